@testable import ScrollEngine
import TestSupport

/// A window with two nested scroll views, random events, and a delegate that disturbs both views.
@MainActor
final class HostileWorld: ScrollViewDelegate {
  private(set) var complaints: [String] = []
  private(set) var journal: [String] = []

  private let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let outer = ScrollView()
  private let inner = ScrollView()
  private let zoomed = View()
  private var numbers: RandomNumbers
  private var time = 0.0
  /// The share of delegate calls in which the delegate changes something, from 0 to 1.
  private let hostility: Double
  private var depth = 0
  private var states: [ObjectIdentifier: State] = [:]

  /// The state of a scroll view, as the delegate calls so far describe it.
  private struct State {
    var isDragging = false
    var isDecelerating = false
    /// Whether a program has set the offset, which may then lie outside the range.
    var isPlaced = false
    var wasInWindow = true
  }

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    hostility = [0, 0.05, 0.3][Int(seed % 3)]
    outer.frame.size = size(100...200, 100...200)
    inner.frame = Rect(
      origin: Point(x: points(0...40), y: points(0...40)), size: size(50...150, 50...150))
    zoomed.frame.size = size(100...400, 100...400)
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(zoomed)
    for view in [outer, inner] {
      states[ObjectIdentifier(view)] = State()
      view.delegate = self
      view.contentSize = size(100...300, 100...800)
    }
    // Other digits of the seed choose the kind of numbers, so that each kind meets all these
    // settings.
    outer.refreshControl = seed / 8 % 4 == 0 ? RefreshControl() : nil
    inner.maximumZoomScale = seed % 5 == 0 ? 3 : 1
    inner.minimumZoomScale = seed % 5 == 0 && seed / 8 % 2 == 0 ? 0.5 : 1
  }

  func run(steps: Int) {
    for _ in 0..<steps where complaints.isEmpty {
      event()
      check("after the event")
    }
    guard complaints.isEmpty else { return }
    // Both views come to rest after all pointers are cancelled.
    journal.append("settle")
    window.router.cancel()
    for _ in 0..<2_000 {
      time = max(window.now, min(time, 1e7)) + 0.05
      if window.advance(to: time) == nil, window.now >= time { break }
    }
    check("at rest")
    for view in [outer, inner] where view.isDragging || view.isDecelerating || view.isTracking {
      complain(view, "does not come to rest")
    }
  }

  // MARK: Events

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &numbers.random)
  }

  /// A random length or coordinate, in points.
  private func points(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }

  private func size(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> Size {
    Size(width: points(width), height: points(height))
  }

  private func dice(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &numbers.random) }

  private func coordinate() -> Double {
    switch dice(40) {
    case 0: .nan
    case 1: .infinity
    case 2: number(-1e300...1e300)
    default: points(-20...220)
    }
  }

  private func eventTime() -> Double {
    switch dice(40) {
    case 0: return .nan
    case 1: return -.infinity
    case 2: return time - number(0...10)
    case 3: time += 7_200
    case 4, 5, 6: break
    default: time += number(0...0.03)
    }
    return time
  }

  private func event() {
    let when = eventTime()
    let id = dice(2)
    let device: InputEvent.Pointer.Device = dice(4) == 0 ? .mouse : .touch
    let place = Point(x: coordinate(), y: coordinate())
    let pointer = InputEvent.Pointer(at: place, device: device, id: id, isPressed: dice(20) != 0)
    let modifiers: InputEvent.Modifiers = dice(6) == 0 ? .control : dice(6) == 0 ? .shift : []
    switch dice(16) {
    case 0, 1: send(.pointerDown(pointer), when)
    case 2, 3, 4, 5: send(.pointerMoved(pointer), when)
    case 6: send(.pointerUp(pointer), when)
    case 7: send(dice(4) == 0 ? .pointerLeft : .pointerCancelled(pointer), when)
    case 8:
      let isFine = dice(3) == 0
      let delta = Point(x: Double(dice(3) - 1), y: isFine ? number(-2...2) : Double(dice(5) - 2))
      send(.wheel(.init(at: place, delta: delta, modifiers: modifiers)), when)
    case 9:
      let keys: [InputEvent.Key] = [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end]
      send(.key(.init(keys[dice(keys.count)])), when)
    case 10, 11: disturb(dice(2) == 0 ? outer : inner)
    default:
      journal.append("advance \(when)")
      window.advance(to: when)
    }
  }

  private func send(_ kind: InputEvent.Kind, _ time: Double) {
    journal.append("\(time) \(kind)")
    window.router.handle(InputEvent(time: time, kind))
  }

  // MARK: Disturbances

  private func disturb(_ view: ScrollView) {
    let offset = Point(x: points(-100...400), y: points(-100...1_000))
    let what = dice(19)
    journal.append("  disturb \(name(view)) \(what) \(offset)")
    let key = ObjectIdentifier(view)
    switch what {
    case 0, 1:
      states[key]?.isPlaced = true
      view.contentOffset = offset
    case 2:
      states[key]?.isPlaced = true
      view.setContentOffset(offset, animated: false)
    case 3, 4:
      states[key]?.isPlaced = true
      view.setContentOffset(offset, animated: true)
    case 5: view.contentSize = size(0...500, 0...1_200)
    case 6:
      view.contentInset = EdgeInsets(
        top: points(0...50), left: points(0...9), bottom: points(0...50), right: points(0...9))
    case 7: view.frame.size = size(0...250, 0...250)
    case 8: view.isScrollEnabled.toggle()
    case 9: view.bounces.toggle()
    case 10: view.isPagingEnabled.toggle()
    case 11: view.alwaysBounceVertical.toggle()
    case 12: view.stopScrolling()
    case 13: view.scrollToTop()
    case 14:
      view.scrollRectToVisible(
        Rect(origin: offset, size: size(0...80, 0...80)), animated: dice(2) == 0)
    case 15: view.removeFromSuperview()
    case 16: (view === outer ? window : outer).addSubview(view)
    case 17: view.setZoomScale(number(0.1...4), animated: dice(2) == 0)
    default:
      if view.refreshControl?.isRefreshing ?? false {
        view.refreshControl?.endRefreshing()
      } else {
        view.refreshControl?.beginRefreshing()
      }
    }
  }

  // MARK: Checks

  private func name(_ view: ScrollView) -> String { view === outer ? "outer" : "inner" }

  private func complain(_ view: ScrollView, _ text: String) {
    complaints.append("\(name(view)) \(text), \(view.contentOffset) of \(view.scrollRange)")
  }

  private func check(_ moment: String) {
    for view in [outer, inner] {
      let key = ObjectIdentifier(view)
      forgetIfGone(view)
      guard let state = states[key] else { continue }
      if !view.contentOffset.isFinite { complain(view, "\(moment): the offset is not finite") }
      if view.isDecelerating != state.isDecelerating {
        complain(view, "\(moment): isDecelerating is \(view.isDecelerating)")
      }
      if state.isDragging, !view.isDragging || !view.isTracking {
        complain(view, "\(moment): a drag goes on that the flags do not show")
      }
      if view.isDragging, !state.isDragging, !state.isDecelerating {
        complain(view, "\(moment): isDragging without a drag")
      }
      guard isAtRest(view, state) else { continue }
      if view.scrollRange.contains(view.contentOffset) {
        states[key]?.isPlaced = false
      } else if !state.isPlaced {
        complain(view, "\(moment): rests outside its range")
      }
    }
  }

  private func isAtRest(_ view: ScrollView, _ state: State) -> Bool {
    !view.isDragging && !view.isDecelerating && !view.isZooming && view.motion.isNone
  }

  /// Resets the state of a view that has left its window: no more calls are due.
  private func forgetIfGone(_ view: ScrollView) {
    guard view.window == nil else { return }
    let key = ObjectIdentifier(view)
    // A motion that was cut short may have left the offset outside the range.
    states[key] = State(isPlaced: true, wasInWindow: false)
  }

  private func called(_ view: ScrollView, _ call: String, _ change: (inout State) -> String?) {
    journal.append("  \(name(view)).\(call) \(view.contentOffset)")
    // A view may leave its window and return within one call, so every delegate call looks for it.
    for view in [outer, inner] { forgetIfGone(view) }
    let key = ObjectIdentifier(view)
    if var state = states[key] {
      if let complaint = change(&state) { complain(view, "\(call): \(complaint)") }
      states[key] = state
    }
    guard depth < 3, number(0...1) < hostility else { return }
    depth += 1
    let other = dice(4) == 0 ? (view === outer ? inner : outer) : view
    disturb(other)
    for view in [outer, inner] { forgetIfGone(view) }
    depth -= 1
  }

  // MARK: The delegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    called(scrollView, "didScroll") { _ in nil }
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    called(scrollView, "willBeginDragging") { state in
      defer { state.isDragging = true }
      return scrollView.window == nil ? "in no window" : state.isDragging ? "twice" : nil
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    if !velocity.isFinite || !targetContentOffset.isFinite { complain(scrollView, "bad target") }
    called(scrollView, "willEndDragging") { state in
      scrollView.window == nil ? "in no window" : state.isDragging ? nil : "without a begin"
    }
    guard number(0...1) < hostility else { return }
    targetContentOffset = Point(x: coordinate(), y: coordinate())
    journal.append("  target \(targetContentOffset)")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    called(scrollView, "didEndDragging(\(decelerate))") { state in
      defer { state.isDragging = false }
      return scrollView.window == nil ? "in no window" : state.isDragging ? nil : "without a begin"
    }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    called(scrollView, "willBeginDecelerating") { state in
      state.isDecelerating = true
      return scrollView.window == nil ? "in no window" : nil
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    called(scrollView, "didEndDecelerating") { state in
      defer { state.isDecelerating = false }
      return scrollView.window == nil
        ? "in no window" : state.isDecelerating ? nil : "without a begin"
    }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    called(scrollView, "didEndScrollingAnimation") { _ in
      scrollView.window == nil ? "in no window" : nil
    }
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { scrollView === inner ? zoomed : nil }
}
