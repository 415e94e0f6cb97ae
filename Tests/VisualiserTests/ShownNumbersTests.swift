import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// The texts of a picture, in the order in which they are drawn.
@MainActor
private struct ShownTexts {
  let all: [String]

  /// The texts within a frame; nil for all.
  init(_ shell: Shell, in frame: Rect? = nil) {
    all = shell.displayList().commands.compactMap { command in
      guard case .text(let run) = command, frame?.contains(run.anchor) ?? true else { return nil }
      return run.string
    }
  }

  /// The numbers that are drawn directly after a label; nil if the label is not shown.
  func numbers(after label: String, _ count: Int) -> [Int]? {
    guard let place = all.firstIndex(of: label), place + count < all.count else { return nil }
    return all[(place + 1)...(place + count)].map { number($0) ?? -1 }
  }

  /// The numbers that are drawn directly before each occurrence of a label.
  func numbers(before label: String) -> [Int] {
    all.indices.dropFirst().filter { all[$0] == label }.compactMap { number(all[$0 - 1]) }
  }

  /// The number in each text of a number and a word, such as `21 cells`.
  func numbers(of word: String) -> [Int] {
    all.filter { $0.hasSuffix(" " + word) }.compactMap {
      number(String($0.dropLast(word.count + 1)))
    }
  }

  private func number(_ text: String) -> Int? { Int(text.filter { $0 != "," }) }
}

/// The counts of a pane's cells, as the layout report has them; it also has headers, which may come
/// from the same queues.
private struct ReportedCells: Equatable {
  var live = 0
  var waiting = 0
  var made = 0
  var asked = 0
  var reused = 0

  @MainActor
  init(_ pane: Pane, _ books: [QueueBook], _ report: LayoutReport) {
    let identifiers = Set(books.flatMap(\.chips).map(\.identifier))
    let lists = Set(pane.lists.map { pane.prefix + $0.id })
    // A queue that several lists share names them all.
    for entry in report.reuse
    where identifiers.contains(entry.identifier)
      && entry.owner.split(separator: "+").contains(where: { lists.contains(String($0)) })
    {
      live += entry.statistics.live
      waiting += entry.statistics.queued
      made += entry.statistics.created
      asked += entry.statistics.dequeued
      reused += entry.statistics.reused
    }
  }
}

@MainActor
@Suite("All numbers on the screen at one moment")
struct ShownNumbersTests {
  /// High enough for all of the bill and the queues.
  private static let size = Size(width: 1280, height: 1_600)

  private func compare(_ shell: Shell, _ place: String) {
    let texts = ShownTexts(shell)
    let report = shell.report
    let all = shell.scene.panes
    let panes = all.filter { !$0.lists.isEmpty }
    let cells = all.indices.filter { !all[$0].lists.isEmpty }.map {
      ReportedCells(all[$0], shell.session.run.cells.queues(inPane: $0), report)
    }
    compareFacts(shell, cells, place)
    guard !panes.isEmpty else { return }
    let count = panes.count
    // The bill.
    let onScreen = texts.numbers(after: "on the screen", count)
    let outOfSight =
      texts.numbers(after: "out of sight", count) ?? Array(repeating: 0, count: count)
    let queued =
      texts.numbers(after: count > 1 ? "in the queue" : "waiting in the queue", count)
    #expect(onScreen.map { zip($0, outOfSight).map(+) } == cells.map(\.live), "\(place): live")
    #expect(queued == cells.map(\.waiting), "\(place): waiting")
    #expect(texts.numbers(after: "made so far", count) == cells.map(\.made), "\(place): made")
    #expect(texts.numbers(after: "without reuse", count) == cells.map(\.asked), "\(place): asked")
    // The numbers above the viewports.
    let counted = panes.indices.filter { panes[$0].figure?.label == "cells live" }
    let above = texts.numbers(before: "cells live")
    #expect(Set(above) == Set(counted.map { cells[$0].live }), "\(place): above")
    // The queues of the inspected pane.
    if let inspected = panes.firstIndex(where: { $0 === shell.scene.inspectedPane }) {
      func sum(_ word: String) -> Int { texts.numbers(before: word).reduce(0, +) }
      #expect(sum("live") == cells[inspected].live, "\(place): live in the queues")
      #expect(sum("waiting") == cells[inspected].waiting, "\(place): waiting in the queues")
      #expect(sum("made") == cells[inspected].made, "\(place): made in the queues")
      #expect(sum("reused") == cells[inspected].reused, "\(place): reused in the queues")
    }
    // The lanes have a bar for each cell that was made; they also have those of the time after a
    // past moment.
    let lanes = ShownTexts(shell, in: shell.lanes.frame).numbers(of: "cells")
    if !shell.lanes.isHidden, lanes.count == count, shell.session.timeline.isLive {
      for (pane, (shown, cells)) in zip(panes, zip(lanes, cells)) {
        // A cell that was made and lost its row within one tick has no lane until it waits.
        var leaving = 0
        for list in pane.lists { list.forEachLeavingCell { _ in leaving += 1 } }
        #expect((cells.made - leaving...cells.made).contains(shown), "\(place): lanes")
      }
    }
  }

  /// Compares the facts from which guided paths take their numbers with the report.
  private func compareFacts(_ shell: Shell, _ cells: [ReportedCells], _ place: String) {
    let facts = shell.guide.facts
    let all = shell.scene.panes
    for (pane, fact) in zip(all, facts.panes) {
      guard let scroller = pane.scroller,
        let id = pane.namedViews.first(where: { $0.view === scroller })?.id,
        let entry = shell.report.views.first(where: { $0.id == id })
      else { continue }
      let offset = entry.contentOffset ?? .zero
      #expect((fact.bounds.origin - offset).length < 0.001, "\(place): facts of \(id)")
      let size = entry.contentSize ?? .zero
      #expect(abs(fact.contentSize.height - size.height) < 0.001, "\(place): facts of \(id)")
    }
    let counted = zip(all, facts.panes).filter { !$0.0.lists.isEmpty }.map(\.1)
    #expect(counted.map(\.made) == cells.map(\.made), "\(place): facts, made")
    #expect(counted.map(\.waiting) == cells.map(\.waiting), "\(place): facts, waiting")
    #expect(counted.map(\.asked) == cells.map(\.asked), "\(place): facts, asked")
    guard let first = cells.first, all.first?.lists.isEmpty == false else { return }
    #expect(facts.onScreen + facts.offScreen == first.live, "\(place): facts, live")
    #expect(facts.made == first.made && facts.waiting == first.waiting, "\(place): facts")
  }

  /// Acts as a restless person would, once.
  static func act(_ driver: ShellDriver, _ random: inout SeededRandom) {
    let ids = driver.shell.viewIDs
    let id = ids[Int.random(in: 0..<ids.count, using: &random)]
    let point = driver.location(60, 90, in: id)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: driver.wheel(Double(Int.random(in: -9...6, using: &random)), at: point)
    case 3:
      driver.flick(from: point, by: Point(x: 0, y: -60))
      driver.wait(Double.random(in: 0...0.4, using: &random))
    case 4:
      driver.drag(from: point, by: Point(x: -40, y: Double.random(in: -90...90, using: &random)))
    case 5: driver.type(Bool.random(using: &random) ? "+" : "-")
    case 6: driver.press([.end, .home, .pageDown].randomElement(using: &random) ?? .end)
    default:
      driver.shell.seek(to: driver.shell.session.log.end * Double.random(in: 0...1, using: &random))
    }
    driver.wait(0.05)
  }

  @Test("agree with each other and with the report", arguments: SceneCatalog.all.map(\.name))
  func agree(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    for seed in Soak.seeds(1...1) {
      var random = SeededRandom(seed: seed)
      for variant in 0..<max(1, scene.variants.count) {
        let driver = ShellDriver(scene, variant: variant, size: Self.size)
        guard !driver.shell.scene.isAsynchronous else { continue }
        compare(driver.shell, "\(name), variant \(variant), at first")
        for step in 1...4 {
          Self.act(driver, &random)
          compare(driver.shell, "\(name), variant \(variant), seed \(seed), step \(step)")
        }
      }
    }
  }
}
