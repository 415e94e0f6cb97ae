import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Commands that were kept")
struct ReplayTests {
  private static let size = Size(width: 200, height: 100)

  /// A canvas with shapes, clips, transforms and opacities by chance.
  private func draw(_ seed: UInt64, in canvas: inout Canvas) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func rect() -> Rect {
      Rect(
        x: number(-50...150), y: number(-50...80), width: number(1...90), height: number(1...90))
    }
    func shapes(_ depth: Int, _ canvas: inout Canvas) {
      for _ in 0..<4 {
        switch Int.random(in: 0..<(depth < 3 ? 6 : 3), using: &random) {
        case 0: canvas.fill(rect(), Color(0x336699), cornerRadius: number(0...9))
        case 1:
          let font = Font(.words, size: number(8...20).rounded())
          canvas.text(
            "Row", in: rect(), font: font, color: Color(light: Color(0), dark: Color(0xFFFFFF)))
        case 2: canvas.polygon([rect().origin, rect().origin, rect().origin], Color(0x112233))
        case 3:
          canvas.saved { canvas in
            canvas.clip(to: rect())
            shapes(depth + 1, &canvas)
          }
        case 4:
          canvas.saved { canvas in
            canvas.translate(by: rect().origin)
            canvas.multiplyOpacity(by: number(0.5...1))
            shapes(depth + 1, &canvas)
          }
        default:
          let before = canvas.pushTransform(
            AffineTransform(rotationAngle: number(-1...1)).translatedBy(x: 3, y: 4))
          shapes(depth + 1, &canvas)
          canvas.popTransform(before)
        }
      }
    }
    shapes(0, &canvas)
  }

  private func kept(_ seed: UInt64) -> Canvas {
    var canvas = Canvas(keeping: Rect(origin: .zero, size: Self.size), text: FixedAdvanceText())
    draw(seed, in: &canvas)
    return canvas
  }

  @Test("draw what was drawn, in the colours of the picture in which they are drawn")
  func same() {
    for seed in Soak.seeds(1...40) {
      let commands = kept(seed).commands
      for appearance in Appearance.allCases {
        var direct = Canvas(size: Self.size, text: FixedAdvanceText(), appearance: appearance)
        draw(seed, in: &direct)
        var replayed = Canvas(size: Self.size, text: FixedAdvanceText(), appearance: appearance)
        replayed.replay(commands)
        #expect(replayed.commands == direct.commands, "seed \(seed)")
      }
    }
  }

  @Test("can be divided anywhere: the parts have the same shapes, each under the same clips")
  func divided() {
    /// Each shape with the clips and transforms that hold for it.
    func shapes(_ commands: [DrawCommand]) -> [[DrawCommand]] {
      var (open, shapes): ([DrawCommand], [[DrawCommand]]) = ([], [])
      for command in commands {
        switch command {
        case .pushClip, .pushTransform: open.append(command)
        case .popClip, .popTransform: open.removeLast()
        default: shapes.append(open + [command])
        }
      }
      #expect(open.isEmpty)
      return shapes
    }
    for seed in Soak.seeds(1...40) {
      var random = SeededRandom(seed: seed)
      let commands = kept(seed).commands
      let places = (0..<3).map { _ in Int.random(in: 0...commands.count, using: &random) }.sorted()
      let parts = commands.divided(at: places)
      #expect(parts.count == 4)
      #expect(parts.flatMap(shapes) == shapes(commands), "seed \(seed)")
    }
  }
}
