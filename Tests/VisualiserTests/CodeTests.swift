import Demonstrations
import Foundation
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct CodeTests {
  @Test("The lines shown for a scroll view of one's own are those of its file")
  func ownSource() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Demonstrations/Understanding/OwnScrollView.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(source.range(of: "final class OwnScrollView"))
    let lines = source[start.lowerBound...].split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    #expect(Algorithm.ownScrollView.lines.map(\.text) == lines.dropLast())
  }

  /// The values that each line of a scene's algorithm has shown during a drag and a flick.
  private func marks(_ scene: SceneDescription, isDeaf: Bool = false) -> [String: Set<String>] {
    let driver = ShellDriver(scene)
    let shell = driver.shell
    if isDeaf {
      for pane in shell.scene.panes {
        for list in pane.lists {
          list.view.onCall = { _ in }
          list.queue.onMove = { _ in }
        }
        pane.scroller?.onCall = { _ in }
      }
    }
    let id = shell.viewIDs[0]
    let start = driver.location(100, 300, in: id)
    driver.drag(from: start, by: Point(x: 0, y: -150))
    driver.flick(from: start, by: Point(x: 0, y: -150))
    driver.settle()
    guard let (algorithm, pane) = shell.shownAlgorithm else { return [:] }
    var marks: [String: Set<String>] = [:]
    // The first moment was recorded before the listeners were removed.
    for place in shell.session.record.calls.moments.indices.dropFirst(isDeaf ? 1 : 0) {
      let code = JustRan(algorithm, pane: pane, in: shell.session.record.calls, at: place)
      for (line, run) in zip(algorithm.lines, code.runs) {
        if case .now(let value) = run { marks[line.text, default: []].insert(value) }
      }
    }
    return marks
  }

  private nonisolated static let scenes: [SceneDescription] = [
    .cellReuse, .container, .naive, .coordinateSystem, .buildYourOwn, .delegateOrder,
  ]

  @Test("Each line runs when someone scrolls, if it can", arguments: scenes.indices)
  func allLinesRun(place: Int) throws {
    let scene = Self.scenes[place]
    let marks = marks(scene)
    let code = try #require(ShellDriver(scene).shell.inspector.algorithm).algorithm
    for line in code.lines where line.event != nil {
      // The naive container queues and reuses no cells.
      let isExpected =
        scene.name != "naive" || ![.cellQueued, .cellReused].contains(line.event)
      #expect((marks[line.text] != nil) == isExpected, "\(scene.name): \(line.text)")
    }
  }

  @Test("Without the engine's reports no line is marked that needs them", arguments: scenes.indices)
  func deafness(place: Int) throws {
    let scene = Self.scenes[place]
    let heard = marks(scene)
    let unheard = marks(scene, isDeaf: true)
    let code = try #require(ShellDriver(scene).shell.inspector.algorithm).algorithm
    for line in code.lines {
      switch line.event {
      case nil: #expect(heard[line.text] == nil)
      case .panned, .scrolled, .framesChanged, .offsetsChanged:
        #expect(unheard[line.text, default: []].isSubset(of: heard[line.text, default: []]))
      default: #expect(unheard[line.text] == nil, "\(line.text)")
      }
    }
  }
}

/// The lines that ran, found by searching all moments.
@MainActor
private struct SearchedRuns {
  let runs: [JustRan.Run]

  init(_ algorithm: Algorithm, pane: Int, in log: CallLog, at place: Int) {
    let last =
      (0...place).last { place in
        let before = place > 0 ? log.moments[place - 1].panes[pane] : nil
        return log.moments[place].panes[pane] != before
          || log.calls(of: log.moments[place]).contains { $0.pane == pane }
      } ?? place
    runs = algorithm.lines.map { line in
      for moment in (0...last).reversed() {
        guard let value = CodeFacts(of: pane, in: log, at: moment).value(of: line) else { continue }
        return moment == last ? .now(value) : .earlier(value)
      }
      return .never
    }
  }
}

@MainActor
@Suite("The lines that ran, at each moment")
struct JustRanTests {
  @Test("are those that a search of all moments finds, also after time was turned back")
  func searched() throws {
    for scene in [SceneDescription.cellReuse, .container, .naiveAndContainer, .delegateOrder] {
      let driver = ShellDriver(scene)
      let shell = driver.shell
      let start = driver.location(100, 300, in: shell.viewIDs[0])
      driver.flick(from: start, by: Point(x: 0, y: -150))
      driver.settle()
      try compare(shell, scene.name)
      shell.seek(to: shell.session.log.end / 2)
      driver.wait(0.1)
      driver.drag(from: start, by: Point(x: 0, y: -80))
      driver.settle()
      try compare(shell, scene.name)
    }
  }

  private func compare(_ shell: Shell, _ name: String) throws {
    let (algorithm, _) = try #require(shell.shownAlgorithm)
    let log = shell.session.record.calls
    for pane in shell.scene.panes.indices {
      for place in log.moments.indices {
        let found = JustRan(algorithm, pane: pane, in: log, at: place).runs
        let searched = SearchedRuns(algorithm, pane: pane, in: log, at: place).runs
        #expect(found == searched, "\(name), pane \(pane), moment \(place)")
      }
    }
  }
}
