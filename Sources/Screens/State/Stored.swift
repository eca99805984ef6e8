/// A value on the heap: many a state carries a ride, and what carries it is copied in one word.
indirect enum Stored<Value: Sendable>: Sendable {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
