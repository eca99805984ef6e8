"""Prices and audits many rides on Spark with the flagfall package or the flagfall command.

    spark-submit price.py bills RIDES OUT --tariff us-nyc            the package, in mapInPandas
    spark-submit price.py piped RIDES OUT --tariff us-nyc --flagfall PATH   the command, through rdd.pipe
    spark-submit price.py audit TRIPS OUT --tariff us-nyc            the package, in mapInArrow

RIDES is CSV with ride,time,lat,lon,speed,accuracy; TRIPS is Parquet with the columns of New York's trip records. OUT becomes a
folder of text files with a line for each ride, the lines that `flagfall bill` prints, or a line of each trip's verdict.
"""

import argparse
import os
import sys

# The workers are to take this Python and not another.
os.environ.setdefault("PYSPARK_PYTHON", sys.executable)

from pyspark.sql import SparkSession  # noqa: E402

FIXES = "ride string, time string, lat double, lon double, speed double, accuracy double"


def priced(tariff):
    """Rows of whole rides into lines; a ride is whole, for its rows were brought into one partition and sorted."""

    def price(parts):
        import pandas

        rest = None
        for part in parts:
            part = part if rest is None else pandas.concat([rest, part], ignore_index=True)
            # The last ride of a part may go on in the next.
            is_last = part["ride"] == part["ride"].iloc[-1]
            rest = part[is_last]
            yield lines(part[~is_last])
        if rest is not None:
            yield lines(rest)

    def lines(frame):
        import flagfall
        import pandas

        times = pandas.to_datetime(frame["time"], utc=True, format="ISO8601").dt.tz_localize(None)
        frame = frame.assign(time=times.to_numpy("datetime64[ms]"))
        return pandas.DataFrame({"line": list(flagfall.bill_lines(frame, tariff=tariff))}, dtype=object)

    return price


def bills(spark, rides, tariff):
    frame = spark.read.csv(rides, header=True, schema=FIXES)
    grouped = frame.repartition("ride").sortWithinPartitions("ride", "time")
    return grouped.mapInPandas(priced(tariff), "line string")


def piped(spark, rides, tariff, flagfall):
    """The same by the command, which reads the rows of a partition as one table."""
    frame = spark.read.text(rides).where("not value like 'ride,%'")
    rows = frame.selectExpr("split(value, ',')[0] as ride", "split(value, ',')[1] as time", "value")
    grouped = rows.repartition("ride").sortWithinPartitions("ride", "time").select("value")

    def table(values):
        yield "ride,time,lat,lon,speed,accuracy"
        for row in values:
            yield row.value

    command = f"{flagfall} bill --quiet --cores 1 --tariff {tariff} -"
    # A status that is not zero fails the job.
    lines = grouped.rdd.mapPartitions(table).pipe(command, env=dict(os.environ), checkCode=True)
    return lines.map(lambda line: (line,)).toDF("line string")


def judged(tariff):
    def judge(batches):
        import flagfall
        import pyarrow

        for batch in batches:
            found = flagfall.audit(pyarrow.table(batch), tariff=tariff)
            yield pyarrow.record_batch({name: pyarrow.array(values) for name, values in found.items()})

    return judge


def audit(spark, trips, tariff):
    verdicts = spark.read.parquet(trips).mapInArrow(judged(tariff), "verdict string, least long, most long")
    return verdicts.selectExpr("concat_ws(',', verdict, least, most) as line")


def session():
    settings = {
        "spark.ui.enabled": "false", "spark.sql.session.timeZone": "UTC",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "100000",
    }
    if os.environ.get("FLAGFALL_SPARK_LOCAL"):
        settings |= {"spark.master": os.environ["FLAGFALL_SPARK_LOCAL"], "spark.driver.host": "127.0.0.1",
                     "spark.driver.bindAddress": "127.0.0.1", "spark.sql.shuffle.partitions": "4"}
    builder = SparkSession.builder.appName("flagfall")
    for name, value in settings.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


def main():
    parser = argparse.ArgumentParser(description="Prices and audits many rides on Spark.")
    parser.add_argument("work", choices=["bills", "piped", "audit"])
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--tariff", default="us-nyc")
    parser.add_argument("--flagfall", default="flagfall")
    options = parser.parse_args()
    spark = session()
    if options.work == "piped":
        lines = piped(spark, options.input, options.tariff, options.flagfall)
    else:
        lines = (bills if options.work == "bills" else audit)(spark, options.input, options.tariff)
    lines.write.mode("overwrite").text(options.output)
    spark.stop()


if __name__ == "__main__":
    main()
