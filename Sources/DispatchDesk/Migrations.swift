extension Migration {
  /// Every step there ever was.
  static let all: [Migration] = [
    Migration(
      number: 1, name: "drivers, rides, offers and what is known of them",
      statements: [
        """
        CREATE TABLE driver (
          id TEXT PRIMARY KEY, name TEXT NOT NULL, state TEXT NOT NULL, before_loss TEXT, before_leaving TEXT,
          accepted {number} NOT NULL DEFAULT 0, refused {number} NOT NULL DEFAULT 0, own_window {number},
          sequence {number} NOT NULL DEFAULT 0) {strict}
        """,
        "CREATE INDEX driver_for_hire ON driver (id) WHERE state = 'available'",
        """
        CREATE TABLE ride (
          id TEXT PRIMARY KEY, rider TEXT NOT NULL, latitude {number} NOT NULL, longitude {number} NOT NULL,
          pick_up TEXT NOT NULL, to_latitude {number}, to_longitude {number}, destination TEXT NOT NULL,
          requested {number} NOT NULL, scheduled {number}, state TEXT NOT NULL, driver TEXT REFERENCES driver,
          search_ends {number} NOT NULL, offers {number} NOT NULL, reallocations {number} NOT NULL,
          revision {number} NOT NULL, arrived_at {number}, dispatched_late {number},
          sequence {number} NOT NULL DEFAULT 0, changed {number} NOT NULL) {strict}
        """,
        "CREATE INDEX ride_searched_for ON ride (requested) WHERE state = 'searching'",
        "CREATE INDEX ride_of_rider ON ride (rider, requested)",
        "CREATE INDEX ride_of_day ON ride (requested)",
        // One live driver of a ride by the first, one live ride of a driver by the second.
        """
        CREATE TABLE holding (
          ride TEXT PRIMARY KEY REFERENCES ride, driver TEXT NOT NULL UNIQUE REFERENCES driver) {strict}
        """,
        """
        CREATE TABLE offer (
          ride TEXT NOT NULL REFERENCES ride, number {number} NOT NULL, driver TEXT NOT NULL REFERENCES driver,
          sent {number} NOT NULL, deadline {number} NOT NULL, revision {number} NOT NULL, state TEXT NOT NULL,
          PRIMARY KEY (ride, number)) {strict}
        """,
        "CREATE UNIQUE INDEX one_live_offer_of_a_driver ON offer (driver) WHERE state IN ('sent', 'seen')",
        "CREATE INDEX offer_that_ends ON offer (deadline) WHERE state IN ('sent', 'seen')",
        "CREATE INDEX offer_of_ride_live ON offer (ride) WHERE state IN ('sent', 'seen')",
        "CREATE TABLE refusal (ride TEXT NOT NULL REFERENCES ride, driver TEXT NOT NULL, at {number} NOT NULL) {strict}",
        "CREATE INDEX refusal_of_ride ON refusal (ride, at)",
        """
        CREATE TABLE answer (
          sender TEXT NOT NULL, key TEXT NOT NULL, command TEXT NOT NULL, answer TEXT NOT NULL, at {number} NOT NULL,
          PRIMARY KEY (sender, key)) {strict}
        """,
        """
        CREATE TABLE event (
          recipient TEXT NOT NULL, sequence {number} NOT NULL, at {number} NOT NULL, name TEXT NOT NULL,
          body TEXT NOT NULL, PRIMARY KEY (recipient, sequence)) {strict}
        """,
        """
        CREATE TABLE token (
          digest TEXT PRIMARY KEY, role TEXT NOT NULL, owner TEXT NOT NULL, label TEXT NOT NULL,
          issued {number} NOT NULL, revoked {number}) {strict}
        """,
        """
        CREATE {volatile} TABLE position (
          driver TEXT PRIMARY KEY, latitude {number} NOT NULL, longitude {number} NOT NULL, at {number} NOT NULL,
          written {number} NOT NULL) {strict}
        """,
        "CREATE INDEX position_written ON position (written)",
      ])
  ]
}
