import Drawing
import Scenes
import ScrollEngine

/// Plays, pauses and seeks in the time of the scene.
final class TransportBar: View {
  static let height = 63.0
  /// For a low window, where the stage needs the room.
  static let lowHeight = 41.0

  struct State: Hashable {
    var isPlaying = true
    /// Whether time runs, but nothing happens.
    var isIdle = false
    var rate = 1.0
    /// The shown moment and the last one, in seconds of the scene.
    var time = 0.0
    var end = 0.0
    var isRecording = false
    /// Whether the log is full.
    var isFull = false
    /// When something was done, in seconds.
    var marks: [Double] = []

    /// The duration that the whole bar stands for, in seconds; short histories do not fill it.
    var length: Double { max(end, 1) }
  }

  /// What the bar shows; it is redrawn when this changes.
  var state = State() { didSet { if oldValue != state { setNeedsDisplay() } } }
  var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      setNeedsDisplay()
    }
  }

  var onPlay: (() -> Void)?
  var onRate: (() -> Void)?
  /// Called with seconds of the scene while a person drags along the bar.
  var onSeek: ((Double) -> Void)?

  init(theme: Theme) {
    self.theme = theme
    super.init()
    backgroundColor = theme.panel
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        if $0.state == .ended { tapped(at: $0.location(in: self)) }
      })
    addGestureRecognizer(
      PanGestureRecognizer { [unowned self] in
        if $0.state == .began || $0.state == .changed { dragged(to: $0.location(in: self)) }
      })
  }

  // MARK: Places

  private static let buttonX = 36.0
  private static let timeX = 66.0
  private static let rateX = 140.0

  /// The frame of the play button, which takes the focus, in the bar's coordinates.
  var playFrame: Rect { Rect(x: Self.buttonX - 15, y: bounds.midY - 15, width: 30, height: 30) }
  var rateFrame: Rect { Rect(x: Self.rateX - 6, y: bounds.midY - 13, width: 38, height: 26) }
  var barFrame: Rect {
    Rect(x: bar.minX - 10, y: bounds.midY - 14, width: bar.width + 20, height: 28)
  }

  private var isLow: Bool { bounds.height < Self.height }

  /// The frame of the line itself, in the bar's coordinates.
  var bar: Rect {
    let start = min(180, max(0, bounds.width - 120))
    return Rect(x: start, y: bounds.midY - 2, width: max(1, bounds.width - start - 28), height: 4)
  }

  private var length: Double { state.length }

  private func x(of time: Double) -> Double { bar.minX + bar.width * min(time / length, 1) }

  private func time(at x: Double) -> Double {
    min(max((x - bar.minX) / bar.width, 0), 1) * length
  }

  // MARK: Touches

  private func tapped(at point: Point) {
    if point.x < Self.timeX - 6 {
      onPlay?()
    } else if point.x < bar.minX - 8 {
      onRate?()
    } else {
      onSeek?(time(at: point.x))
    }
  }

  private func dragged(to point: Point) {
    if point.x >= bar.minX - 8 { onSeek?(time(at: point.x)) }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    drawButton(&canvas)
    // In a low bar, messages go below the time, which moves up for them.
    let shift = isLow && state.isRecording ? -7.0 : 0
    let line = Rect(x: Self.timeX, y: bounds.midY - 12 + shift, width: 70, height: 24)
    canvas.text(
      timeText(state.time), in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: 8)),
      font: Typography.number, color: theme.ink, alignment: .trailing)
    canvas.text(
      Self.words(ofRate: state.rate),
      in: Rect(x: Self.rateX, y: line.minY, width: 34, height: 24), font: Typography.number,
      color: state.rate == 1 ? theme.muted : theme.accent)
    if state.isRecording {
      let y = bounds.midY + (isLow ? 10 : 18)
      canvas.fill(Rect(x: Self.timeX, y: y - 3, width: 6, height: 6), theme.costly, cornerRadius: 3)
      canvas.text(
        "recording", in: Rect(x: Self.timeX + 10, y: y - 8, width: 70, height: 16),
        font: Typography.small, color: theme.costly)
    }
    drawBar(&canvas)
  }

  private func drawButton(_ canvas: inout Canvas) {
    let center = Point(x: Self.buttonX, y: bounds.midY)
    if state.isIdle {
      // Time goes on with the next thing that happens.
      canvas.stroke(
        Rect(origin: center, size: .zero).inset(by: -6),
        Stroke(theme.muted, width: 2, cornerRadius: 6))
    } else if state.isPlaying {
      for x in [-5.0, 2] {
        canvas.fill(
          Rect(x: center.x + x, y: center.y - 7, width: 4, height: 14), theme.ink, cornerRadius: 1)
      }
    } else {
      // A triangle of upright strokes: painters cannot fill slanted edges.
      for step in 0..<12 {
        let height = 16 * (1 - Double(step) / 12)
        canvas.fill(
          Rect(
            x: center.x - 5 + Double(step), y: center.y - height / 2, width: 1, height: height),
          theme.ink)
      }
    }
  }

  private func drawBar(_ canvas: inout Canvas) {
    let bar = bar
    let knob = x(of: state.time)
    canvas.fill(bar, theme.hairline, cornerRadius: 2)
    canvas.fill(
      Rect(x: bar.minX, y: bar.minY, width: knob - bar.minX, height: bar.height), theme.accent,
      cornerRadius: 2)
    var last = -Double.infinity
    for mark in state.marks {
      let x = x(of: mark).rounded()
      guard x >= last + 2 else { continue }
      canvas.line(
        along: .left, of: Rect(x: x, y: bar.maxY + 6, width: 2, height: 6), theme.muted)
      last = x
    }
    if state.isFull {
      canvas.text(
        "The log is full: press E to start over",
        in: Rect(
          x: bar.minX, y: isLow ? bar.minY - 16 : bar.maxY + 12, width: bar.width, height: 16),
        font: Typography.small, color: theme.costly)
    }
    let circle = Rect(x: knob - 7, y: bar.midY - 7, width: 14, height: 14)
    canvas.fill(circle, theme.panel, cornerRadius: 7)
    canvas.stroke(circle, Stroke(theme.accent, width: 2, cornerRadius: 7))
  }

  private static func words(ofRate rate: Double) -> String {
    rate < 1 ? "1/\(Int(1 / rate))×" : "\(Int(rate))×"
  }
}
