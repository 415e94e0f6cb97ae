import Demonstrations
import Drawing
import Geometry
import SDLStage
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Visualiser

/// Text at the edge of a viewport must be whole on one side of its line, or not drawn.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct ViewportEdgeTests {
  private static let sizes = [
    Size(width: 1280, height: 800), Size(width: 640, height: 480), Size(width: 2560, height: 1600),
  ]
  private static let scales = [1, 1.25, 2]

  struct Place: CustomTestStringConvertible {
    let number: Int
    let scene: SceneDescription
    let variant: Int
    var testDescription: String { "\(scene.name) \(variant + 1)" }
  }

  private nonisolated static let places = SceneCatalog.all.flatMap { scene in
    (0..<max(1, scene.variants.count)).map { (scene, $0) }
  }.enumerated().map { Place(number: $0, scene: $1.0, variant: $1.1) }

  @Test(
    "No line of text crosses the line around a viewport, none beside it is missing",
    arguments: places)
  func edges(place: Place) throws {
    var random = SeededRandom(seed: UInt64(place.number))
    for round in 0..<Soak.count(1, soak: 9) {
      let number = place.number + round
      let scale = Self.scales[number / 3 % 3]
      let text = StageText(fonts: try FontLibrary(), scale: scale)
      let driver = ShellDriver(
        place.scene, variant: place.variant, size: Self.sizes[number % 3], text: text,
        theme: Theme.all[number % 2])
      if round % 4 == 3 { driver.type("s") }
      for _ in 0..<8 {
        driver.shell.setOffset(offset(driver.shell.scene, &random))
        driver.settle()
        check(
          driver.shell, text, PixelGrid(scale: scale),
          "\(place.testDescription), \(Self.sizes[number % 3]), \(scale), round \(round)")
      }
    }
  }

  private func offset(_ scene: any Scene, _ random: inout SeededRandom) -> Point {
    let size = scene.panes.compactMap(\.scroller).map(\.contentSize).max { $0.height < $1.height }
    // Most scenes do not scroll horizontally.
    return Point(
      x: Double.random(in: -20...max(20, size?.width ?? 0), using: &random),
      y: Double.random(in: -60...max(20, min(size?.height ?? 0, 20_000)), using: &random))
  }

  private func check(
    _ shell: Shell, _ text: StageText, _ grid: PixelGrid, _ moment: String
  ) {
    let list = shell.displayList(at: grid.scale)
    let canvas = Canvas(size: list.size, text: text, grid: grid)
    let picture = PaintedPicture(list, measuredBy: text)
    let layout = shell.stage.stageLayout
    for (pane, frame) in zip(shell.scene.panes, layout.panes) {
      let viewport = canvas.wholePixels(
        of: frame.viewport.offsetBy(shell.stage.frame.origin).scaled(by: shell.interfaceScale))
      let unit = shell.interfaceScale
      if pane.outlinesViewport {
        let line = viewport.inset(by: -StageMetrics.frameWidth * unit)
        for text in picture.texts
        where text.isOn(line, around: viewport) && !picture.hasGround(text, over: line) {
          Issue.record("\(moment): “\(text.run.string)” crosses the line")
        }
      }
      let clearance = StageMetrics.frameClearance * unit - 0.01
      let region = viewport.inset(
        by: EdgeInsets(top: clearance, left: 0, bottom: clearance, right: 0))
      let all = texts(of: pane, in: viewport, scale: layout.scale * unit, unit, in: canvas)
      for text in all
      where region.holds(text.letters) && !picture.texts.contains(where: { $0.isSame(as: text) }) {
        Issue.record("\(moment): “\(text.run.string)” is missing")
      }
    }
  }

  /// The texts of all views of a pane, wherever they lie in its viewport.
  private func texts(
    of pane: Pane, in viewport: Rect, scale: Double, _ unit: Double, in canvas: Canvas
  ) -> [PaintedPicture.Text] {
    var canvas = canvas
    canvas.saved { canvas in
      canvas.clip(to: viewport)
      canvas.keepTextLegible(PaneDrawing.legibleSize * unit)
      canvas.translate(by: viewport.origin)
      canvas.scale(by: scale)
      pane.window.renderWindow(in: &canvas)
    }
    return PaintedPicture(canvas.displayList(background: .clear), measuredBy: canvas.text).texts
  }
}

extension PaintedPicture.Text {
  /// From the top of the capitals to the lowest end of letters like g.
  fileprivate var letters: Rect {
    var rect = ink
    rect.size.height += run.font.descent
    return rect
  }

  /// Whether part of the text lies between two rectangles, by at least 0.01 points.
  fileprivate func isOn(_ outer: Rect, around inner: Rect) -> Bool {
    let rect = letters.intersection(clip).inset(by: 0.01)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return false }
    return rect.intersects(outer) && !inner.holds(rect)
  }

  fileprivate func isSame(as other: Self) -> Bool {
    run.string == other.run.string && run.font == other.run.font
      && (run.anchor - other.run.anchor).length < 0.01
  }
}

extension PaintedPicture {
  /// Whether something opaque lies between a viewport's line and a text over the line.
  fileprivate func hasGround(_ text: Text, over line: Rect) -> Bool {
    let letters = text.ink.intersection(text.clip)
    guard let drawn = lines.first(where: { $0.isTop(of: line) && $0.place < text.place }) else {
      return false
    }
    return fills.contains {
      $0.place > drawn.place && $0.place < text.place && $0.color.alpha == 255
        && $0.visible.holds(letters.inset(by: 0.01))
    }
  }
}

extension PaintedPicture.Line {
  fileprivate func isTop(of rect: Rect) -> Bool {
    abs(start.x - rect.minX - width / 2) < 0.01 && abs(start.y - rect.minY - width / 2) < 0.01
      && abs(end.x - rect.maxX + width / 2) < 0.01 && start.y == end.y
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
