import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("The scene of delegate calls")
struct DelegateOrderTests {
  @Test("adds to the second of two equal flicks what is left of the first")
  func equalFlicks() throws {
    let driver = ShellDriver(.delegateOrder, variant: 3)
    for _ in 0..<480 { driver.wait(1.0 / 60) }
    let scene = try #require(driver.shell.scene as? DelegateOrderScene)
    let ends = scene.recorder.calls.map(\.name).filter { $0.hasPrefix("willEndDragging") }
    #expect(ends == ["willEndDragging v 1.1", "willEndDragging v 1.2"])
  }

  @Test("keeps all of a chain of drags on the tape, and goes on with the usual span after it")
  func chain() throws {
    let driver = ShellDriver(.delegateOrder, variant: 3)
    for _ in 0..<290 { driver.wait(1.0 / 60) }
    let scene = try #require(driver.shell.scene as? DelegateOrderScene)
    let first = try #require(scene.recorder.calls.first)
    #expect(scene.recorder.drags.map(\.isCatch) == [false, true])
    #expect(scene.recorder.chainStart == first.time)
    let plot = Rect(x: 0, y: 0, width: 600, height: 100)
    for now in [1.0, 4, 5, 11.9] {
      let axis = TimeAxis(until: now, since: first.time, in: plot)
      #expect(axis.start <= first.time && axis.end >= now)
      #expect(axis.x(axis.start) == 0 && axis.x(axis.end) == 600)
    }
    #expect(TimeAxis(until: 100, since: 1, in: plot).start == 100 - TimeAxis.longestSpan)
    #expect(TimeAxis(until: 100, since: 99, in: plot).start == 100 - TimeAxis.span)
  }
}

@Suite("Tags on the stems of a tape")
struct TapeTagsTests {
  private static func tags(_ stems: [Double], rows: Int = 8) -> [TapeTags.Tag] {
    TapeTags.placed(stems.map { ($0, 100) }, rowCount: rows, room: 0...600)
  }

  private static func hides(_ one: TapeTags.Tag, _ other: TapeTags.Tag) -> Bool {
    one.row == other.row && one.left < other.right && other.left < one.right
  }

  @Test("stand at their stem, cover no other tag, and no stem if there is a way")
  func clear() {
    for stems in [[20, 40, 60.0], [20, 36, 36, 36, 140], [300, 310, 320, 420], [10, 590]] {
      let tags = Self.tags(stems)
      for (place, tag) in tags.enumerated() {
        #expect(tag.left == tag.stem || tag.right == tag.stem)
        for other in tags[..<place] {
          #expect(!Self.hides(tag, other))
          #expect(!tag.covers(other) && !other.covers(tag), "\(stems)")
        }
      }
    }
  }

  @Test("give way to the left where a few rows are not enough on the right")
  func crowded() {
    let tags = Self.tags([150, 158, 158, 158, 190, 198, 198, 198], rows: 5)
    for (place, tag) in tags.enumerated() {
      #expect(tags[..<place].allSatisfy { !Self.hides(tag, $0) })
    }
  }
}
