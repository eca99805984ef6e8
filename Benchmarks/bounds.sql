-- The least and the most of New York's fare by the meter for each trip, as far as SQL has it in one go: the fare is 3.00 with the
-- first unit and 0.70 for each that begins, of a fifth of a mile or a minute; a cell counts the larger of the two.
WITH trips AS (
  SELECT fare_amount AS fare, (trip_distance - 0.005) * 5 AS least_way, (trip_distance + 0.005) * 5 AS most_way,
    date_diff('second', tpep_pickup_datetime, tpep_dropoff_datetime) / 60.0 AS minutes
  FROM read_csv('TABLE', header = true) WHERE RatecodeID = 1
), bounds AS (
  SELECT fare, 3.00 + 0.70 * (greatest(1, ceil(greatest(least_way, minutes - 1.0 / 60))) - 1) AS least,
    3.00 + 0.70 * (greatest(1, ceil(most_way + minutes + 1.0 / 60)) - 1) AS most
  FROM trips
)
SELECT count(*), count(*) FILTER (fare < least), count(*) FILTER (fare > most) FROM bounds
