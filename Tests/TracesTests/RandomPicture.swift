import Drawing
import Geometry
import TestSupport
import Traces

/// Pictures by chance, with all commands that there are.
extension SeededRandom {
  mutating func picture() -> TracePicture {
    TracePicture(
      background: one(in: 2) ? color() : nil, cornerRadius: one(in: 2) ? 0 : length(),
      alpha: one(in: 2) ? 1 : Double.random(in: 0...1, using: &self), clips: one(in: 2),
      scale: one(in: 2) ? 1 : Double.random(in: 0.1...4, using: &self),
      turn: one(in: 2)
        ? nil
        : TracePicture.Turn(
          AffineTransform(rotationAngle: length()).scaledBy(x: 0.5, y: 1.25),
          of: Size(width: length(), height: length())),
      axes: [[], .vertical, [.horizontal, .vertical]].randomElement(using: &self) ?? [],
      behind: commands(),
      layers: one(in: 3)
        ? [
          TracePicture.Layer(
            over: [.view(TraceView.Key(number: 3)), .cell(TraceCell.Key(number: -1))], commands())
        ] : [],
      above: one(in: 3) ? commands() : [])
  }

  private mutating func commands(depth: Int = 0) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for _ in 0..<Int.random(in: 0..<6, using: &self) {
      switch Int.random(in: depth < 3 ? 0..<6 : 2..<6, using: &self) {
      case 0: commands += [.pushClip(place())] + self.commands(depth: depth + 1) + [.popClip]
      case 1:
        let turned = AffineTransform(a: 0.5, b: 1, c: -1, d: 0.25, tx: length(), ty: -length())
        commands +=
          [.pushTransform(turned)] + self.commands(depth: depth + 1) + [.popTransform]
      default: commands.append(shape())
      }
    }
    return commands
  }

  private mutating func shape() -> DrawCommand {
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return .fill(place(), color(), cornerRadius: length())
    case 1:
      let dash = one(in: 2) ? Dash(on: length() + 1, off: 2) : nil
      return .stroke(
        place(),
        Stroke(color(), width: length(), dash: dash, cornerRadius: one(in: 2) ? 0 : length()))
    case 2:
      let edge: Rect.Edge = [.top, .left, .bottom, .right].randomElement(using: &self) ?? .top
      return .line(place(), edge, color(), width: length())
    case 3: return .polyline(points(), color(), width: length())
    case 4: return .polygon(points(), color())
    case 5: return .text(line())
    default:
      let images = Self.images
      var run = ImageRun(images.randomElement(using: &self) ?? images[0], in: place())
      if one(in: 2) { run.opacity = Double.random(in: 0...1, using: &self) }
      if one(in: 2) { run.tint = color() }
      if one(in: 2) { run.frame = ImageRun.Frame(place(), cornerRadius: length()) }
      return .image(run)
    }
  }

  private mutating func line() -> TextRun {
    let family = Font.Family.allCases.randomElement(using: &self) ?? .words
    let weight = Font.Weight.allCases.randomElement(using: &self) ?? .bold
    let alignments: [TextRun.Alignment] = [.leading, .center, .trailing, .natural]
    return TextRun(
      text(), font: Font(family, size: Double.random(in: 1...90, using: &self), weight: weight),
      color: color(), anchor: point(), alignment: alignments.randomElement(using: &self) ?? .center,
      maximumWidth: one(in: 2) ? length() : nil)
  }

  private static let images = [
    Image(width: 3, height: 2) { x, y in Color(red: UInt8(60 * x), green: UInt8(90 * y), blue: 7) },
    Image(width: 1, height: 1) { _, _ in Color(0x123456).opacity(0.3) },
  ]

  private mutating func length() -> Double { Double.random(in: 0...400, using: &self) }

  private mutating func point() -> Point {
    Point(
      x: Double.random(in: -900...900, using: &self),
      y: (Double.random(in: -900...900, using: &self)).rounded())
  }

  private mutating func points() -> [Point] {
    (0..<Int.random(in: 0..<5, using: &self)).map { _ in point() }
  }

  private mutating func place() -> Rect {
    Rect(origin: point(), size: Size(width: length(), height: length()))
  }

  private mutating func color() -> Color {
    func channels(_ number: UInt32) -> Color {
      Color(number >> 8).opacity(Double(number & 255) / 255)
    }
    let light = channels(UInt32.random(in: .min ... .max, using: &self))
    return one(in: 2)
      ? light : Color(light: light, dark: channels(.random(in: .min ... .max, using: &self)))
  }
}
