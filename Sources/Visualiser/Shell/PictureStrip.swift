import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The time that each picture took, as bars on the axis of the time bar, with the time that a
/// display leaves for a picture; longer ones are red.
final class PictureStrip: View {
  static let height = 40.0

  /// The state that the view shows; the view is redrawn when the state changes.
  struct State: Hashable {
    /// The change count of the pictures.
    var changeCount = 0
    /// The first moment, the shown one, the length of the axis and the last moment, in seconds.
    var start = 0.0
    var time = 0.0
    var length = 1.0
    var end = 0.0
  }

  private(set) var state = State()
  private var pictures = PictureTimes()
  var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      setNeedsDisplay()
    }
  }
  /// The ends of the time bar, in this view's coordinates.
  var axis = (start: 0.0, end: 1.0) { didSet { setNeedsDisplay() } }
  /// The scene time at the pointer, on the strip, the lanes or the time bar, in seconds; nil if the
  /// pointer is elsewhere.
  var pointedTime: Double? { didSet { if oldValue != pointedTime { setNeedsDisplay() } } }
  var isPressed = false { didSet { if oldValue != isPressed { setNeedsDisplay() } } }
  /// Called with a scene time in seconds when a person clicks or drags on the strip.
  var onSeek: ((Double) -> Void)?

  private static let top = 5.0
  private static let bottom = 4.0
  /// The duration that the whole height represents, in budgets; longer bars are cut.
  private static let span = 1.4
  /// The width of a column, in points: a bar and the gap after it.
  private static let column = 3.0
  private static let widestBar = 6.0
  private static let lowestBar = 2.0
  /// The width of the words before the axis, in points.
  private static let wordsWidth = 136.0

  init(theme: Theme) {
    self.theme = theme
    super.init()
    backgroundColor = theme.panel
    clipsToBounds = true
    addSeeking { [unowned self] in onSeek?(scale.time(at: $0)) }
  }

  func show(_ state: State, _ pictures: PictureTimes) {
    guard state != self.state || pictures !== self.pictures else { return }
    (self.state, self.pictures) = (state, pictures)
    setNeedsDisplay()
  }

  // MARK: Places

  /// The positions of scene times in this view.
  var scale: TimeScale {
    TimeScale(from: axis.start, to: axis.end, origin: state.start, length: state.length)
  }

  private var plotHeight: Double { bounds.height - Self.top - Self.bottom }

  /// The height of a bar, in points.
  private func height(of seconds: Double) -> Double {
    let share = min(seconds / (Self.span * PictureTimes.budget), 1)
    return max(Self.lowestBar, (share * plotHeight).rounded())
  }

  /// The distance between pictures at the display's rate, in points.
  private var pitch: Double { (axis.end - axis.start) * PictureTimes.budget / state.length }

  /// Whether each picture has a bar of its own; if not, each column shows the longest of several.
  private var hasBars: Bool { pitch >= Self.column }

  /// The indexes of the pictures in a column.
  private func range(ofColumn place: Int) -> Range<Int> {
    let start = axis.start + Double(place) * Self.column
    let from = pictures.count(before: scale.time(at: start))
    let to = pictures.count(before: scale.time(at: start + Self.column))
    return from..<max(from, to)
  }

  // MARK: Words

  /// What the picture at a time was, in seconds; of several in one column, the longest. Nil if
  /// there is none.
  func words(at time: Double) -> String? {
    let pictures = pictures.pictures
    let shown = hasBars ? self.pictures.count(before: time.nextUp) - 1 : longest(at: time)
    guard let shown, pictures.indices.contains(shown) else { return nil }
    let picture = pictures[shown]
    let decoded = picture.decoded.map { "\(CostSubject.picture.words($0)) decoded" }
    let work = [
      decoded, "\(CostSubject.cell.words(picture.made)) made", "\(picture.filled) filled",
    ]
    return "\(hundredths(picture.time)) s: \(milliseconds(picture.seconds)), "
      + work.compactMap { $0 }.joined(separator: ", ")
  }

  private func longest(at time: Double) -> Int? {
    let column = Int((scale.x(of: time) - axis.start) / Self.column)
    let range = range(ofColumn: column)
    let pictures = pictures.pictures
    return range.max { pictures[$0].seconds < pictures[$1].seconds }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    drawWords(&canvas)
    let line = (bounds.height - Self.bottom - height(of: PictureTimes.budget)).rounded()
    if hasBars { drawBars(&canvas) } else { drawColumns(&canvas) }
    canvas.saved { canvas in
      // Only the upper edge of the rectangle is visible.
      let rect = Rect(x: axis.start, y: line, width: axis.end - axis.start, height: bounds.height)
      canvas.clip(to: rect.intersection(Rect(x: 0, y: line, width: bounds.width, height: 1)))
      canvas.stroke(rect, Stroke(theme.muted, width: 1, dash: Dash(on: 3, off: 3)))
    }
    if let pointedTime {
      canvas.fill(
        Rect(
          x: scale.x(of: pointedTime) - 0.5, y: 0, width: isPressed ? 2 : 1, height: bounds.height),
        theme.accent.opacity(0.6))
    }
    canvas.fill(
      Rect(x: scale.x(of: state.time) - 0.75, y: 0, width: 1.5, height: bounds.height), theme.accent
    )
    canvas.text(
      milliseconds(PictureTimes.budget),
      in: Rect(x: axis.start - 66, y: line - 9, width: 60, height: 18),
      font: Typography.smallNumber, color: theme.muted, alignment: .trailing)
  }

  private func drawWords(_ canvas: inout Canvas) {
    let line = Rect(
      x: StageMetrics.margin, y: 3, width: Self.wordsWidth, height: 18)
    guard line.maxX <= axis.start - 60 else { return }
    canvas.text("TIME PER FRAME", in: line, font: Typography.caption, color: theme.muted)
    canvas.text(
      "red: longer than \(milliseconds(PictureTimes.budget))",
      in: line.offsetBy(Point(x: 0, y: 16)), font: Typography.small, color: theme.muted)
  }

  private func drawBars(_ canvas: inout Canvas) {
    let width = min(pitch - 1, Self.widestBar)
    for picture in pictures.pictures {
      drawBar(picture.seconds, at: scale.x(of: picture.time), width: width, picture.time, &canvas)
    }
  }

  private func drawColumns(_ canvas: inout Canvas) {
    for place in 0..<Int((axis.end - axis.start) / Self.column) {
      let range = range(ofColumn: place)
      guard !range.isEmpty else { continue }
      let start = axis.start + Double(place) * Self.column
      drawBar(
        pictures.longest(in: range), at: start, width: Self.column - 1, scale.time(at: start),
        &canvas)
    }
  }

  /// Draws a bar; after the shown moment, it is paler.
  private func drawBar(
    _ seconds: Double, at x: Double, width: Double, _ time: Double, _ canvas: inout Canvas
  ) {
    let height = height(of: seconds)
    let color = seconds > PictureTimes.budget ? theme.costly : theme.muted.opacity(0.6)
    let frame = Rect(x: x, y: bounds.height - Self.bottom - height, width: width, height: height)
    canvas.fill(frame, time > state.time ? color.opacity(0.4) : color)
  }
}
