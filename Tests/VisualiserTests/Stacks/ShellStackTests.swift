import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

@MainActor
struct ShellStackTests {
  private func stack(
    rows: Int, container: StackDescription.Container = .both
  ) -> StackDescription {
    StackDescription(
      container: container, sections: [.init(.table, count: rows, height: .same(50))])
  }

  @Test("A stack that is opened stands last in the sidebar, in the place of the one before")
  func sidebar() {
    let driver = ShellDriver(.container)
    #expect(driver.shell.scenes.count == SceneCatalog.listed.count)
    driver.shell.open(own: .stack(stack(rows: 30), named: "a.json"))
    driver.shell.open(own: .stack(stack(rows: 40), named: "b.json"))
    driver.settle()
    #expect(driver.shell.scenes.map(\.name) == SceneCatalog.listed.map(\.name) + ["b.json"])
    #expect(driver.shell.report.scene == "b.json")
    driver.type("]")
    #expect(driver.shell.report.scene == SceneCatalog.listed[0].name)
    driver.type("[")
    #expect(driver.shell.report.scene == "b.json")
  }

  @Test("A new version of the stack that is shown stays at its variant and its offset")
  func newVersion() {
    let driver = ShellDriver(.stack(stack(rows: 30), named: "a.json"))
    driver.type("n")
    driver.shell.setOffset(Point(x: 0, y: 600))
    driver.settle()
    #expect(driver.offset("container") == 600)

    driver.shell.open(own: .stack(stack(rows: 25), named: "a.json"))
    driver.settle()
    #expect(driver.shell.viewIDs.first == "container" && driver.offset("container") == 600)
    driver.shell.open(own: .stack(stack(rows: 20), named: "a.json"))
    driver.settle()
    // The new version has less content.
    #expect(driver.offset("container") == 432)
    driver.shell.open(own: .stack(stack(rows: 20, container: .naive), named: "a.json"))
    #expect(driver.shell.viewIDs.first == "naive")
  }

  @Test("A notice lies over the stage until it is put away; Esc closes nothing else")
  func notice() {
    let driver = ShellDriver(.container)
    let before = driver.shell.displayList()
    let notice = Notice(
      title: "a.json: 2 mistakes",
      lines: [
        .init(place: "line 3: spacing", text: "Found -1."), .init(place: "line 4", text: "x"),
      ])
    driver.shell.show(notice)
    driver.wait(0.1)
    #expect(driver.shell.displayList() != before)
    #expect(driver.shell.displayList().description.contains("line 3: spacing"))
    driver.press(.escape)
    #expect(driver.quits == 0)
    #expect(driver.shell.displayList() == before)

    driver.shell.show(notice)
    driver.wait(0.1)
    driver.click(at: Point(x: 500, y: driver.shell.notice.frame.midY))
    #expect(driver.shell.notice.isHidden)

    driver.shell.show(notice)
    driver.shell.open(own: .stack(stack(rows: 3), named: "a.json"))
    #expect(driver.shell.notice.isHidden)
    driver.press(.escape)
    #expect(driver.quits == 0)
  }

  @Test("A notice fits into the smallest window, and says how much it leaves out")
  func manyMistakes() {
    let driver = ShellDriver(.container, size: Size(width: 640, height: 480))
    let lines = (1...90).map { Notice.Line(place: "line \($0)", text: "Found nothing.") }
    driver.shell.show(Notice(title: "a.json: 90 mistakes", lines: lines))
    driver.wait(0.1)
    let notice = driver.shell.notice
    #expect(driver.shell.stage.frame.minY <= notice.frame.minY)
    #expect(notice.frame.maxY <= driver.shell.stage.frame.maxY)
    #expect(driver.shell.displayList().description.contains("and 8"))
  }

  @Test("The stack that is open is in sight in the sidebar, below all scenes as it stands")
  func sidebarReveals() {
    let driver = ShellDriver(
      .stack(stack(rows: 30), named: "a.json"), size: Size(width: 1280, height: 700))
    func baseline() -> Double? {
      driver.shell.displayList().commands.lazy.compactMap { command in
        guard case .text(let run) = command, run.string == "a.json",
          run.anchor.x < Sidebar.width
        else { return nil }
        return run.anchor.y
      }.first
    }
    #expect(baseline() ?? 0 > 600 && baseline() ?? 700 < 700 - 36)
    driver.shell.resize(to: Size(width: 1280, height: 500))
    driver.wait(0.1)
    #expect(baseline() ?? 0 > 400 && baseline() ?? 500 < 500 - 36)
    driver.type("1")
    driver.shell.open(own: .stack(stack(rows: 3), named: "a.json"))
    driver.wait(0.1)
    #expect(baseline() ?? 0 > 400)
  }

  @Test("The lines of a notice keep their distance, whether one of them is long or not")
  func noticePitch() {
    let view = NoticeView(theme: .light, text: FixedAdvanceText())
    view.room = Rect(x: 0, y: 0, width: 400, height: 600)
    view.notice = Notice(
      title: "a.json: 3 mistakes",
      lines: [
        .init(place: "line 1", text: "short"),
        .init(place: "line 2", text: Array(repeating: "long", count: 40).joined(separator: " ")),
        .init(place: "line 3", text: "short"),
      ])
    let labels = view.subviews.compactMap { $0 as? Label }
    #expect(labels.count == 6)
    let gaps = zip(labels, labels.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    #expect(gaps.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? 0 : gaps[1]) })
    #expect(gaps[1] > 0)
    #expect(labels[1].frame.height == labels[5].frame.height)
    #expect(labels[3].frame.height > 2 * labels[1].frame.height)
    #expect(labels[5].frame.maxY < view.bounds.maxY)
  }
}
