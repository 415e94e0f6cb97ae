import Demonstrations
import Drawing
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// The bill after a list has left a stack.
@MainActor
@Suite("The bill of a stack that loses a list")
struct BillTests {
  /// Two lists in a container; the key that removes a row removes the whole first list.
  private final class LosingScene: Scene {
    let panes: [Pane]
    let container = ContainerScrollView()
    let tables: [TableView]
    private let sources = [Rows(), Rows()]
    var loses: (LosingScene) -> Void = { _ in }

    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }

    init() {
      tables = sources.map { source in
        let table = TableView()
        table.rowHeight = 50
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        return table
      }
      for table in tables { container.addArrangedSubview(table) }
      panes = [
        Pane(
          title: "Two lists", shortTitle: "Lists", root: container, rootID: "container",
          lists: tables.enumerated().map { place, table in
            PaneList(
              id: "table\(place)", title: "Table \(place)", view: table, colors: Palette.first,
              count: { 4 })
          })
      ]
    }

    let canChangeRows = true
    func removeRow() { loses(self) }
  }

  private func bill(afterLosing lose: @escaping (LosingScene) -> Void) throws -> [Readout.Bill] {
    let description = SceneDescription(
      name: "losing", title: "Losing", group: .yours, article: "", sentence: ""
    ) { _ in
      let scene = LosingScene()
      scene.loses = lose
      return scene
    }
    let run = SceneRun(description, variant: 0, seed: 1, text: FixedAdvanceText())
    _ = run.advance(to: 0)
    let before = try #require(run.readout().bills.first)
    run.apply(SceneInput(time: 0.1, action: .removeRow))
    _ = run.advance(to: 0.1)
    return [before, try #require(run.readout().bills.first)]
  }

  @Test("A list that is removed is on the screen no more; what was made for it stays made")
  func removed() throws {
    let bills = try bill { $0.container.removeArrangedSubview($0.tables[0]) }
    #expect(bills.map(\.onScreen) == [8, 4])
    #expect(bills.map(\.made) == [8, 8])
    #expect(bills.map(\.rows) == [8, 4])
    let last = bills[1]
    #expect(last.onScreen + last.offScreen + last.waiting == 8)
  }

  @Test("A list that is hidden is on the screen no more; its rows are still the stack's")
  func hidden() throws {
    let bills = try bill { $0.tables[0].isHidden = true }
    #expect(bills.map(\.onScreen) == [8, 4])
    #expect(bills.map(\.made) == [8, 8])
    #expect(bills.map(\.rows) == [8, 8])
    let last = bills[1]
    #expect(last.onScreen + last.offScreen + last.waiting == 8)
  }
}
