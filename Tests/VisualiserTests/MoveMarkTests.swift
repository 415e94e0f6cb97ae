import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// The marks above the time bar: what moved the content, though no input did.
@MainActor
struct MoveMarkTests {
  @Test("A wheel leaves no mark; rows that come in above leave one, which says what moved")
  func words() throws {
    let driver = ShellDriver(.placeKept, variant: 0)
    let shell = driver.shell
    driver.wheel(-12, at: driver.location(160, 284, in: "row"))
    driver.settle()
    #expect(shell.session.record.calls.moves == [])
    let before = shell.session.end
    driver.wait(1)
    driver.type("+")
    driver.settle()
    let moves = shell.session.record.calls.moves
    let first = try #require(moves.first)
    #expect(moves.allSatisfy { $0.time > before && $0.mover.kind == .uncaused })
    func tooltip(above: Double) -> String? {
      let bar = shell.transport
      let point =
        bar.frame.origin + Point(x: bar.scale.x(of: first.time), y: bar.bar.minY - above)
      return shell.tooltip(for: .transport(.bar), at: point)?.words
    }
    let words = try #require(tooltip(above: 7))
    #expect(words.hasPrefix("\(timeText(first.time)): "))
    #expect(words.contains("By row") && words.contains(" offset + "))
    #expect(tooltip(above: -7)?.hasPrefix("Go to ") == true)
    // What is discarded has no mark.
    shell.seek(to: before)
    driver.wait(0)
    driver.wheel(-1, at: driver.location(160, 284, in: "row"))
    driver.settle()
    #expect(shell.session.record.calls.moves == [])
  }

  @Test(
    "Marks have all moves once, in order, and at least two points between them",
    arguments: Soak.seeds(1...40))
  func marks(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let pane = Pane(title: "", shortTitle: "", root: view, rootID: "list")
    _ = pane.takeCalls()
    view.contentInset.top = 3
    let call = try #require(pane.takeCalls().first)
    let times = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Double.random(in: 0.01...10, using: &random)
    }
    let moves = times.sorted().compactMap { ScrollMove(call, inPane: 0, at: $0) }
    #expect(moves.count == times.count)
    let scale = Double.random(in: 1...60, using: &random)
    let marks = MoveMark.marks(of: moves) { $0 * scale }
    #expect(marks.flatMap(\.moves) == Array(moves.indices))
    for (mark, next) in zip(marks, marks.dropFirst()) {
      #expect(mark.start <= mark.end && next.start >= mark.end + MoveMark.nearest)
      let gap = moves[next.moves.lowerBound].time - moves[mark.moves.upperBound - 1].time
      #expect(gap >= MoveMark.longestStep)
    }
    for mark in marks {
      let places = moves[mark.moves].map { ($0.time * scale).rounded() }
      #expect(places.first == mark.start && places.last == mark.end)
      let steps = zip(moves[mark.moves], moves[mark.moves].dropFirst())
      #expect(
        zip(zip(places, places.dropFirst()), steps).allSatisfy { places, moves in
          places.1 < places.0 + MoveMark.nearest
            || moves.1.time - moves.0.time < MoveMark.longestStep
        })
    }
  }
}
