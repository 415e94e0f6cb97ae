import Drawing
import Geometry
import PictureSupport
import SDLStage
import ScrollEngine
import Testing

/// Cards that are turned, scaled, sheared and clipped, with text and all kinds of drawing.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct TransformGoldenTests {
  private final class Card: View {
    override func draw(in canvas: inout Canvas) {
      let ink = Color(0x1F3B57)
      canvas.text(
        "Turned card", in: Rect(x: 12, y: 8, width: 130, height: 20),
        font: Font(.words, size: 15, weight: .semibold), color: ink)
      canvas.text(
        "16.5 gjpq \u{1F600}", in: Rect(x: 12, y: 30, width: 120, height: 20),
        font: Font(.numbers, size: 12), color: ink)
      canvas.line(along: .bottom, of: Rect(x: 12, y: 30, width: 116, height: 24), ink, width: 1)
      canvas.stroke(
        Rect(x: 12, y: 62, width: 50, height: 26),
        Stroke(Color(0xC0392B), width: 2, dash: Dash(on: 6, off: 4), cornerRadius: 6))
      canvas.polyline(
        [Point(x: 72, y: 86), Point(x: 86, y: 66), Point(x: 100, y: 80), Point(x: 126, y: 64)],
        Color(0x27AE60), width: 3)
    }

    override func drawOverlay(in canvas: inout Canvas) {
      canvas.stroke(bounds, Stroke(Color(0x1F3B57), width: 1, cornerRadius: 10))
    }
  }

  private func card(
    _ x: Double, _ y: Double, _ transform: AffineTransform, clips: Bool = false
  ) -> View {
    let card = Card(frame: Rect(x: x, y: y, width: 140, height: 96))
    card.backgroundColor = Color(0xD6EAF8)
    card.cornerRounding = 10
    card.transform = transform
    card.clipsToBounds = clips
    if clips {
      let disc = View(frame: Rect(x: 90, y: 50, width: 80, height: 80))
      disc.backgroundColor = Color(0xF5B041).opacity(0.8)
      disc.cornerRounding = 40
      card.addSubview(disc)
    }
    return card
  }

  @Test("Cards through transforms look as approved", arguments: [1, 2])
  func cards(scale: Int) throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 540, height: 420))
    window.backgroundColor = Color(0xFFFFFF)
    let quarter = AffineTransform(rotationAngle: .pi / 2)
    for view in [
      card(20, 20, .identity), card(195, 20, AffineTransform(rotationAngle: 0.2)),
      card(375, 20, AffineTransform(rotationAngle: -0.35), clips: true), card(20, 160, quarter),
      card(195, 155, AffineTransform(a: 1, b: 0.15, c: -0.3, d: 0.9, tx: 0, ty: 0), clips: true),
      card(375, 160, AffineTransform(scaleX: -1, y: 1)),
      card(20, 300, AffineTransform(scaleX: 0.6, y: 0.6)),
      card(195, 290, AffineTransform(scaleX: 1.2, y: 0.8)),
      card(375, 300, AffineTransform(scaleX: 1.13, y: 1.13)),
    ] { window.addSubview(view) }
    let fonts = try FontLibrary()
    var canvas = Canvas(
      size: window.bounds.size, text: StageText(fonts: fonts, scale: Double(scale)),
      grid: PixelGrid(scale: Double(scale)))
    window.renderWindow(in: &canvas)
    let stage = try OffscreenStage(
      size: window.bounds.size, scale: Double(scale), fonts: fonts)
    let picture = try stage.picture(of: canvas.displayList(background: Color(0xFFFFFF)))
    try GoldenPicture.expect(picture, matches: "transforms@\(scale)x")
  }
}
