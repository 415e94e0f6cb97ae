import ScrollEngine

/// One moving scroll view without cells: the cost of the engine itself in each frame.
@MainActor
final class MotionWorkload {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  private let scrollView = ScrollView()
  private var time = 0.0

  init() {
    scrollView.frame = window.bounds
    scrollView.contentSize = Size(width: 320, height: 1e9)
    window.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  /// Measures ticks of 0.25 ms. There should be at most 10,000, so that all belong to the fling: at
  /// 5,000 points per second, it decelerates for more than three seconds.
  func run(ticks: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(variant: "motion", rows: 0, sections: 0, send: send)
    fling()
    report.samples("tick_fling", CPUClock.measure(ticks, tick))
    let batchSize = CPUClock.batchSize(of: ticks)
    let animation = stride(from: 0, to: ticks, by: batchSize).flatMap { done in
      scrollView.contentOffset.y = 0
      scrollView.setContentOffset(Point(x: 0, y: 5_000), animated: true)
      return CPUClock.measure(min(batchSize, ticks - done), batchSize: batchSize, tick)
    }
    report.samples("tick_animation", animation)
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
