"""Writes Tests/Fixtures/words/babel.tsv: what PyPI `babel` (CLDR's data) makes of numbers, money, dates, times,
measures and plurals in the six languages; with --check it says whether the committed file is current.

The language en_GB stands for English where the day comes before the month.
"""

import sys
from datetime import date, time
from decimal import Decimal

import babel
from babel import Locale
from babel.dates import format_date, format_skeleton, format_time
from babel.numbers import format_currency, format_decimal, format_percent, get_currency_symbol
from babel.units import format_unit

from fixture import deliver

VERSION = "2.19.0"
LANGUAGES = ["en", "es", "de", "pl", "uk", "ja"]
NUMBERS = ["0", "7", "-7", "0.50", "12.34", "999", "-999.9", "1000", "1234", "9999.99", "10000", "-12345", "123456.7",
           "1234567", "-9876543.21", "1000000000", "9223372036854775807"]
AMOUNTS = ["0", "0.05", "3.50", "17.20", "-2.50", "999.99", "1234.50", "12345.60", "-1234567.89"]
CURRENCIES = ("AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL HKD HUF IDR ILS INR ISK JPY KRW KWD KZT "
              "MAD MXN MYR NOK NZD PEN PHP PLN PYG RON RSD SAR SEK SGD THB TND TRY TWD UAH USD UYU VND XAF XOF XPF "
              "ZAR").split()
AMOUNT_CURRENCIES = ["EUR", "USD", "GBP", "PLN", "UAH", "JPY", "CZK", "MXN", "AUD", "HKD", "KRW", "SGD", "TWD"]
PERCENTS = ["0", "5", "15", "15.5", "99.75", "-7"]
DATES = ["2026-01-05", "2026-02-10", "2026-03-01", "2026-04-30", "2026-05-09", "2026-06-17", "2026-07-18",
         "2026-08-23", "2026-09-11", "2026-10-31", "2026-11-02", "2028-02-29", "2026-12-25"]
TIMES = ["00:00:00", "00:07:31", "06:00:00", "09:05:59", "11:59:59", "12:00:00", "13:30:00", "17:07:08", "23:59:59"]
LENGTHS = ["0.00", "0.85", "1.00", "2.00", "5.00", "7.42", "12.50", "21.00", "1234.50"]
WHOLE_LENGTHS = ["0", "1", "2", "5", "11", "12", "21", "22", "100", "400", "1234"]
DURATIONS = ["0", "1", "2", "5", "31", "59"]
COUNTS = list(range(0, 31)) + [100, 101, 102, 111, 112, 121, 122, 999, 1000, 1001, 1_000_000, 2_000_000, 1_000_001]
FRACTIONS = ["0.0", "0.5", "1.0", "1.00", "1.5", "2.0", "5.0", "21.0", "1000000.0"]


def rows():
    for language in LANGUAGES:
        yield from of_language(language)
    yield from of_dates("en_GB", ["medium", "long", "full"])
    yield from of_times("en_GB")


def of_language(language):
    locale = Locale.parse(language)
    for number in NUMBERS:
        digits = len(number.partition(".")[2])
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        yield language, "number", number, format_decimal(Decimal(number), pattern, locale=locale)
    for currency in CURRENCIES:
        yield language, "sign", currency, get_currency_symbol(currency, locale)
    for currency in AMOUNT_CURRENCIES:
        for amount in AMOUNTS:
            value = Decimal(amount).scaleb(2) if currency in ("JPY", "KRW") else Decimal(amount)
            text = format_currency(value, currency, locale=locale)
            yield language, "money", f"{value:f} {currency}", text
    for percent in PERCENTS:
        pattern = locale.percent_formats[None].pattern.replace("0%", "0.##%").replace("0\xa0%", "0.##\xa0%")
        yield language, "percent", percent, format_percent(Decimal(percent) / 100, pattern, locale=locale)
    yield from of_dates(language, ["medium", "long", "full"])
    yield from of_times(language)
    for length in LENGTHS:
        for unit in ["length-kilometer", "length-mile"]:
            yield language, unit, length, measure(length, unit, locale, "#,##0.00")
    for length in WHOLE_LENGTHS:
        for unit in ["length-meter", "length-yard", "speed-kilometer-per-hour", "speed-mile-per-hour"]:
            yield language, unit, length, measure(length, unit, locale, "#,##0")
    for duration in DURATIONS:
        for unit in ["duration-hour", "duration-minute", "duration-second"]:
            yield language, unit, duration, measure(duration, unit, locale, "#,##0")
    for count in COUNTS:
        yield language, "plural", str(count), locale.plural_form(count)
    for fraction in FRACTIONS:
        yield language, "plural", fraction, locale.plural_form(Decimal(fraction))


def measure(number, unit, locale, pattern):
    return format_unit(Decimal(number), unit, "short", format=pattern, locale=locale)


def of_dates(language, styles):
    locale = Locale.parse(language)
    for text in DATES:
        day = date.fromisoformat(text)
        for style in styles:
            yield language, "date-" + style, text, format_date(day, style, locale=locale)
        yield language, "date-day", text, format_skeleton("MMMMd", day, locale=locale)
        yield language, "month", text[5:7], locale.months["stand-alone"]["wide"][day.month]
    for number in range(1, 8):
        yield language, "weekday", str(number), locale.days["stand-alone"]["wide"][number - 1]
        yield language, "weekday-short", str(number), locale.days["stand-alone"]["abbreviated"][number - 1]


def of_times(language):
    locale = Locale.parse(language)
    for text in TIMES:
        moment = time.fromisoformat(text)
        yield language, "time", text, format_time(moment, locale.datetime_skeletons["Hm"], locale=locale)
        yield language, "time-seconds", text, format_time(moment, locale.datetime_skeletons["Hms"], locale=locale)
        yield language, "time-half", text, format_time(moment, locale.datetime_skeletons["hm"], locale=locale)


def main():
    if babel.__version__ != VERSION:
        sys.exit(f"this oracle is babel {VERSION}, not {babel.__version__}: pip install -r Tests/requirements.txt")
    lines = [f"# babel {VERSION}: language, kind, argument, text"]
    lines += dict.fromkeys("\t".join(row) for row in rows())
    deliver("words/babel.tsv", lines)


if __name__ == "__main__":
    main()
