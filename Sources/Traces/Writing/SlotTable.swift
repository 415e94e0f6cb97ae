internal import Geometry

/// The things of one kind that a writer knows: their names, and what was written of them last.
///
/// The states are in memory of the table's own, where they are compared and changed in place: an array
/// checks at each change whether it is shared.
struct SlotTable<Thing, Name, State: BitwiseCopyable>: ~Copyable {
  private static var firstCapacity: Int { 16 }

  private var states = UnsafeMutablePointer<State>.allocate(capacity: firstCapacity)
  /// The numbers of the things; −1 where a place is free.
  private var numbers = UnsafeMutablePointer<Int>.allocate(capacity: firstCapacity)
  private var count = 0
  private var capacity = firstCapacity
  private var names: [Name] = []
  private var free: [Int] = []
  private var nextNumber = 0

  init() {}

  deinit {
    states.deallocate()
    numbers.deallocate()
  }

  mutating func add(_ name: Name, _ state: State) -> TraceHandle<Thing> {
    let place = free.popLast() ?? count
    if place == count {
      if count == capacity { grow() }
      count += 1
      names.append(name)
    } else {
      names[place] = name
    }
    states[place] = state
    numbers[place] = nextNumber
    defer { nextNumber += 1 }
    return TraceHandle(key: TraceKey(number: nextNumber), slot: place)
  }

  private mutating func grow() {
    states = Self.move(states, count: count)
    numbers = Self.move(numbers, count: count)
    capacity = 2 * count
  }

  /// Moves values to memory for twice their number.
  private static func move<Value>(
    _ values: UnsafeMutablePointer<Value>, count: Int
  ) -> UnsafeMutablePointer<Value> {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: 2 * count)
    larger.moveInitialize(from: values, count: count)
    values.deallocate()
    return larger
  }

  mutating func remove(_ handle: TraceHandle<Thing>) {
    check(handle)
    numbers[handle.slot] = -1
    free.append(handle.slot)
  }

  func name(of handle: TraceHandle<Thing>) -> Name { names[handle.slot] }

  /// The state of a thing; it stays in its place until another thing is added.
  @inline(__always)
  func state(of handle: TraceHandle<Thing>) -> UnsafeMutablePointer<State> {
    check(handle)
    return states + handle.slot
  }

  @inline(__always)
  private func check(_ handle: TraceHandle<Thing>) {
    require(
      handle.slot < count && numbers[handle.slot] == handle.key.number,
      "TraceWriter: number \(handle.key.number) is gone")
  }

  /// The handles of all things.
  var handles: [TraceHandle<Thing>] {
    (0..<count).filter { numbers[$0] >= 0 }.map {
      TraceHandle(key: TraceKey(number: numbers[$0]), slot: $0)
    }
  }
}
