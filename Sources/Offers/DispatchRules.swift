import Units

/// The times and distances by which rides are offered.
package struct DispatchRules: Sendable, Hashable {
  /// How long a driver may think: 15 s, as drivers asked for and
  /// [Uber tried in 2025](https://therideshareguy.beehiiv.com).
  package var offerWindow = Elapsed.seconds(15)
  /// How much later an answer still counts, for the time that it was on its way.
  package var grace = Elapsed.zero
  /// How long a ride is searched for before there is no driver.
  package var searchWindow = Elapsed.seconds(120)
  /// How long after the request a ride may be searched for again.
  package var validity = Elapsed.seconds(1800)
  /// How long a driver who refused a ride is not asked again.
  package var coolDown = Elapsed.seconds(60)
  /// How far from the pick-up a driver may be.
  package var reach = Distance(millimetres: 6_000_000)
  /// How near to the pick-up a driver stands there already.
  package var atPickUp = Distance(millimetres: 50_000)
  /// How long before its time a booked ride is offered and may be driven.
  package var lead = Elapsed.seconds(3600)
  /// How old a driver's last position may be.
  package var freshness = Elapsed.seconds(60)
  /// How many drivers are asked for one ride at a time; the first to take it has it.
  package var asked = 1
  /// How often a driver may give a ride up before it is not searched for again.
  package var reallocations = 5

  /// Makes the usual rules.
  package init() {}
}
