import Snapshots
import TestSupport
import Testing

@Suite("Identities that are references")
struct SnapshotReleaseTests {
  /// Counts the identities that are alive.
  private final class Counter { var alive = 0 }

  private final class Token: Hashable {
    let number: Int
    private let counter: Counter
    init(_ number: Int, _ counter: Counter) {
      (self.number, self.counter) = (number, counter)
      counter.alive += 1
    }
    deinit { counter.alive -= 1 }
    static func == (first: Token, second: Token) -> Bool { first.number == second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test(
    "live as long as a snapshot has them, and no longer", arguments: Soak.seeds(1...100))
  func release(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counter = Counter()
    var next = 0
    // Each item is made once: the number of those alive is that of the items in any snapshot.
    var snapshots = [DiffableDataSourceSnapshot<Int, Token>()]
    snapshots[0].appendSections([0, 1])
    func some(_ index: Int) -> [Token] {
      Array(snapshots[index].itemIdentifiers.shuffled(using: &random).prefix(3))
    }
    for _ in 0..<60 {
      let index = Int.random(in: snapshots.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        let tokens = (next..<next + 4).map { Token($0, counter) }
        next += 4
        snapshots[index].appendItems(tokens, toSection: snapshots[index].sectionIdentifiers[0])
      case 3..<6: snapshots[index].deleteItems(some(index))
      case 6:
        let tokens = some(index)
        guard tokens.count > 1 else { break }
        snapshots[index].moveItem(tokens[0], afterItem: tokens[1])
      case 7 where snapshots.count < 4: snapshots.append(snapshots[index])
      case 7: snapshots.remove(at: index)
      case 8:
        let section = snapshots[index].sectionIdentifiers[0]
        snapshots[index].deleteSections([section])
        snapshots[index].appendSections([section])
      default:
        if Int.random(in: 0..<4, using: &random) == 0 { snapshots[index].deleteAllItems() }
      }
      let kept = Set(snapshots.flatMap(\.itemIdentifiers).map(\.number))
      #expect(counter.alive == kept.count)
    }
    snapshots = []
    #expect(counter.alive == 0)
  }
}
