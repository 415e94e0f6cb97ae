import Controls
import Drawing
import SceneParts
import ScrollEngine

/// A bar with the state of a replay, its buttons, and the broken invariant.
final class ReplayBar: View {
  enum Button: Hashable, CaseIterable {
    case again, play, next, close

    /// The key with the same effect.
    var key: InputEvent.Key {
      switch self {
      case .again: .home
      case .play: .space
      case .next: .right
      case .close: .escape
      }
    }
  }

  struct State {
    var isPlaying = true
    var frame = 0
    /// The screen's time, in seconds.
    var time = 0.0
    /// The current step, from 1; `stepCount` + 1 while the screen comes to rest; nil before the
    /// first step.
    var step: Int?
    var stepCount = 0
    var line: String?
    var phase = Replay.Phase.playing
    /// The invariant that the script breaks; nil if the script names none.
    var invariant: String?
    var broken: (invariant: String, detail: String, frame: Int)?
    var failure: String?
  }

  /// The height of the bar for a width, in points; in a narrow bar, the figures have a line of
  /// their own.
  static func height(forWidth width: Double) -> Double { 104 + extraLine(forWidth: width) }

  private static func extraLine(forWidth width: Double) -> Double { width < 560 ? 24 : 0 }
  private static let margin = 16.0
  private static let buttonHeight = 24.0

  var state = State() { didSet { update() } }
  var touched = Touched<Button>() { didSet { if oldValue != touched { setNeedsDisplay() } } }
  var theme: Theme { didSet { if oldValue != theme { update() } } }
  var onPress: ((Button) -> Void)?
  private let verdict = Label()
  private var frames: [(button: Button, frame: Rect)] = []
  private var shown: [String] = []

  init(theme: Theme) {
    self.theme = theme
    super.init()
    clipsToBounds = true
    verdict.font = Typography.bodyStrong
    verdict.numberOfLines = 3
    addSubview(verdict)
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        if $0.state == .ended, let button = button(at: $0.location(in: self)) { onPress?(button) }
      })
    update()
  }

  func button(at point: Point) -> Button? { frames.first { $0.frame.contains(point) }?.button }

  /// The frame of a button, in points of the bar; nil before it is drawn.
  func frame(of button: Button) -> Rect? { frames.first { $0.button == button }?.frame }

  /// The verdict on the invariant, on one line.
  var verdictText: String {
    if let broken = state.broken {
      return "Broken in frame \(broken.frame): \(broken.invariant): \(broken.detail)"
    }
    if let failure = state.failure { return failure }
    let invariant = state.invariant ?? "every invariant that needs no second screen"
    return switch state.phase {
    case .playing: "Watching: \(invariant)"
    case .checking: "Playing it once more, out of sight: \(invariant)"
    case .over: "Kept to the end: \(invariant)"
    }
  }

  private var stateText: String {
    let step =
      state.step.map {
        $0 > state.stepCount ? "coming to rest" : "step \($0) of \(state.stepCount)"
      } ?? "before step 1 of \(state.stepCount)"
    let time = (state.time * 1000).rounded() / 1000
    return "frame \(state.frame)   \(time) s   \(state.phase == .playing ? step : "over")"
  }

  private func title(of button: Button) -> String {
    switch button {
    case .again: "Again"
    case .play: state.phase == .over ? "Play again" : state.isPlaying ? "Pause" : "Play"
    case .next: "Next frame"
    case .close: "Close"
    }
  }

  private func update() {
    let texts = [verdictText, stateText, state.line ?? "", "\(state.isPlaying)", theme.name]
    guard texts != shown else { return }
    shown = texts
    backgroundColor = theme.panel
    verdict.text = verdictText
    verdict.textColor =
      state.broken != nil || state.failure != nil
      ? theme.costly : state.phase == .over ? theme.frugal : theme.muted
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    verdict.frame = Rect(
      x: Self.margin, y: 58 + Self.extraLine(forWidth: bounds.width),
      width: max(0, bounds.width - 2 * Self.margin), height: 44)
  }

  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    var right = bounds.width - 12
    frames = []
    for button in Button.allCases.reversed() {
      let title = title(of: button)
      let width = canvas.text.width(of: title, in: Typography.smallWords).rounded(.up) + 16
      let frame = Rect(x: right - width, y: 8, width: width, height: Self.buttonHeight)
      frames.append((button, frame))
      let look = touched.look(of: button)
      canvas.ground(of: look, in: frame, theme)
      canvas.text(
        title, in: frame, font: Typography.smallWords,
        color: theme.words(on: look, atRest: theme.accent), alignment: .center)
      right -= width + 2
    }
    let extra = Self.extraLine(forWidth: bounds.width)
    let whole = max(0, bounds.width - 2 * Self.margin)
    canvas.text(
      stateText,
      in: Rect(
        x: Self.margin, y: 8 + extra, width: extra > 0 ? whole : max(0, right - Self.margin),
        height: 24),
      font: Typography.number, color: theme.ink)
    canvas.text(
      state.line ?? "", in: Rect(x: Self.margin, y: 34 + extra, width: whole, height: 18),
      font: Typography.smallNumber, color: theme.muted)
    canvas.line(along: .top, of: bounds, theme.hairline)
  }
}
