import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Progress")
struct ProgressTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  private func commands() -> [DrawCommand] {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    return canvas.commands
  }

  private var bars: [Rect] {
    commands().compactMap { if case .fill(let rect, _, _) = $0 { rect } else { nil } }
  }

  // MARK: A bar

  @Test("A bar shows a part from 0 to 1, whatever it is given")
  func bar() {
    let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    window.addSubview(bar)
    for (given, part) in [(0.5, 0.5), (-1, 0), (7, 1), (.nan, 0), (.infinity, 1)] {
      bar.progress = given
      #expect(bar.progress == part && bar.shownProgress == part)
      #expect(bars.dropFirst().map(\.width) == (part > 0 ? [100 * part] : []))
    }
    #expect(bars.first == Rect(x: 0, y: 3, width: 100, height: 4))
    window.userInterfaceLayoutDirection = .rightToLeft
    bar.progress = 0.25
    #expect(bars.last == Rect(x: 75, y: 3, width: 25, height: 4))
  }

  @Test("An animated change takes a quarter of a second and then no more frames")
  func animated() {
    let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    window.addSubview(bar)
    window.advance(to: 1)
    bar.setProgress(0.8, animated: true)
    #expect(bar.progress == 0.8 && bar.shownProgress == 0)
    #expect(window.advance(to: 1.1) == 1.1)
    let first = bar.shownProgress
    #expect(first > 0.3 && first < 0.8)
    // Another animation starts from the progress that is shown.
    bar.setProgress(0, animated: true)
    #expect(bar.shownProgress == first)
    #expect(window.advance(to: 1.35) == nil && bar.shownProgress == 0)
    #expect(window.advance(to: 2) == nil)
    bar.setProgress(1, animated: true)
    bar.removeFromSuperview()
    #expect(bar.shownProgress == 1)
  }

  // MARK: A ring

  @Test("A ring turns eight steps a second, and asks for no other frames")
  func turning() {
    let ring = ActivityIndicatorView()
    window.addSubview(ring)
    #expect(ring.isHidden && window.advance(to: 1) == nil && ring.bounds.size.width == 20)
    ring.startAnimating()
    #expect(!ring.isHidden && ring.isAnimating)
    #expect(window.advance(to: 1.01) == 1.125)
    var pictures: [[DrawCommand]] = []
    for step in 0..<16 {
      let time = 1.125 + 0.125 * Double(step)
      #expect(window.advance(to: time) == time + 0.125 && window.needsDisplay)
      pictures.append(commands())
      #expect(window.advance(to: time + 0.0625) == time + 0.125 && !window.needsDisplay)
    }
    #expect(Set(pictures[..<8]).count == 8 && Array(pictures[8...]) == Array(pictures[..<8]))
    ring.stopAnimating()
    #expect(ring.isHidden && window.advance(to: 5) == nil)
  }

  @Test("A ring costs nothing while it is hidden or in no window, and goes on afterwards")
  func hidden() {
    let ring = ActivityIndicatorView(style: .large)
    ring.hidesWhenStopped = false
    #expect(!ring.isHidden && ring.intrinsicContentSize.width == 37)
    ring.startAnimating()
    window.addSubview(ring)
    #expect(window.advance(to: 1) != nil)
    ring.isHidden = true
    #expect(window.advance(to: 2) == nil)
    ring.isHidden = false
    #expect(window.advance(to: 3) != nil)
    ring.removeFromSuperview()
    #expect(window.advance(to: 4) == nil && ring.isAnimating)
    window.addSubview(ring)
    #expect(window.advance(to: 5) != nil)
    ring.stopAnimating()
    #expect(!ring.isHidden && window.advance(to: 6) == nil && commands().count == 8)
  }
}
