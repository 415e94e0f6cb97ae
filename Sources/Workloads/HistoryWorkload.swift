import Drawing
import ScrollEngine
import Visualiser

/// The costs of recording a scene's history, compared with a whole frame, and of seeking in the
/// history.
///
/// The scene is `naive-and-container` in a shell of 800 x 600, under a wheel that turns in every
/// frame.
@MainActor
struct HistoryWorkload {
  private let painter: any FramePainting
  private let shell: Shell

  init(_ painter: any FramePainting) {
    self.painter = painter
    shell = Shell(Shell.Configuration(text: painter.text))
    shell.resize(to: Size(width: 800, height: 600))
    _ = shell.advance(to: 0)
  }

  func run(frames: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(variant: "history", rows: 21, sections: 2, send: send)
    var frame = 0
    func event() -> InputEvent {
      let down = frame / 60 % 2 == 0
      let wheel = InputEvent.Wheel(
        at: Point(x: 600, y: 300), delta: Point(x: 0, y: down ? -0.2 : 0.2))
      return InputEvent(time: Double(frame) / 60, .wheel(wheel))
    }
    let whole = CPUClock.measure(frames) {
      frame += 1
      shell.handle(event())
      _ = shell.advance(to: Double(frame) / 60)
      painter.paint(shell.displayList())
    }
    report.samples("frame", whole)
    var log = SceneLog()
    frame = 0
    let taking = CPUClock.measure(frames) {
      frame += 1
      let event = event()
      log.note(SceneInput(time: event.time, action: .event(event.kind, pane: 0)))
      log.noteTick(at: event.time)
    }
    report.samples("take", taking)
    let now = Double(frames) / 60 + 1
    let (back, _) = CPUClock.milliseconds {
      shell.seek(to: 0)
      _ = shell.advance(to: now)
    }
    report.value("seek_beginning", back, unit: "ms")
    let (on, _) = CPUClock.milliseconds {
      shell.seek(to: now)
      _ = shell.advance(to: now)
    }
    report.value("seek_end", on, unit: "ms")
    report.count("frames", frames)
  }
}
