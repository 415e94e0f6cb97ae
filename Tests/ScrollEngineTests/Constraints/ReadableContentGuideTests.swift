import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The readable content guide")
struct ReadableContentGuideTests {
  @Test(
    "is as wide as the margins leave room, at most 672 points, and in their middle",
    arguments: [(320.0, 8.0, 304.0), (688, 8, 672), (1024, 176, 672), (1400, 364, 672)])
  func width(_ width: Double, _ left: Double, _ expected: Double) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1400, height: 200))
    let view = View(frame: Rect(x: 0, y: 0, width: width, height: 100))
    window.addSubview(view)
    let text = View()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let guide = view.readableContentGuide
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(text.frame == Rect(x: left, y: 8, width: expected, height: 84))
    #expect(guide.layoutFrame == text.frame)
    #expect(view.readableContentGuide === guide && view.layoutGuides.isEmpty)
    view.layoutMargins = EdgeInsets(top: 1, left: 60, bottom: 2, right: 20)
    view.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(text.frame == Rect(x: 60, y: 1, width: 420, height: 97))
  }

  @Test("is equal to itself alone, as any guide is")
  func identity() {
    let (view, guide) = (View(), LayoutGuide())
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides.contains(guide))
    #expect(!view.layoutGuides.contains(view.readableContentGuide))
    #expect(Set([guide, view.readableContentGuide, guide]).count == 2)
  }

  @Test("goes away with its view")
  func ownership() {
    weak var guide: LayoutGuide?
    do {
      let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      guide = view.readableContentGuide
      view.layoutIfNeeded()
      #expect(guide != nil)
    }
    #expect(guide == nil)
  }
}
