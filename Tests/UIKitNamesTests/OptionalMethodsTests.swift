import Testing
import UIKitNames

/// Optional methods that a screen does not implement cost nothing per row, however it conforms.
@MainActor
@Suite("Optional methods under UIKit's names")
struct OptionalMethodsTests {
  static let count = 1_000_000

  final class PlainController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      OptionalMethodsTests.count
    }
  }

  final class TallController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.row == 0 ? 60 : 40
    }
  }

  final class Rows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      OptionalMethodsTests.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }

  @Test("a table controller that overrides no height asks nothing for each row")
  func controller() {
    let controller = PlainController(style: .plain)
    let table: UITableView = controller.tableView
    #expect(table.contentSize.height == CGFloat(Self.count) * 44)
    #expect(table.rowIndexByteCount < 10_000)
  }

  @Test("one that overrides it is asked")
  func overriding() {
    let controller = TallController(style: .plain)
    controller.tableView.estimatedRowHeight = 0
    #expect(controller.tableView.contentSize.height == 60 + 99 * 40)
  }

  @Test("a delegate that only hears of taps asks nothing for each row")
  func delegate() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.dataSource = rows
    table.delegate = rows
    #expect(table.contentSize.height == CGFloat(Self.count) * 44)
    #expect(table.rowIndexByteCount < 10_000)
  }
}
