extension TariffForm {
  /// Makes this the form of another tariff: one of the reader's own, which is not the published one that it came from.
  package mutating func becomeOwn() {
    id = ""
    earlier = []
  }
}
