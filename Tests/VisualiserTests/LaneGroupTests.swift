import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
@Suite("Lanes of panes and queues")
struct LaneGroupTests {
  /// A plain view beside a container of two tables; the key that removes a row deletes the first row
  /// of the first table.
  private final class BesideScene: Scene {
    let panes: [Pane]
    let tables = [TableView(), TableView()]
    private let sources = [Rows(), Rows()]
    let canChangeRows = true

    final class Rows: TableViewDataSource {
      var count = 4
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }

    init() {
      let container = ContainerScrollView()
      for (table, source) in zip(tables, sources) {
        table.rowHeight = 50
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        container.addArrangedSubview(table)
      }
      let sources = sources
      panes = [
        Pane(title: "Plain", shortTitle: "Plain", root: View(), rootID: "plain"),
        Pane(
          title: "Two lists", shortTitle: "Lists", root: container, rootID: "container",
          lists: tables.enumerated().map { place, table in
            PaneList(
              id: "table\(place)", title: "Table \(place)", view: table, colors: Palette.first,
              count: { sources[place].count })
          }),
      ]
    }

    func removeRow() {
      sources[0].count -= 1
      tables[0].deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
  }

  private func driver() -> ShellDriver {
    ShellDriver(
      SceneDescription(name: "beside", title: "Beside", group: .yours, article: "", sentence: "") {
        _ in BesideScene()
      })
  }

  @Test("The queues of a pane have lanes of their own, also beside a pane without lists")
  func secondPane() {
    let texts = driver().shell.displayList().commands.compactMap { command -> String? in
      if case .text(let run) = command { run.string } else { nil }
    }
    #expect(texts.count { $0 == "4 cells" } == 2)
  }

  @Test("A cell that fades out is on the screen, and its lane goes on into the queue")
  func leaving() throws {
    let driver = driver()
    let shell = driver.shell
    let cell = try #require(shell.session.record.lanes.lanes[1].first?.cell)
    driver.type("-")
    driver.wait(0.1)
    let bill = try #require(shell.inspector.readout.bills.first)
    #expect(bill.onScreen == 8 && bill.waiting == 0 && bill.made == 8)
    #expect(shell.scene.panes[1].liveCells == 8)
    let card = try #require(shell.session.run.inspection(of: .cell(cell)))
    #expect(card.title.hasPrefix("Row") && card.outline != nil, "\(card.title)")
    driver.settle()
    let settled = try #require(shell.inspector.readout.bills.first)
    #expect(settled.onScreen == 7 && settled.waiting == 1 && settled.made == 8)
    let lane = try #require(shell.session.record.lanes.lanes[1].first { $0.cell == cell })
    #expect(lane.stays.last?.place == .queue && lane.end == nil)
    #expect(zip(lane.stays, lane.stays.dropFirst()).allSatisfy { $0.time < $1.time })
  }
}
