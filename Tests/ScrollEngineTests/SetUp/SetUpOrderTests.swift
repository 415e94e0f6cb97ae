@testable import ScrollEngine
import TestSupport
import Testing

/// Random screens, each made by the same calls in several orders.
@MainActor
@Suite("A screen that is set up in another order")
struct SetUpOrderTests {
  @Test(
    "shows the same first frame", arguments: SetUpScreen.Kind.allCases, Soak.seeds(0...9))
  func orders(kind: SetUpScreen.Kind, block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      let plain = SetUpScreen.make(kind, seed: seed)
      let first = plain.setUp(order: 0)
      guard check(plain, kind, seed, first) else { return }
      guard plain.isInRange else { continue }
      for order in 1...6 as ClosedRange<UInt64> {
        let other = SetUpScreen.make(kind, seed: seed)
        let made = other.setUp(order: order)
        guard check(other, kind, seed, made) else { return }
        guard plain.frame != other.frame else { continue }
        let lines = zip(plain.frame, other.frame).first { $0 != $1 }
        Issue.record(
          """
          \(kind) \(seed) \(order)
          \(first.joined(separator: ", "))
            \(lines?.0 ?? "\(plain.frame.count) lines")
          \(made.joined(separator: ", "))
            \(lines?.1 ?? "\(other.frame.count) lines")
          """)
        return
      }
    }
  }

  private func check(
    _ screen: SetUpScreen, _ kind: SetUpScreen.Kind, _ seed: UInt64, _ made: [String]
  ) -> Bool {
    guard let complaint = screen.complaint else { return true }
    Issue.record("\(kind) \(seed) \(made.joined(separator: ", ")): \(complaint)")
    return false
  }

  @Test("A table in a controller begins below its inset, whichever is set first")
  func controller() {
    final class Screen: ViewController {
      let rows = RowSource(30)
      let table = TableView()
      override func loadView() { view = table }
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = rows
        table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
      }
    }
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let screen = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(screen.table.contentOffset.y == -20)
  }
}
