import ScrollEngine

/// One moving scroll view without cells: what the engine itself costs in each frame.
@MainActor
final class MotionWorkload {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  private let scrollView = ScrollView()
  private var time = 0.0

  static func run() {
    MotionWorkload().measure()
  }

  private init() {
    scrollView.frame = window.bounds
    scrollView.contentSize = Size(width: 320, height: 1e9)
    window.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  private func measure() {
    fling()
    // A fling of 5,000 points per second decelerates for more than three seconds.
    let fling = CPUClock.measure(batches: 100, of: 100) { tick() }
    Output.metric("motion", "tick_fling", parameters: [], microseconds: fling)
    let animation = (0..<100).flatMap { _ in
      scrollView.contentOffset.y = 0
      scrollView.setContentOffset(Point(x: 0, y: 5_000), animated: true)
      return CPUClock.measure(batches: 1, of: 100) { tick() }
    }
    Output.metric("motion", "tick_animation", parameters: [], microseconds: animation)
  }

  private func tick() {
    time += 1.0 / 4_000
    window.advance(to: time)
  }

  private func fling() {
    for step in 0..<6 {
      time += 0.008
      let pointer = InputEvent.Pointer(
        at: Point(x: 160, y: 500 - Double(step) * 40), device: .touch, isPressed: step < 5)
      let kind: InputEvent.Kind =
        step == 0 ? .pointerDown(pointer) : step < 5 ? .pointerMoved(pointer) : .pointerUp(pointer)
      window.router.handle(InputEvent(time: time, kind))
    }
  }
}
