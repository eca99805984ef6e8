#if arch(wasm32)
  import MetroScreens
  import ModuleMemory

  /// A feed that is being imported: the tables are unpacked by the page, one after another.
  struct FeedDesk {
    private var work = FeedWork()
    private var answer = Answer()

    mutating func open(_ archive: [UInt8]) -> UInt32 {
      work = FeedWork()
      let listed = work.open(archive)
      return answer.put(listed.list, listed.refusal)
    }

    mutating func add(_ number: UInt32, _ table: [UInt8]) {
      work.add(Int(number), table)
    }

    mutating func network(_ order: [UInt8]) -> UInt32 {
      let made = work.network(order)
      work = FeedWork()
      return answer.put(made.file, made.refusal)
    }
  }
#endif
