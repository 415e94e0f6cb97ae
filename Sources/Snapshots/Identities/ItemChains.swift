/// The items of each section, in order, by the slots of both.
///
/// Items that have only been appended lie in runs: slots one after the other, of one section. Links
/// between a few runs take next to no memory. The first other edit makes each slot a run of its own;
/// from then on, adding or removing a slot visits no others.
@usableFromInline
struct ItemChains: Sendable {
  /// How many runs there may be before each slot becomes one: finding the run of a slot takes
  /// 12 comparisons at most.
  static let mostRuns = 4096

  /// The first slot of each run; nil if each slot is a run, with the same number.
  private var starts: [UInt32]? = []
  private var links = ChainLinks()
  /// The section of each run.
  private var homes: [UInt32] = []
  /// The runs of the section in each slot.
  private var chains: [Chain] = []
  /// The number of items of the section in each slot.
  private var counts: [Int] = []
  /// How many slots of items have been used so far.
  @usableFromInline private(set) var slotCount = 0

  init() {}

  // MARK: Questions

  /// How many slots of sections there are.
  var sectionSlotCount: Int { chains.count }

  /// How many items a section has.
  func count(inSection section: Int) -> Int { counts[section] }

  /// The section of an item.
  func section(of slot: Int) -> Int { Int(homes[run(of: slot)]) }

  /// The item before another one in its section; nil if that is the first.
  func slot(before slot: Int) -> Int? {
    let run = run(of: slot)
    if let starts, slot > starts[run] { return slot - 1 }
    return links.slot(before: run).map { slots(ofRun: $0).upperBound - 1 }
  }

  /// Calls a function with the items of a section, in order.
  func forEach(inSection section: Int, _ body: (Int) -> Void) {
    guard starts != nil else { return links.forEach(in: chains[section], body) }
    links.forEach(in: chains[section]) { run in
      for slot in slots(ofRun: run) { body(slot) }
    }
  }

  private func slots(ofRun run: Int) -> Range<Int> {
    guard let starts else { return run..<run + 1 }
    return Int(starts[run])..<(run + 1 == starts.count ? slotCount : Int(starts[run + 1]))
  }

  private func run(of slot: Int) -> Int {
    guard let starts else { return slot }
    var (lower, upper) = (0, starts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= slot { lower = middle } else { upper = middle }
    }
    return lower
  }

  // MARK: Edits

  /// Gives an empty section its slot, unless it has one.
  mutating func addSection(_ section: Int) {
    guard section == chains.count else { return }
    chains.append(Chain())
    counts.append(0)
  }

  /// Removes all items of a section.
  mutating func removeAll(inSection section: Int) {
    guard counts[section] > 0 else { return }
    split()
    chains[section] = Chain()
    counts[section] = 0
  }

  /// Removes all items of all sections, and forgets their slots.
  mutating func removeAll() {
    let sections = chains.indices
    self = ItemChains()
    for section in sections { addSection(section) }
  }

  /// Adds new slots, up to a number of all, to the end of a section.
  @usableFromInline
  mutating func appendSlots(upTo count: Int, toSection section: Int) {
    let slots = slotCount..<count
    guard !slots.isEmpty else { return }
    if let starts, starts.count == Self.mostRuns, homes.last != UInt32(section) { split() }
    slotCount = count
    counts[section] += slots.count
    guard starts != nil else {
      links.append(slots, to: &chains[section])
      homes.append(contentsOf: repeatElement(UInt32(section), count: slots.count))
      return
    }
    // The last run grows by itself.
    guard homes.last != UInt32(section) else { return }
    links.append(homes.count..<homes.count + 1, to: &chains[section])
    homes.append(UInt32(section))
    starts?.append(UInt32(slots.lowerBound))
  }

  /// Adds an item to the end of a section.
  @usableFromInline
  mutating func append(_ slot: Int, toSection section: Int) {
    split()
    insert(slot, behind: chains[section].last, inSection: section)
  }

  /// Inserts an item behind another one; at the beginning of the section if that is nil.
  mutating func insert(_ slot: Int, behind other: Int?, inSection section: Int) {
    split()
    links.insert(slot, behind: other, in: &chains[section])
    counts[section] += 1
    if slot == slotCount {
      homes.append(UInt32(section))
      slotCount += 1
    } else {
      homes[slot] = UInt32(section)
    }
  }

  /// Takes an item out of its section.
  mutating func remove(_ slot: Int) {
    split()
    let section = Int(homes[slot])
    links.remove(slot, from: &chains[section])
    counts[section] -= 1
  }

  /// Makes each slot a run of its own.
  private mutating func split() {
    guard starts != nil else { return }
    let runs = self
    removeAll()
    starts = nil
    // Within a section, the runs are in the order in which they came.
    for run in runs.homes.indices {
      appendSlots(upTo: runs.slots(ofRun: run).upperBound, toSection: Int(runs.homes[run]))
    }
  }
}
