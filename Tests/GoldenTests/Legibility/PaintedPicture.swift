import Drawing
import Geometry
import TestSupport

/// What is visible of a display list: its texts with their ink, and the fills and lines around
/// them.
@MainActor
struct PaintedPicture {
  struct Text {
    let run: TextRun
    /// The index of the text among all commands.
    let place: Int
    /// The rectangle from the baseline to the top of the capitals, uncut.
    let ink: Rect
    let clip: Rect
    /// Whether the text ends in an ellipsis.
    let isShortened: Bool

    /// The part of the ink inside the clip.
    var visible: Rect { ink.intersection(clip) }
  }

  struct Fill {
    let place: Int
    let rect: Rect
    let clip: Rect
    let cornerRadius: Double
    let color: Color

    var visible: Rect { rect.intersection(clip) }
  }

  /// A straight piece of a line.
  struct Line {
    let place: Int
    let start: Point
    let end: Point
    let width: Double
    let clip: Rect
    let color: Color
  }

  /// A point of a text in the finished picture.
  struct Sample {
    let point: Point
    let ink: Color
    let ground: Color
    /// Whether something opaque, or narrower than the letters, was painted over the point.
    var isCovered = false
    /// Whether something opaque and wider than a letter was painted over the point.
    var isHidden = false
    /// Whether something translucent was painted over the point.
    var isVeiled = false
  }

  let size: Size
  let background: Color
  private(set) var texts: [Text] = []
  private(set) var fills: [Fill] = []
  private(set) var lines: [Line] = []

  init(_ list: DisplayList, measuredBy measure: any TextMeasuring) {
    size = list.size
    background = list.background
    var clips = [Rect(origin: .zero, size: list.size)]
    for (place, command) in list.commands.enumerated() {
      let clip = clips[clips.count - 1]
      switch command {
      case .pushClip(let rect): clips.append(clip.intersection(rect))
      case .popClip: clips.removeLast()
      case .fill(let rect, let color, let radius):
        let fill = Fill(place: place, rect: rect, clip: clip, cornerRadius: radius, color: color)
        if !fill.visible.isEmpty { fills.append(fill) }
      case .text(let run):
        let text = Self.text(run, at: place, clip, measure)
        if !text.visible.isEmpty { texts.append(text) }
      case .stroke(let rect, let stroke):
        let middle = rect.inset(by: stroke.width / 2)
        let corners = [
          middle.origin, Point(x: middle.maxX, y: middle.minY),
          Point(x: middle.maxX, y: middle.maxY), Point(x: middle.minX, y: middle.maxY),
        ]
        add(corners + [corners[0]], stroke.color, stroke.width, place, clip)
      case .line(let rect, let edge, let color, let width):
        add(rect.ends(of: edge), color, width, place, clip)
      case .polyline(let points, let color, let width): add(points, color, width, place, clip)
      // These do not occur: polygons are drawn only while a viewport is taken apart into sheets,
      // and no scene uses transforms or images.
      case .polygon, .image, .pushTransform, .popTransform: break
      }
    }
  }

  private mutating func add(
    _ points: [Point], _ color: Color, _ width: Double, _ place: Int, _ clip: Rect
  ) {
    for (start, end) in zip(points, points.dropFirst()) {
      lines.append(
        Line(place: place, start: start, end: end, width: width, clip: clip, color: color))
    }
  }

  private static func text(
    _ run: TextRun, at place: Int, _ clip: Rect, _ measure: any TextMeasuring
  ) -> Text {
    let whole = measure.width(of: run.string, in: run.font)
    let width = min(whole, run.maximumWidth ?? .infinity)
    let start =
      switch run.alignment {
      case .leading, .natural: run.anchor.x
      case .center: run.anchor.x - width / 2
      case .trailing: run.anchor.x - width
      }
    return Text(
      run: run, place: place,
      ink: Rect(
        x: start, y: run.anchor.y - run.font.capHeight, width: width, height: run.font.capHeight),
      clip: clip, isShortened: whole > width + 0.5)
  }

  /// Points along the middle of a text, inside its clip, as they look in the finished
  /// picture.
  func samples(of text: Text) -> [Sample] {
    let near = fills.filter { $0.visible.intersects(text.visible) }
    return [0.04, 0.2, 0.35, 0.5, 0.65, 0.8, 0.96].compactMap { share in
      let point = Point(x: text.ink.minX + share * text.ink.width, y: text.ink.midY)
      return text.visible.contains(point) ? sample(of: text, at: point, near) : nil
    }
  }

  private func sample(of text: Text, at point: Point, _ fills: [Fill]) -> Sample {
    var ground = background
    var ink: Color?
    var (isCovered, isHidden, isVeiled) = (false, false, false)
    for fill in fills where fill.covers(point) {
      if fill.place > text.place, ink == nil { ink = text.run.color.over(ground) }
      ground = fill.color.over(ground)
      guard let painted = ink else { continue }
      ink = fill.color.over(painted)
      // A scroll indicator is narrower than a letter, so it covers a point without hiding the text.
      let isNarrow = min(fill.rect.width, fill.rect.height) < text.run.font.size
      if fill.color.alpha == 255 || isNarrow { isCovered = true } else { isVeiled = true }
      if fill.color.alpha == 255, !isNarrow { isHidden = true }
    }
    return Sample(
      point: point, ink: ink ?? text.run.color.over(ground), ground: ground, isCovered: isCovered,
      isHidden: isHidden, isVeiled: isVeiled)
  }

  /// Whether something opaque that is painted later hides the upper or the lower edge of a text,
  /// from its first letter to its last.
  func passesBehind(_ text: Text) -> Bool {
    let visible = text.visible
    let edge = Size(width: visible.width, height: 0.1)
    return isCovered(Rect(origin: visible.origin, size: edge), after: text.place)
      || isCovered(
        Rect(origin: Point(x: visible.minX, y: visible.maxY - 0.1), size: edge), after: text.place)
  }

  /// Whether something opaque was painted over a rectangle after the command at `place`.
  func isCovered(_ rect: Rect, after place: Int) -> Bool {
    fills.contains {
      $0.place > place && $0.color.alpha == 255 && $0.visible.contains(rect)
    }
  }
}

extension PaintedPicture.Line {
  /// Points of the line inside a rectangle and its clip, at distances of two.
  func points(in rect: Rect) -> [Point] {
    let area = rect.intersection(clip)
    guard !area.isNull, !area.isEmpty, min(start.x, end.x) <= area.maxX,
      max(start.x, end.x) >= area.minX, min(start.y, end.y) <= area.maxY,
      max(start.y, end.y) >= area.minY
    else { return [] }
    let way = end - start
    let steps = max(1, Int(way.length / 2))
    return (0...steps).map { start + way * (Double($0) / Double(steps)) }.filter(area.contains)
  }
}

extension Rect {
  fileprivate func ends(of edge: Edge) -> [Point] {
    switch edge {
    case .top: [Point(x: minX, y: minY), Point(x: maxX, y: minY)]
    case .bottom: [Point(x: minX, y: maxY), Point(x: maxX, y: maxY)]
    case .left: [Point(x: minX, y: minY), Point(x: minX, y: maxY)]
    case .right: [Point(x: maxX, y: minY), Point(x: maxX, y: maxY)]
    }
  }
}

extension PaintedPicture.Fill {
  /// Whether the fill covers a point, considering its rounded corners.
  func covers(_ point: Point) -> Bool {
    guard visible.contains(point) else { return false }
    let middle = rect.inset(by: min(cornerRadius, min(rect.width, rect.height) / 2))
    let beside = Point(
      x: max(middle.minX - point.x, point.x - middle.maxX, 0),
      y: max(middle.minY - point.y, point.y - middle.maxY, 0))
    return beside.x * beside.x + beside.y * beside.y <= cornerRadius * cornerRadius
  }
}

extension Color {
  /// This colour painted on an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return ground.mixed(with: opaque, fraction: Double(alpha) / 255)
  }
}
