import Tariffs
import Words

extension Tariff {
  /// What people of the city are used to, with distances in its own unit unless told.
  package func customs(roads: RoadUnits? = nil) -> Customs {
    var customs = Customs.of(country: country)
    customs.roads = roads ?? (roadUnit == .mile ? .miles : .kilometres)
    return customs
  }
}
