import Drawing
import Geometry
import Glibc
import Hosting
import SDLStage
import ScrollEngine

let white = Color(0xFFFFFF)
let black = Color(0x000000)
let red = Color(0xFF0000)

/// Paints commands on a small white surface.
@MainActor
func paint(
  _ commands: [DrawCommand], width: Double = 40, height: Double = 40, scale: Double = 1
) throws -> Picture {
  let size = Size(width: width, height: height)
  let stage = try OffscreenStage(size: size, scale: scale, fonts: FontLibrary())
  return try stage.picture(of: DisplayList(size: size, background: white, commands: commands))
}

extension Picture {
  /// One row as a string: `#` where the pixel is not white.
  func row(_ y: Int, _ columns: Range<Int>? = nil) -> String {
    String((columns ?? 0..<width).map { self[$0, y] == white ? "." : "#" })
  }

  /// One column as a string: `#` where the pixel is not white.
  func column(_ x: Int) -> String {
    String((0..<height).map { self[x, $0] == white ? "." : "#" })
  }

  /// The smallest rectangle that holds every pixel that is not white.
  var inkBox: PixelRect? {
    let columns = (0..<width).filter { column($0).contains("#") }
    let rows = (0..<height).filter { row($0).contains("#") }
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

/// A display list with commands of many kinds.
@MainActor
func sampleList(size: Size, text: any TextMeasuring) -> DisplayList {
  var canvas = Canvas(size: size, text: text)
  canvas.fill(Rect(x: 8.25, y: 8.5, width: 100.5, height: 40), Color(0x398FC4))
  canvas.fill(Rect(x: 20, y: 20, width: 60, height: 17), Color(0xFBC954), cornerRadius: 3)
  canvas.stroke(
    Rect(x: 4, y: 4, width: 150, height: 90),
    Stroke(Color(0xFC575F), width: 2, dash: Dash(on: 10, off: 10)))
  canvas.stroke(
    Rect(x: 100, y: 30, width: 25, height: 17),
    Stroke(Color(0x398FC4), width: 1, dash: Dash(on: 3, off: 2), cornerRadius: 3))
  canvas.fill(Rect(x: 0, y: 0, width: 90, height: 30), Color(0xF6F7F8).opacity(0.55))
  canvas.polyline(
    [Point(x: 10, y: 80), Point(x: 60, y: 60), Point(x: 140, y: 85)], Color(0x1E9E5A), width: 2)
  canvas.saved { canvas in
    canvas.clip(to: Rect(x: 10, y: 40, width: 50, height: 20))
    canvas.text(
      "Row 5 jumps", in: Rect(x: 5, y: 40, width: 100, height: 20),
      font: Font(.words, size: 13, weight: .semibold), color: Color(0x1C1F26))
  }
  canvas.text(
    "420.5", in: Rect(x: 80, y: 60, width: 60, height: 20), font: Font(.numbers, size: 12),
    color: Color(0x6B7080), alignment: .trailing)
  return canvas.displayList(background: white)
}

/// Content that shows a sample, counts its paintings, and records its events and ticks.
@MainActor
final class SampleContent: StageContent {
  var size = Size.zero
  var text: any TextMeasuring
  var events: [InputEvent] = []
  var ticks: [Double] = []
  var needsDisplay = true
  var painted = 0
  /// Returns the answer of `tick`.
  var onTick: (Double) -> Double? = { _ in nil }

  init(text: any TextMeasuring) {
    self.text = text
  }

  func resize(to size: Size) {
    self.size = size
    needsDisplay = true
  }

  func handle(_ event: InputEvent) { events.append(event) }

  func tick(to time: Double) -> Double? {
    ticks.append(time)
    return onTick(time)
  }

  func displayList(at scale: Double) -> DisplayList {
    needsDisplay = false
    painted += 1
    return sampleList(size: size, text: text)
  }

  func location(of point: Point, inViewWithID id: String) -> Point? { nil }

  var viewIDs: [String] { [] }
}
