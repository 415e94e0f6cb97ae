import Drawing
import Geometry
import PictureSupport
import SDLStage
import ScrollEngine
import Testing

/// Six cards whose animations began one after the other, so that a picture shows six moments of one.
@MainActor
@Suite(.enabled(GoldenPicture.requirement) { await GoldenPicture.isComparable })
struct AnimationGoldenTests {
  private func card(at x: Double) -> View {
    let card = View(frame: Rect(x: x, y: 20, width: 60, height: 60))
    card.backgroundColor = Color(0x3478F6)
    card.cornerRounding = 8
    card.clipsToBounds = true
    card.edgeStroke = Stroke(Color(0x8E8E93), width: 2)
    let label = Label(frame: Rect(x: 8, y: 8, width: 60, height: 20))
    label.text = "Card"
    label.textColor = Color(0xFFFFFF)
    card.addSubview(label)
    return card
  }

  @Test("six moments of an animation", arguments: [GoldenLook.light, .dark])
  func moments(look: GoldenLook) throws {
    let fonts = try FontLibrary()
    let window = Window(frame: Rect(x: 0, y: 0, width: 640, height: 320))
    window.textMeasuring = StageText(fonts: fonts, scale: 2)
    let cards = (0..<6).map { card(at: 20 + 100 * Double($0)) }
    for card in cards { window.addSubview(card) }
    window.advance(to: 1)
    for card in cards.reversed() {
      View.animate(withDuration: 1, options: .curveLinear) {
        card.frame.size = Size(width: 90, height: 120)
        card.center.y += 180
        card.transform = AffineTransform(rotationAngle: .pi / 2)
        card.backgroundColor = Color(0xFF9500)
        card.alpha = 0.5
      }
      if card !== cards[0] { window.advance(to: window.now + 0.2) }
    }
    try look.expect(window, fonts, matches: "animation.moments.\(look)@2x")
  }
}
