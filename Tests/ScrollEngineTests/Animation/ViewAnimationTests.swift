import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("Views in a block of animations")
struct ViewAnimationTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))

  init() {
    view.backgroundColor = Color(0x000000)
    window.addSubview(view)
    window.advance(to: 1)
  }

  /// The fills that the window draws.
  private var fills: [(rect: Rect, color: Color)] {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    return canvas.commands.compactMap {
      if case .fill(let rect, let color, _) = $0 { (rect, color) } else { nil }
    }
  }

  /// Whether the middle of the view is shown at an x.
  private func isAt(_ x: Double) -> Bool { abs(view.shownCenter.x - x) < 1e-9 }

  private func move(_ options: View.AnimationOptions = .curveLinear, by distance: Double = 100) {
    View.animate(withDuration: 1, options: options) { view.frame.origin.x += distance }
  }

  @Test("have their own values at once, and are drawn on the way")
  func onTheWay() {
    View.animate(withDuration: 1, options: .curveLinear) {
      view.frame = Rect(x: 100, y: 40, width: 200, height: 150)
      view.backgroundColor = Color(0xFF0000)
      view.alpha = 0.5
    }
    #expect(view.frame == Rect(x: 100, y: 40, width: 200, height: 150) && view.alpha == 0.5)
    #expect(fills.map(\.rect) == [Rect(x: 0, y: 0, width: 100, height: 50)])
    #expect(window.advance(to: 1.25) == 1.25)
    #expect(fills.map(\.rect) == [Rect(x: 25, y: 10, width: 125, height: 75)])
    #expect(fills.map(\.color) == [Color(0x400000).opacity(0.875)])
    #expect(view.presentationOffset == Point(x: -75, y: -30))
    #expect(window.advance(to: 2) == nil)
    #expect(fills.map(\.rect) == [Rect(x: 100, y: 40, width: 200, height: 150)])
    #expect(fills.map(\.color) == [Color(0xFF0000).opacity(0.5)])
    #expect(view.boxedShowing == nil && !window.needsAdvance)
  }

  @Test("move with all four curves")
  func curves() {
    for (options, quarter) in [
      (View.AnimationOptions.curveLinear, 25.0), (.curveEaseInOut, 12.916), (.curveEaseIn, 9.346),
      (.curveEaseOut, 37.814),
    ] {
      view.frame.origin.x = 0
      move(options)
      window.advance(to: window.now + 0.25)
      #expect(abs(view.shownCenter.x - 50 - quarter) < 0.01, "\(options.rawValue >> 16)")
      window.advance(to: window.now + 1)
    }
  }

  @Test("fade in from nothing, and out to nothing, where they are not hit")
  func fading() {
    View.animate(withDuration: 1, options: .curveLinear) { view.alpha = 0 }
    window.advance(to: 1.5)
    #expect(fills.map(\.color) == [Color(0x000000).opacity(0.5)])
    #expect(window.hitTest(Point(x: 10, y: 10), with: nil) === window)
    window.advance(to: 2)
    #expect(fills.isEmpty)
    View.animate(withDuration: 1, options: .curveLinear) { view.alpha = 1 }
    #expect(fills.isEmpty)
    window.advance(to: 2.25)
    #expect(fills.map(\.color) == [Color(0x000000).opacity(0.25)])
  }

  @Test("turn without shrinking on the way")
  func turning() {
    View.animate(withDuration: 1, options: .curveLinear) {
      view.transform = AffineTransform(rotationAngle: .pi / 2)
    }
    window.advance(to: 1.5)
    let shown = view.animatedTransform
    #expect(abs(shown.determinant - 1) < 1e-12 && abs(shown.angle - .pi / 4) < 1e-12)
    window.advance(to: 2)
    #expect(view.boxedShowing?.value.shown == nil)
  }

  @Test("let touches through, unless the block allows them")
  func touches() {
    let point = Point(x: 10, y: 10)
    View.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(window.hitTest(point, with: nil) === window)
    window.advance(to: 2)
    #expect(window.hitTest(point, with: nil) === view)
    View.animate(withDuration: 1, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(window.hitTest(point, with: nil) === view)
  }

  @Test("begin after the delay, and wake the window then")
  func delay() {
    var ends: [Bool] = []
    View.animate(
      withDuration: 1, delay: 2, options: .curveLinear, animations: { view.frame.origin.x = 100 },
      completion: { ends.append($0) })
    #expect(window.advance(to: 1.5) == 3)
    #expect(isAt(50))
    #expect(window.advance(to: 3.5) == 3.5)
    #expect(isAt(100) && ends.isEmpty)
    #expect(window.advance(to: 4.2) == nil)
    #expect(ends == [true])
  }

  @Test("run forwards and backwards, once or without an end")
  func repeating() {
    move([.curveLinear, .autoreverse])
    window.advance(to: 1.75)
    #expect(isAt(125))
    window.advance(to: 2.5)
    #expect(isAt(100))
    #expect(window.advance(to: 3) == nil)
    #expect(isAt(150))

    move([.curveLinear, .repeat])
    #expect(window.advance(to: 103.25) == 103.25)
    #expect(isAt(175))
    move()
    window.advance(to: 103.5)
    #expect(window.advance(to: 104.25) == nil)
    #expect(view.shownCenter == view.center && window.movingParts.isEmpty)
  }

  @Test("are taken over by a later block, from where they are shown")
  func takingOver() {
    var ends: [String] = []
    View.animate(withDuration: 1, options: .curveLinear) {
      view.frame.origin.x = 100
    } completion: {
      ends.append("first \($0)")
    }
    window.advance(to: 1.5)
    View.animate(withDuration: 1, options: .curveLinear) {
      view.frame.origin.x = 0
    } completion: {
      ends.append("second \($0)")
    }
    #expect(isAt(100))
    window.advance(to: 2)
    #expect(isAt(75) && ends == ["first false"])
    window.advance(to: 2.5)
    #expect(ends == ["first false", "second true"] && isAt(50))
  }

  @Test("keep what a later block does not change")
  func otherProperties() {
    var ends: [Bool] = []
    View.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        view.frame.origin.x = 100
        view.alpha = 0
      }, completion: { ends.append($0) })
    window.advance(to: 1.5)
    View.animate(withDuration: 2, options: .curveLinear) { view.alpha = 1 }
    window.advance(to: 1.75)
    #expect(isAt(125) && abs(view.shownAlpha - 0.5625) < 1e-9)
    window.advance(to: 2)
    #expect(ends == [true] && isAt(150) && abs(view.shownAlpha - 0.625) < 1e-9)
  }

  @Test("move subviews along with constraints and layout that the block asks for")
  func layout() {
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    window.advance(to: 2)
    View.animate(withDuration: 1, options: .curveLinear) {
      width.constant = 60
      view.layoutIfNeeded()
    }
    window.advance(to: 2.5)
    #expect(inner.shownBounds.width == 40 && inner.shownShift == .zero)
    window.advance(to: 3)
    // Without layout in the block, the change is shown at once.
    View.animate(withDuration: 1) { width.constant = 20 }
    window.advance(to: 3.1)
    #expect(inner.shownBounds.width == 20)

    let strip = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    strip.autoresizingMask = .flexibleWidth
    view.addSubview(strip)
    View.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
      view.bounds.size.width = 200
    }
    window.advance(to: 3.6)
    #expect(strip.shownBounds.width == 150 && view.shownBounds.width == 150)
  }

  @Test("inherit duration and curve of an outer block, unless they override them")
  func nested() {
    let other = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(other)
    View.animate(withDuration: 2, options: .curveLinear) {
      #expect(View.inheritedAnimationDuration == 2)
      move(.curveEaseIn)
      let own: View.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
      View.animate(withDuration: 1, options: own.union(.curveLinear)) { other.frame.origin.x = 100 }
    }
    #expect(View.inheritedAnimationDuration == 0)
    window.advance(to: 1.5)
    #expect(isAt(75) && other.shownCenter.x == 55)
  }

  @Test("stay as they are without animations, and where motion is reduced")
  func disabled() {
    View.performWithoutAnimation {
      #expect(!View.areAnimationsEnabled)
      move()
    }
    #expect(isAt(150) && View.areAnimationsEnabled)
    View.animate(withDuration: 1) { View.performWithoutAnimation { view.alpha = 0.5 } }
    #expect(view.shownAlpha == 0.5)
    View.setAnimationsEnabled(false)
    move()
    View.setAnimationsEnabled(true)
    #expect(isAt(250))

    window.reducesMotion = true
    var ends: [Bool] = []
    View.animate(withDuration: 5) {
      view.frame.origin.x = 0
    } completion: {
      ends.append($0)
    }
    #expect(isAt(50) && ends.isEmpty)
    window.advance(to: 1.01)
    #expect(ends == [true])
  }

  @Test("call the completion in the next frame if nothing changes, and at once without a window")
  func nothing() {
    var ends = 0
    View.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { _ in ends += 1 })
    // Nothing names a window here.
    #expect(ends == 1)
    View.animate(
      withDuration: 0, animations: { view.alpha = 0.5 }, completion: { _ in ends += 1 })
    #expect(view.shownAlpha == 0.5 && ends == 1)
    window.advance(to: 1.01)
    #expect(ends == 2)
    let lone = View()
    View.animate(
      withDuration: 1, animations: { lone.alpha = 0 }, completion: { _ in ends += 1 })
    #expect(ends == 3 && lone.shownAlpha == 0)
  }

  @Test("end their motion when they leave the window, and when it is deallocated")
  func leaving() {
    var ends: [Bool] = []
    View.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    view.removeFromSuperview()
    #expect(view.shownAlpha == 0 && view.boxedShowing == nil)
    #expect(window.advance(to: 1.1) == nil)
    #expect(ends == [false])

    var other: Window? = Window(frame: window.frame)
    view.alpha = 1
    other?.addSubview(view)
    View.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.shownAlpha == 1)
    other = nil
    #expect(view.shownAlpha == 0 && view.boxedShowing == nil)
  }

  @Test("can begin anew in each completion, also where nothing is shown on the way")
  func pulse() {
    var beats = 0
    func pulse() {
      View.animate(
        withDuration: 0.5, animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 },
        completion: { _ in
          beats += 1
          pulse()
        })
    }
    pulse()
    window.reducesMotion = true
    window.advance(to: 1.5)
    #expect(beats == 1)
    for frame in 1...4 { window.advance(to: 1.6 + Double(frame) / 60) }
    #expect(beats == 5)
  }

  @Test("ignore touches only as long as a block that wants it shows them")
  func touchesOfSeveral() {
    let point = Point(x: 10, y: 10)
    View.animate(withDuration: 1, options: [.repeat, .allowUserInteraction]) { view.alpha = 0.5 }
    View.animate(withDuration: 0.3) { view.center.x += 10 }
    #expect(window.hitTest(point, with: nil) === window)
    window.advance(to: 1.4)
    #expect(window.hitTest(Point(x: 30, y: 10), with: nil) === view)
    View.animate(withDuration: 2, options: .allowUserInteraction) {
      View.animate(withDuration: 1) { view.alpha = 0.9 }
    }
    #expect(window.hitTest(Point(x: 30, y: 10), with: nil) === view)
  }

  @Test("end at once if they are to repeat in no time")
  func repeatingNothing() {
    View.animate(withDuration: 0, options: .repeat) { view.alpha = 0.5 }
    #expect(view.shownAlpha == 0.5 && window.advance(to: 2) == nil)
  }

  @Test("leave properties to the block that has changed them")
  func ownProperties() {
    let own: View.AnimationOptions = [.overrideInheritedDuration, .curveLinear]
    var ends: [Bool] = []
    View.animate(withDuration: 1, options: .curveLinear) {
      view.alpha = 0
      View.performWithoutAnimation { view.center.y += 100 }
      View.animate(
        withDuration: 0.5, options: own, animations: { view.center.x += 100 },
        completion: { ends.append($0) })
    }
    #expect(view.shownCenter == Point(x: 50, y: 125))
    window.advance(to: 1.25)
    #expect(isAt(100) && abs(view.shownAlpha - 0.75) < 1e-9)
    window.advance(to: 1.5)
    #expect(isAt(150) && ends == [true])
  }

  @Test("are released with their window, whose completions end")
  func released() {
    var ends: [Bool] = []
    weak var released: Window?
    do {
      let other = Window(frame: window.frame)
      released = other
      View.animate(withDuration: 1, options: .repeat) { other.alpha = 0.5 }
      let inner = View(frame: other.bounds)
      other.addSubview(inner)
      View.animate(withDuration: 1) {
        inner.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    #expect(released == nil && ends == [false])
  }

  @Test("stop when they are told to")
  func stopping() {
    var ends: [Bool] = []
    View.animate(withDuration: 1, options: .repeat) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    view.endAnimations()
    #expect(view.shownAlpha == 0 && window.advance(to: 1.1) == nil)
    #expect(ends == [false])
  }

  private func show(_ source: TwentyRows) -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 100, width: 200, height: 100))
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.advance(to: 2)
    return table
  }

  private func expectRest(in table: TableView) {
    for cell in table.visibleCells {
      for part in [cell] + cell.subviews { #expect(part.shownState == nil, "\(part)") }
    }
  }

  @Test("leave what is inside the cells to their list, too, if it gives them another width")
  func narrowerLists() {
    let source = TwentyRows()
    let table = show(source)
    View.animate(withDuration: 1, options: .curveLinear) {
      table.frame.size.width = 100
      window.layoutIfNeeded()
    }
    expectRest(in: table)
    #expect(table.shownBounds.width == 200)
  }

  @Test("leave the cells to their list, also those that come in")
  func lists() {
    let source = TwentyRows()
    let table = show(source)
    View.animate(withDuration: 1, options: .curveLinear) {
      table.frame.size.height = 200
      window.layoutIfNeeded()
    }
    #expect(table.visibleCells.count == 10 && table.shownBounds.height == 100)
    expectRest(in: table)
    window.advance(to: 2.5)
    #expect(table.shownBounds.height == 150)
  }
}

@MainActor
private final class TwentyRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
