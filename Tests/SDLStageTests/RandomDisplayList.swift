import Drawing
import Geometry
import TestSupport

/// Display lists with overlaps, parts beyond the surface, and every legal oddity.
struct RandomDisplayList {
  private static let strings = [
    "Row 7", "j\u{C5}gjpq", "  ", "", "\u{0}", "A longer text, for half of the surface", "1",
  ]
  private static let colors = [
    Color(0xFFFFFF), Color(0x000000), Color(0xFAFAFA), Color(0x398FC4), Color(0xFBC954),
  ]
  private static let alphas: [UInt8] = [255, 255, 255, 255, 254, 128, 77, 1, 0]

  /// Images that are opaque, translucent, with holes, and of one pixel.
  private static let sizes = [(20, 12), (7, 30), (16, 16), (1, 1)]
  private static let images = sizes.enumerated().map { index, size in
    var random = SeededRandom(seed: UInt64(index))
    return Image(width: size.0, height: size.1, scale: index == 1 ? 2 : 1) { x, y in
      var color = Color(UInt32.random(in: 0...0xFF_FFFF, using: &random))
      if index == 1 { color.alpha = UInt8(8 * y) }
      if index == 2, (x + y) % 3 > 0 { color.alpha = 0 }
      return color
    }
  }

  let size: Size
  /// Whether transforms turn some of the commands.
  let isTransformed: Bool
  private var random: SeededRandom

  init(size: Size, seed: UInt64, isTransformed: Bool = false) {
    self.size = size
    self.isTransformed = isTransformed
    random = SeededRandom(seed: seed)
  }

  mutating func next() -> DisplayList {
    let background = color()
    var commands: [DrawCommand] = []
    for _ in 0..<Int.random(in: 0...24, using: &random) { add(to: &commands) }
    return DisplayList(size: size, background: background, commands: commands)
  }

  private mutating func add(to commands: inout [DrawCommand]) {
    if isTransformed, Int.random(in: 0..<4, using: &random) == 0 {
      let isEnd = Int.random(in: 0..<3, using: &random) == 0
      return commands.append(isEnd ? .popTransform : .pushTransform(transform()))
    }
    if isTransformed, Int.random(in: 0..<20, using: &random) == 0 {
      return commands.append(.polygon(rect().corners, color()))
    }
    switch Int.random(in: 0..<23, using: &random) {
    case 20...22:
      commands.append(.image(image()))
    case 0..<5:
      commands.append(.fill(rect(), color(), cornerRadius: 0))
    case 5..<8:
      addRow(to: &commands)
    case 8:
      commands.append(
        .fill(rect(), color(), cornerRadius: Double.random(in: 0...9, using: &random)))
    case 9:
      let dash = Bool.random(using: &random) ? Dash(on: 4, off: 3) : nil
      let stroke = Stroke(
        color(), width: Double.random(in: 0...4, using: &random), dash: dash,
        cornerRadius: Bool.random(using: &random) ? 5 : 0)
      commands.append(.stroke(rect(), stroke))
    case 10:
      let points = (0..<3).map { _ in rect().origin }
      commands.append(.polyline(points, color(), width: Double.random(in: 0...3, using: &random)))
    case 11, 12:
      commands.append(.pushClip(rect()))
    case 13:
      commands.append(.popClip)
    case 14:
      let width = Double.random(in: 0...3, using: &random)
      commands.append(.line(rect(), pick(Rect.Edge.allCases), color(), width: width))
    default:
      commands.append(.text(text(at: rect().origin)))
    }
  }

  /// Adds a row: a background from edge to edge, a line and a text, as most lists have.
  private mutating func addRow(to commands: inout [DrawCommand]) {
    let y = Double.random(in: -20...size.height, using: &random)
    let height = Double.random(in: 0...30, using: &random)
    let row = Rect(x: 0, y: y, width: size.width, height: height)
    commands.append(.fill(row, color(), cornerRadius: 0))
    let line = Rect(x: 4, y: row.maxY - 1, width: size.width, height: 1)
    commands.append(.fill(line, color(), cornerRadius: 0))
    commands.append(.text(text(at: Point(x: 5, y: row.midY + 4))))
    if Bool.random(using: &random) { commands.append(.text(text(at: Point(x: 30, y: row.midY)))) }
  }

  private mutating func rect() -> Rect {
    var rect = Rect(
      x: Double.random(in: -30...(size.width + 10), using: &random),
      y: Double.random(in: -30...(size.height + 10), using: &random),
      width: Double.random(in: 0...size.width, using: &random),
      height: Double.random(in: 0...size.height, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: rect.size.width = 0
    case 1: rect.size.height = 1e12
    case 2: rect = Rect(x: -1e9, y: rect.minY, width: 2e9, height: rect.height)
    case 3: rect = Rect(origin: .zero, size: size)
    case 4...6: rect = rounded(rect)
    default: break
    }
    return rect
  }

  private mutating func transform() -> AffineTransform {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let middle = AffineTransform(translationX: size.width / 2, y: size.height / 2)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return AffineTransform(scaleX: 0, y: 1)
    case 1: return AffineTransform(scaleX: 1e200, y: 1e150)
    case 2: return AffineTransform(scaleX: 1e-6, y: 1)
    case 3: return AffineTransform(scaleX: -1, y: 1).translatedBy(x: -size.width, y: 0)
    case 4: return middle.rotated(by: .pi / 2).translatedBy(x: -9, y: -9)
    case 5: return AffineTransform(scaleX: 2, y: 2)
    case 6: return AffineTransform(scaleX: number(0.2...3), y: number(0.2...3))
    case 7: return AffineTransform(translationX: number(-9...9), y: number(-9...9))
    default:
      return middle.rotated(by: number(-7...7)).scaledBy(x: number(-2...2), y: number(0.1...2))
        .translatedBy(x: -size.width / 2, y: -size.height / 2)
    }
  }

  private mutating func image() -> ImageRun {
    let image = pick(Self.images)
    var run = ImageRun(image, in: rect())
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: run.rect.size = image.size
    case 2: run.rect = rounded(run.rect)
    default: break
    }
    run.opacity = pick([1, 1, 1, 0.5, 0.001])
    if Int.random(in: 0..<4, using: &random) == 0 { run.tint = color() }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let radius = Double.random(in: 0...30, using: &random)
      run.frame = ImageRun.Frame(rect(), cornerRadius: radius)
    }
    return run
  }

  private func rounded(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
      height: rect.height.rounded())
  }

  private mutating func text(at anchor: Point) -> TextRun {
    let alignments: [TextRun.Alignment] = [.leading, .leading, .center, .trailing]
    let size = Double(Int.random(in: 6...14, using: &random))
    let font = Font(
      pick(Font.Family.allCases), size: size, weight: pick([.regular, .regular, .bold]))
    let width = Double.random(in: 0...60, using: &random)
    return TextRun(
      pick(Self.strings), font: font, color: color(), anchor: anchor, alignment: pick(alignments),
      maximumWidth: Bool.random(using: &random) ? width : nil)
  }

  private mutating func color() -> Color {
    var color = pick(Self.colors)
    color.alpha = pick(Self.alphas)
    return color
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
