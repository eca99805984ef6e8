"""Writes Tests/Fixtures/words/widths.tsv: how many columns the letters of Unicode 3.2 take by Python's own table of
East Asian widths, in runs of code points; with --check it says whether the committed file is current.

Marks that combine and signs of format are left out, and so are the two angle brackets U+2329 and U+232A, which Unicode
took out of use.
"""

from unicodedata import ucd_3_2_0 as unicode

from fixture import deliver


def runs():
    first, last, columns = 0, -1, 0
    for code in range(0x20, 0x110000):
        letter = chr(code)
        if unicode.category(letter) in ("Cn", "Cs", "Co", "Cc", "Cf", "Mn", "Me", "Mc", "Zl", "Zp"):
            continue
        if code in (0x200B, 0x2329, 0x232A):
            continue
        own = 2 if unicode.east_asian_width(letter) in "WF" else 1
        if code == last + 1 and own == columns:
            last = code
            continue
        if last >= 0:
            yield first, last, columns
        first, last, columns = code, code, own
    yield first, last, columns


def main():
    lines = ["# Unicode 3.2: first, last, columns"]
    lines += [f"{first:04X}\t{last:04X}\t{columns}" for first, last, columns in runs()]
    deliver("words/widths.tsv", lines)


if __name__ == "__main__":
    main()
