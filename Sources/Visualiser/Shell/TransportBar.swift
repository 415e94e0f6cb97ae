import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Plays, pauses and seeks in the time of the scene.
final class TransportBar: View {
  static let height = 63.0
  /// The height in a low window, in points.
  static let lowHeight = 41.0

  struct State: Hashable {
    var isPlaying = true
    /// Whether time runs, but nothing happens.
    var isIdle = false
    var rate = 1.0
    /// The scene times of the shown moment, the first one and the last one, in seconds.
    var time = 0.0
    var start = 0.0
    var end = 0.0
    /// Whether a step back by a frame is possible.
    var canStepBack = false
    var isRecording = false
    /// Whether the log is full.
    var isFull = false
    /// The scene times of a person's inputs, in seconds.
    var marks: [Double] = []
    /// The changes that no input caused, the earliest first.
    var moves: [ScrollMove] = []
    /// The scene time at which two recorded runs begin to differ, in seconds; nil if they do not.
    var difference: Double?

    /// The duration that the whole bar represents, in seconds; at least 1.
    var length: Double { max(end - start, 1) }
  }

  /// The state that the bar shows.
  var state = State() { didSet { if oldValue != state { setNeedsDisplay() } } }
  var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      setNeedsDisplay()
    }
  }

  var onPlay: (() -> Void)?
  var onRate: (() -> Void)?
  /// Called with the number of frames to step; negative for backwards.
  var onStep: ((Int) -> Void)?
  /// Called with a scene time in seconds when a person clicks or drags on the bar.
  var onSeek: ((Double) -> Void)?

  /// Whether a drag along the bar is in progress.
  private var isSeeking = false

  init(theme: Theme) {
    self.theme = theme
    super.init()
    backgroundColor = theme.panel
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        if $0.state == .ended { tapped(at: $0.location(in: self)) }
      })
    addGestureRecognizer(
      PanGestureRecognizer { [unowned self] in dragged($0) })
  }

  // MARK: Places

  /// A part of the bar that reacts to the pointer.
  enum Part: Hashable, CaseIterable {
    case play, back, forward, rate, bar
  }

  /// The part under the pointer.
  var touched = Touched<Part>() { didSet { if oldValue != touched { setNeedsDisplay() } } }
  /// The scene time at the pointer, on the bar or the lanes, in seconds; nil if the pointer is
  /// elsewhere.
  var pointedTime: Double? { didSet { if oldValue != pointedTime { setNeedsDisplay() } } }

  private static let playX = 36.0
  private static let backX = 68.0
  private static let forwardX = 92.0
  private static let timeX = 106.0
  private static let rateX = 197.0
  private static let barX = 232.0

  private func button(at x: Double, _ size: Size) -> Rect {
    Rect(
      x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The frame of the play button, in the bar's coordinates.
  var playFrame: Rect { button(at: Self.playX, Size(width: 30, height: 30)) }
  var rateFrame: Rect { button(at: Self.rateX, Size(width: 38, height: 26)) }
  var barFrame: Rect {
    Rect(x: bar.minX - 10, y: bounds.midY - 14, width: bar.width + 20, height: 28)
  }

  /// The frame of a part, in the bar's coordinates.
  func frame(of part: Part) -> Rect {
    switch part {
    case .play: playFrame
    case .back: button(at: Self.backX, Size(width: 24, height: 26))
    case .forward: button(at: Self.forwardX, Size(width: 24, height: 26))
    case .rate: rateFrame
    case .bar: barFrame
    }
  }

  /// The part at a point; nil if there is none.
  func part(at point: Point) -> Part? { Part.allCases.first { frame(of: $0).contains(point) } }

  private var isLow: Bool { bounds.height < Self.height }

  /// The frame of the line itself, in the bar's coordinates.
  var bar: Rect {
    let start = min(Self.barX, max(0, bounds.width - 120))
    return Rect(x: start, y: bounds.midY - 2, width: max(1, bounds.width - start - 28), height: 4)
  }

  /// The positions of scene times on the line.
  var scale: TimeScale {
    TimeScale(from: bar.minX, to: bar.maxX, origin: state.start, length: state.length)
  }

  // MARK: Touches

  private func tapped(at point: Point) {
    switch part(at: point) {
    case .play: onPlay?()
    case .back: onStep?(-1)
    case .forward: onStep?(1)
    case .rate: onRate?()
    case .bar: onSeek?(scale.time(at: point.x))
    case nil: break
    }
  }

  private func dragged(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      let point = recognizer.location(in: self)
      // A drag that begins on a button does not seek.
      if recognizer.state == .began { isSeeking = point.x >= barFrame.minX }
      if isSeeking { onSeek?(scale.time(at: point.x)) }
    default: isSeeking = false
    }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    drawPlay(&canvas)
    drawSteps(&canvas)
    drawRate(&canvas)
    // In a low bar, the time moves up to leave room for the recording note below it.
    let shift = isLow && state.isRecording ? -7.0 : 0
    let line = Rect(x: Self.timeX, y: bounds.midY - 12 + shift, width: 70, height: 24)
    canvas.say(
      "\(Fact(.shownTime, state.time)) s",
      in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: 8)),
      font: Typography.number, color: theme.ink, alignment: .trailing)
    if state.isRecording {
      let y = bounds.midY + (isLow ? 10 : 18)
      canvas.fill(Rect(x: Self.timeX, y: y - 3, width: 6, height: 6), theme.ink, cornerRadius: 3)
      canvas.text(
        "recording", in: Rect(x: Self.timeX + 10, y: y - 8, width: 70, height: 16),
        font: Typography.smallWords, color: theme.ink)
    }
    drawBar(&canvas)
  }

  private func drawPlay(_ canvas: inout Canvas) {
    let look = touched.look(of: .play)
    canvas.ground(of: look, in: playFrame, theme)
    let center = Point(x: Self.playX, y: bounds.midY)
    if state.isPlaying {
      // Dimmed while nothing happens: the scene's time continues with the next event.
      for x in [-5.0, 2] {
        canvas.fill(
          Rect(x: center.x + x, y: center.y - 7, width: 4, height: 14),
          state.isIdle ? theme.dimmed : theme.ink, cornerRadius: 1)
      }
    } else {
      drawTriangle(from: center.x - 5, by: 1, steps: 12, height: 16, theme.ink, &canvas)
    }
  }

  /// Draws a triangle as vertical strips, each one point wide.
  private func drawTriangle(
    from base: Double, by step: Double, steps: Int, height: Double, _ color: Color,
    _ canvas: inout Canvas
  ) {
    for place in 0..<steps {
      let length = height * (1 - Double(place) / Double(steps))
      let x = step > 0 ? base + Double(place) : base - Double(place) - 1
      canvas.fill(Rect(x: x, y: bounds.midY - length / 2, width: 1, height: length), color)
    }
  }

  /// Draws the buttons for a frame back and forward: an arrow and a bar.
  private func drawSteps(_ canvas: inout Canvas) {
    for (part, step) in [(Part.back, -1.0), (.forward, 1)] {
      let frame = frame(of: part)
      let isPossible = part == .forward || state.canStepBack
      canvas.ground(of: isPossible ? touched.look(of: part) : .dimmed, in: frame, theme)
      let color = isPossible ? theme.ink : theme.dimmed
      drawTriangle(
        from: frame.midX - 4 * step, by: step, steps: 6, height: 11, color, &canvas)
      canvas.fill(
        Rect(x: frame.midX + 3 * step - 1, y: frame.midY - 5.5, width: 2, height: 11), color)
    }
  }

  private func drawRate(_ canvas: inout Canvas) {
    let look = touched.look(of: .rate)
    canvas.fill(rateFrame, theme.ground(of: look) ?? theme.panel, cornerRadius: 6)
    canvas.stroke(rateFrame, Stroke(theme.hairline, width: 1, cornerRadius: 6))
    canvas.text(
      Self.words(ofRate: state.rate), in: rateFrame, font: Typography.number,
      color: theme.words(on: look, atRest: state.rate == 1 ? theme.ink : theme.accent),
      alignment: .center)
  }

  private func drawBar(_ canvas: inout Canvas) {
    let (bar, scale) = (bar, scale)
    let knob = scale.x(of: state.time)
    canvas.fill(bar, theme.hairline, cornerRadius: 2)
    canvas.fill(
      Rect(x: bar.minX, y: bar.minY, width: knob - bar.minX, height: bar.height), theme.accent,
      cornerRadius: 2)
    var last = -Double.infinity
    for mark in state.marks {
      let x = scale.x(of: mark).rounded()
      guard x >= last + 2 else { continue }
      canvas.line(
        along: .left, of: Rect(x: x, y: bar.maxY + 6, width: 2, height: 6), theme.muted)
      last = x
    }
    drawMoves(&canvas)
    if let difference = state.difference {
      let x = scale.x(of: difference).rounded()
      canvas.fill(
        Rect(x: x - 1, y: bar.minY - 18, width: 2, height: bar.height + 30), theme.costly)
      canvas.fill(Rect(x: x - 1, y: bar.minY - 18, width: 9, height: 6), theme.costly)
    }
    if state.isFull {
      canvas.text(
        "The log is full: press E to start over",
        in: Rect(
          x: bar.minX, y: isLow ? bar.minY - 16 : bar.maxY + 12, width: bar.width, height: 16),
        font: Typography.smallWords, color: theme.ink)
    }
    // Marks the time to which a click would go.
    if let pointedTime {
      canvas.fill(
        Rect(x: scale.x(of: pointedTime) - 1, y: bar.midY - 7, width: 2, height: 14), theme.accent,
        cornerRadius: 1)
    }
    let look = touched.look(of: .bar)
    let radius = look == .rest ? 7.0 : 8
    let circle = Rect(x: knob, y: bar.midY, width: 0, height: 0).inset(by: -radius)
    canvas.fill(circle, look == .pressed ? theme.accent : theme.panel, cornerRadius: radius)
    canvas.stroke(circle, Stroke(theme.accent, width: 2, cornerRadius: radius))
  }

  static func words(ofRate rate: Double) -> String {
    rate < 1 ? "1/\(Int(1 / rate))×" : "\(Int(rate))×"
  }
}
