import Hosting
import Inspecting
import ScrollEngine
import TestSupport
import Traces

@testable import ScrollworkInspector

/// A run of a screen, always with the same gestures, recorded as a trace.
@MainActor
final class MistakenRun {
  private let window = Window()
  private let content: WindowContent
  private let recorder: WindowRecorder
  private let screen: MistakenScreen
  private var time = 0.0

  private static let size = Size(width: 320, height: 480)

  /// The trace of a screen with a mistake, or without.
  static func trace(_ mistake: Mistake?) throws -> Trace {
    let run = MistakenRun(mistake)
    run.play()
    return try Trace(run.recorder.file(TraceHeader(title: "feed", maker: "tests")))
  }

  private init(_ mistake: Mistake?) {
    screen = MistakenScreen(mistake)
    content = WindowContent(window, text: FixedAdvanceText())
    content.resize(to: Self.size)
    window.rootViewController = screen
    _ = content.tick(to: 0)
    recorder = WindowRecorder(of: WindowWatch(window), keeping: TraceRing.Limit(), pictures: true)
  }

  private func play() {
    pass(0.3)
    wheel(-9)
    flick(by: -260)
    recorder.tracer.note(.input("data"))
    screen.receive()
    pass(0.6)
    flick(by: -120)
    content.resize(to: Size(width: Self.size.width, height: 400))
    screen.windowDidResize(from: Self.size.height, to: 400)
    pass(0.3)
    // To the top, and over it.
    for _ in 0..<5 { flick(by: 300) }
    pass(1)
  }

  private func pass(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      time += 1.0 / 60
      _ = content.tick(to: time)
      recorder.update()
      recorder.tracer.noteCost(screen.takeCost(), of: .layout)
    }
  }

  private func send(_ kind: InputEvent.Kind, _ words: String) {
    recorder.tracer.note(.input(words))
    content.handle(InputEvent(time: time, kind))
    pass(1.0 / 60)
  }

  private func wheel(_ notches: Double) {
    let wheel = InputEvent.Wheel(at: Point(x: 160, y: 240), delta: Point(x: 0, y: notches))
    send(.wheel(wheel), "wheel \(notches)")
    pass(0.6)
  }

  private func flick(by distance: Double) {
    let start = Point(x: 160, y: distance < 0 ? 360 : 60)
    func pointer(_ share: Double, isPressed: Bool) -> InputEvent.Pointer {
      InputEvent.Pointer(
        at: start + Point(x: 0, y: distance * share), device: .touch, isPressed: isPressed)
    }
    send(.pointerDown(pointer(0, isPressed: true)), "press")
    for step in 1...6 {
      send(.pointerMoved(pointer(Double(step) / 6, isPressed: true)), "move \(step)")
    }
    send(.pointerUp(pointer(1, isPressed: false)), "lift")
    pass(1.4)
  }
}
