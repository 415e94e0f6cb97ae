import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct InspectorTests {
  @Test(
    "Numbers never meet, however long they are",
    arguments: [0, 420.37, -60.5, 99_999.9, -1_234_567.8, 1e9])
  func longNumbers(offset: Double) {
    for scene in SceneCatalog.all {
      let driver = ShellDriver(scene, size: Size(width: 1280, height: 1000))
      driver.shell.setOffset(Point(x: offset / 3, y: offset))
      driver.wait(1)
      // Moving chips may pass over other texts.
      driver.settle()
      let texts = driver.texts(from: driver.shell.inspector.frame.minX)
      // Even a scene without cells and calls has the section with the numbers of a view.
      #expect(texts.count >= 10, "\(scene.name)")
      for (place, text) in texts.enumerated() {
        for other in texts[..<place] where abs(text.baseline - other.baseline) < 4 {
          #expect(
            text.end <= other.start || other.end <= text.start,
            "\(scene.name): \(text.string) and \(other.string)")
        }
      }
    }
  }

  @Test("Views in rows of their own say where they lie in the content, not only in the row")
  func framesInContent() {
    let driver = ShellDriver(.stackController, size: Size(width: 1280, height: 1000))
    driver.shell.setOffset(Point(x: 0, y: 411))
    driver.wait(1)
    let texts = driver.texts(from: driver.shell.inspector.frame.minX)
    func pairs(besides name: String) -> [String] {
      texts.filter { $0.string == name }.flatMap { line in
        texts.filter { abs($0.baseline - line.baseline) < 1 && $0.string != name }.map(\.string)
      }
    }
    #expect(pairs(besides: "frame").filter { $0 == "0 0" }.count == 3)
    #expect(
      Set(pairs(besides: "in the content")).isSuperset(of: ["0 411", "0 0", "0 1500", "320 568"]))
    let container = ShellDriver(.container)
    #expect(
      !container.texts(from: container.shell.inspector.frame.minX).contains {
        $0.string == "in the content"
      })
  }

  @Test("Sections are where they belong before anything has moved")
  func heightsAtRest() {
    let driver = ShellDriver(.container)
    let before = driver.headings
    driver.wheel(-3, at: driver.location(160, 284, in: "container"))
    driver.wheel(3, at: driver.location(160, 284, in: "container"))
    #expect(before == driver.headings)
    #expect(before.count == 4)
  }

  @Test("Nothing jumps when a table comes into sight or every cell of it does")
  func nothingJumps() {
    let driver = ShellDriver(.naiveAndContainer)
    let before = driver.headings
    for _ in 0..<14 {
      driver.wheel(-1, at: driver.location(160, 284, in: "container"))
      #expect(driver.headings == before)
    }
  }

  @Test("Bill, queues and code fit into a window of the usual size; the rest is a scroll away")
  func fits() {
    let driver = ShellDriver(.naiveAndContainer)
    // If the fourth section begins within the window, the third is wholly visible.
    #expect(driver.headings.count >= 4)
    #expect(Array(driver.shell.inspector.shownParts.prefix(3)) == [.bill, .cells, .code])
    driver.wheel(-100, at: Point(x: 1200, y: 400))
    let calls = driver.texts(from: driver.shell.inspector.frame.minX).filter {
      $0.string == "willDisplay"
    }
    #expect(calls.count > 5)
  }

  @Test("The chip of a cell flashes when it moves, for a quarter of a second")
  func flash() {
    let driver = ShellDriver(.cellReuse)
    func flashes() -> [Double] {
      driver.shell.inspector.readout.queues[0].chips.map(\.flash).filter { $0 > 0 }
    }
    #expect(flashes().isEmpty)
    driver.shell.setOffset(Point(x: 0, y: 120))
    driver.wait(0)
    #expect(flashes().contains(1))
    driver.wait(QueueBook.moveDuration / 2)
    #expect(flashes().allSatisfy { abs($0 - 0.5) < 1e-9 })
    driver.wait(QueueBook.moveDuration)
    #expect(flashes().isEmpty)
  }

  @Test(
    "Every key is to be seen in help: at once in a high window, in a low one on two pages",
    arguments: [400.0, 480, 800])
  func helpFits(height: Double) {
    let keys = Set(KeyBinding.all.map(\.keys))
    for scene in [SceneDescription.container, .contentView] {
      let driver = ShellDriver(scene, size: Size(width: 640, height: height))
      driver.type("?")
      let panel = driver.shell.help.panel
      /// The keys between the title and the lower end of the panel.
      func seen() -> Set<String> {
        keys.intersection(
          driver.texts(from: 0)
            .filter { $0.baseline > panel.minY + 56 && $0.baseline < panel.maxY - 24 }
            .map(\.string))
      }
      var all = seen()
      if height < 800 {
        #expect(!all.isEmpty)
        driver.press(.pageDown)
        all.formUnion(seen())
      }
      #expect(keys.subtracting(all).isEmpty, "\(scene.name)")
    }
  }

  @Test(
    "Help says of each key that does nothing in the scene why",
    arguments: SceneCatalog.all.map(\.name))
  func helpOffers(name: String) throws {
    let scene = try #require(SceneCatalog.scene(named: name))
    let driver = ShellDriver(scene)
    func content() -> [Double] {
      driver.shell.scene.panes.flatMap { pane in
        [pane.scroller?.contentSize.height ?? 0] + pane.lists.map { Double($0.count()) }
          // A form has fields for rows, and its keyboard an inset.
          + pane.namedViews.compactMap { ($0.view as? ScrollView)?.adjustedContentInset.bottom }
      }
    }
    func isOffered(_ keys: String) -> Bool {
      driver.shell.help.groups.flatMap(\.entries).contains {
        $0.keys == keys && $0.objection == nil
      }
    }
    // The height of the content also changes while rows are being measured.
    driver.settle()
    let before = content()
    driver.type("+")
    // New content may appear with a delay.
    driver.wait(0.5)
    #expect((content() != before) == isOffered("+ -"))
    driver.type("e")
    let viewport = driver.shell.scene.panes[0].viewport
    driver.type("v")
    driver.wait(0.5)
    #expect((driver.shell.scene.panes[0].viewport != viewport) == isOffered("V"))
    #expect(
      (SceneCatalog.family(of: scene).variants.count > 1) == isOffered("N, Shift N"))
  }

  @Test(
    "The statistics move nothing, and are three lines at the lower end of the stage",
    arguments: [480.0, 600, 700, 800])
  func overlay(height: Double) {
    let driver = ShellDriver(.container, size: Size(width: 640, height: height))
    let stage = driver.shell.stage
    let layout = stage.stageLayout
    let before = Set(driver.texts(from: 0).map(\.place))
    driver.type("s")
    driver.wait(0.1)
    #expect(stage.stageLayout == layout)
    let end = stage.frame.minY + layout.panes[0].column.maxY
    let new = driver.texts(from: 0).filter { !before.contains($0.place) }
    #expect(new.count { $0.string == "waiting" } == 1)
    #expect(new.count == 4 + 2 * 5)
    #expect(new.allSatisfy { $0.baseline > end - 10 - 58 && $0.baseline < end - 10 - 5 })
  }

  @Test("The statistics of three columns keep to their columns", arguments: [640.0, 1280])
  func narrowOverlays(width: Double) {
    let driver = ShellDriver(.lazyLoading, size: Size(width: width, height: 800))
    driver.type("s")
    driver.wait(0.1)
    let stage = driver.shell.stage
    let texts = driver.texts(from: 0)
    for title in ["live", "waiting", "made", "reused"] {
      let headings = texts.filter { $0.string == title && $0.start >= stage.frame.minX }
      let columns = stage.stageLayout.panes.map { $0.column.offsetBy(stage.frame.origin) }
      let places = headings.filter { $0.baseline < stage.frame.maxY }.map(\.start)
      for column in columns {
        #expect(places.contains { column.minX < $0 && $0 < column.maxX - 20 })
      }
    }
    #expect(!texts.contains { $0.string == "Target rect…" })
  }

  @Test("In help that is higher than the window, keys and the wheel lead to the last line")
  func helpScrolls() {
    let height = 200.0
    let driver = ShellDriver(.container, size: Size(width: 400, height: height))
    driver.type("?")
    driver.wait(0.1)
    func isSeen(_ binding: KeyBinding) -> Bool {
      driver.texts(from: 0).contains {
        $0.string == binding.keys && $0.baseline > 0 && $0.baseline < height
      }
    }
    let first = KeyBinding.all[0]
    let last = KeyBinding.all[KeyBinding.all.count - 1]
    #expect(isSeen(first) && !isSeen(last))
    driver.press(.end)
    #expect(!isSeen(first) && isSeen(last))
    driver.wheel(99, at: Point(x: 200, y: 100))
    #expect(isSeen(first) && !isSeen(last))
    #expect(driver.offset("container") == 0)
  }
}

/// A line of text on the surface.
private struct Line {
  let string: String
  let start: Double
  let end: Double
  let baseline: Double

  /// The text with its position.
  var place: String { "\(string) \(start) \(baseline)" }
}

extension ShellDriver {
  /// All visible texts that begin right of `minX`, with their ends after shortening.
  fileprivate func texts(from minX: Double) -> [Line] {
    var clips: [Rect] = []
    return shell.displayList().commands.compactMap { command in
      switch command {
      case .pushClip(let clip): clips.append(clip)
      case .popClip: clips.removeLast()
      default: break
      }
      guard case .text(let run) = command else { return nil }
      let full = FixedAdvanceText().width(of: run.string, in: run.font)
      let width = min(full, run.maximumWidth ?? full)
      let start =
        switch run.alignment {
        case .leading, .natural: run.anchor.x
        case .center: run.anchor.x - width / 2
        case .trailing: run.anchor.x - width
        }
      guard start >= minX, clips.allSatisfy({ $0.minX < start + width && start < $0.maxX })
      else { return nil }
      return Line(
        string: run.string, start: start, end: start + width, baseline: run.anchor.y)
    }
  }

  /// The baselines of the inspector's headings.
  fileprivate var headings: [Double] {
    texts(from: shell.inspector.frame.minX)
      // Letters of cells are shorter than headings.
      .filter { $0.string.count > 3 && $0.string.first?.isLetter == true }
      .filter { $0.string == $0.string.uppercased() }
      .map(\.baseline)
  }
}
