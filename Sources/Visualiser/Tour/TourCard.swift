import Controls
import Drawing
import SceneParts
import ScrollEngine

/// The card of a guided path: a description, one task, and its result.
final class TourCard: View {
  struct Content: Hashable {
    var title = ""
    var text = ""
    var task: String?
    /// The possible answers while the task is a question, and whether the step has a question.
    var choices: [String] = []
    var hasQuestion = false
    var gesture = TourStep.Gesture.wheel
    var way = Point.zero
    var isDone = false
    var place = 0
    var count = 0
    /// The number of links that will appear when the task is done, and the shown links.
    var linksToCome = 0
    var links: [Link] = []
  }

  /// A link to a scene, with a note beside it.
  struct Link: Hashable {
    let words: String
    let note: String
  }

  enum Button: Hashable {
    case back, skip, next, end
    case choice(Int)
    case link(Int)
  }

  static let width = 304.0
  private static let padding = 18.0
  private static let titleHeight = 28.0
  private static let taskInset = EdgeInsets(top: 9, left: 46, bottom: 9, right: 8)
  private static let linkHeight = 22.0
  private static let footerHeight = 34.0
  /// The least width of a card with buttons beside the task and dots beside the title, in points.
  private static let wideWidth = 440.0
  /// The width from which a text needs one line fewer, in points.
  private static let widestWidth = 580.0
  private static let buttonsWidth = 200.0
  /// The least width of a task's box that also contains a single link, and the width of that link,
  /// in points.
  private static let taskWidthWithLink = 400.0
  private static let linkWidth = 220.0
  /// The number of text lines for which a card of constant height has room.
  private static let steadyLines = 3
  private static let gap = 10.0
  private static let dotPitch = 9.0
  private static let dotSize = 6.0
  /// The widths of the buttons with the gaps before them, in points. Each has its place, so that a
  /// second click on one never presses another.
  private static let nextWidth = 60.0
  private static let skipWidth = 74.0
  private static let backWidth = 50.0
  private static let titleFont = Font(.words, size: 15, weight: .bold)
  private static let textFont = Font(.words, size: 13)
  static let taskFont = Font(.words, size: 13, weight: .semibold)

  private(set) var content = Content()
  var theme: Theme { didSet { apply() } }
  /// The button under the pointer.
  var touched = Touched<Button>() { didSet { if oldValue != touched { setNeedsDisplay() } } }
  var onPress: ((Button) -> Void)?

  private let label = Label()
  private let task = Label()

  /// `text` must measure text as the canvas of the card does.
  init(theme: Theme, text: any TextMeasuring) {
    self.theme = theme
    super.init()
    isHidden = true
    cornerRounding = 10
    for (label, font) in [(label, Self.textFont), (task, Self.taskFont)] {
      label.numberOfLines = 0
      label.font = font
      label.textMeasuring = text
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        if $0.state == .ended, let button = button(at: $0.location(in: self)) { onPress?(button) }
      })
    apply()
  }

  private func apply() {
    backgroundColor = theme.panel
    label.textColor = theme.ink
    task.textColor = content.isDone ? theme.ink : theme.accent
    setNeedsDisplay()
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    label.text = content.text
    task.text = content.task
    task.isHidden = content.task == nil
    setNeedsLayout()
    apply()
  }

  // MARK: Places

  /// The width of words in the font of tasks, in points.
  func width(of words: String) -> Double {
    task.textMeasuring?.width(of: words, in: Self.taskFont).rounded(.up) ?? 0
  }

  private func textHeight(forWidth width: Double) -> Double {
    label.sizeThatFits(Size(width: width - 2 * Self.padding, height: .infinity)).height
  }

  /// The height of the box with the task, in points; 0 without one.
  private func taskHeight(forWidth width: Double) -> Double {
    guard content.task != nil else { return 0 }
    let inset = Self.taskInset
    let room = taskWidth(forWidth: width) - inset.left - inset.right
    return task.sizeThatFits(Size(width: room, height: .infinity)).height + inset.top + inset.bottom
  }

  private func isWide(_ width: Double) -> Bool { content.task != nil && width >= Self.wideWidth }

  private func taskWidth(forWidth width: Double) -> Double {
    width - 2 * Self.padding - (isWide(width) ? Self.buttonsWidth : 0)
  }

  /// Whether a single link is beside the result instead of below it.
  private func hasLinkInTask(forWidth width: Double) -> Bool {
    isWide(width) && content.links.count + content.linksToCome == 1
      && taskWidth(forWidth: width) >= Self.taskWidthWithLink
  }

  private func linksHeight(_ count: Int, forWidth width: Double) -> Double {
    hasLinkInTask(forWidth: width) ? 0 : Double(count) * Self.linkHeight
  }

  func height(forWidth width: Double) -> Double {
    height(forWidth: width, ofText: textHeight(forWidth: width))
  }

  /// The height of a card with a long text, in points. It decides the position of the cards of a
  /// path.
  static func usualHeight(forWidth width: Double) -> Double {
    padding + titleHeight + Double(steadyLines) * textFont.lineHeight + gap
      + taskFont.lineHeight + taskInset.top + taskInset.bottom + gap + linkHeight
      + (width >= wideWidth ? 0 : footerHeight) + padding / 2
  }

  /// The height of a card that keeps its height during a step, except with a very long text; in
  /// points.
  func steadyHeight(forWidth width: Double) -> Double {
    let count = width >= Self.widestWidth ? Self.steadyLines - 1 : Self.steadyLines
    let lines = Double(count) * Self.textFont.lineHeight
    return height(forWidth: width, ofText: max(lines, textHeight(forWidth: width)))
      + linksHeight(content.linksToCome, forWidth: width)
      + steadyChoicesHeight - choicesHeight
  }

  private func height(forWidth width: Double, ofText text: Double) -> Double {
    Self.padding + Self.titleHeight + text + Self.gap
      + (content.task == nil ? 0 : taskHeight(forWidth: width) + Self.gap)
      + choicesHeight
      + linksHeight(content.links.count, forWidth: width)
      + (isWide(width) ? 0 : Self.footerHeight) + Self.padding / 2
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    placeLabels()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeLabels()
  }

  private func placeLabels() {
    label.frame = Rect(
      x: Self.padding, y: Self.padding + Self.titleHeight,
      width: max(0, bounds.width - 2 * Self.padding), height: textHeight(forWidth: bounds.width))
    var inset = Self.taskInset
    if hasLinkInTask(forWidth: bounds.width), !content.links.isEmpty {
      inset.right += Self.linkWidth
    }
    task.frame = taskFrame.inset(by: inset)
  }

  private var taskFrame: Rect {
    Rect(
      x: Self.padding, y: label.frame.maxY + Self.gap, width: taskWidth(forWidth: bounds.width),
      height: taskHeight(forWidth: bounds.width))
  }

  private var linksTop: Double {
    (content.task == nil ? label.frame.maxY : taskFrame.maxY) + Self.gap / 2
  }

  private var footer: Rect {
    Rect(
      x: Self.padding,
      y: isWide(bounds.width)
        ? taskFrame.midY - Self.footerHeight / 2
        : bounds.maxY - Self.footerHeight - Self.padding / 2,
      width: bounds.width - 2 * Self.padding, height: Self.footerHeight)
  }

  /// The position of the first dot.
  private var dots: Point {
    guard isWide(bounds.width) else { return Point(x: footer.minX, y: footer.midY) }
    return Point(
      x: bounds.maxX - 46 - Double(content.count) * Self.dotPitch, y: Self.padding - 4 + 12)
  }

  /// The width left for the dots beside both buttons in a narrow card, in points.
  private var dotsRoom: Double {
    footer.width - Self.nextWidth - Self.skipWidth - Self.backWidth
  }

  private var isLast: Bool { content.place == content.count - 1 }
  private var nextWords: String { isLast ? "Finish" : "Next" }

  /// The frame of the button that goes on; empty until the task is done.
  private var nextFrame: Rect {
    Rect(
      x: footer.maxX - Self.nextWidth + 8, y: footer.minY + 4, width: Self.nextWidth - 8,
      height: 26)
  }

  /// The buttons of this page with their frames.
  private var buttons: [(button: Button, frame: Rect)] {
    let next = nextFrame
    let skip = Rect(
      x: next.minX - Self.skipWidth, y: next.minY, width: Self.skipWidth - 8, height: 26)
    let back = Rect(
      x: skip.minX - Self.backWidth, y: next.minY, width: Self.backWidth - 8, height: 26)
    var list: [(Button, Rect)] = [
      (.end, Rect(x: bounds.maxX - 34, y: 12, width: 24, height: 24)),
      content.isDone || isLast ? (.next, next) : (.skip, skip),
    ]
    if content.place > 0 { list.append((.back, back)) }
    for (place, frame) in choiceFrames(below: taskFrame).enumerated() {
      list.append((.choice(place), frame))
    }
    list += content.links.indices.map { (.link($0), linkFrame($0)) }
    return list
  }

  private func linkFrame(_ place: Int) -> Rect {
    if hasLinkInTask(forWidth: bounds.width) {
      let box = taskFrame.inset(by: 6)
      return Rect(
        x: box.maxX - Self.linkWidth, y: box.midY - Self.linkHeight / 2, width: Self.linkWidth,
        height: Self.linkHeight)
    }
    return Rect(
      x: Self.padding - 6, y: linksTop + Double(place) * Self.linkHeight,
      width: bounds.width - 2 * Self.padding + 12, height: Self.linkHeight)
  }

  /// The frame of a button; nil if this page does not have it.
  func frame(of button: Button) -> Rect? { buttons.first { $0.button == button }?.frame }

  /// The buttons of this page in Tab order.
  var buttonsInOrder: [Button] {
    buttons.map(\.button).sorted { order(of: $0) < order(of: $1) }
  }

  private func order(of button: Button) -> Int {
    switch button {
    case .choice(let place): place - content.choices.count
    case .link(let place): place - content.links.count
    case .back: 0
    case .skip, .next: 1
    case .end: 2
    }
  }

  /// The description of a button.
  func words(of button: Button) -> String {
    switch button {
    case .back: "One step back"
    case .skip: "Skip this step"
    case .next: isLast ? "Finish" : "Next step"
    case .end: "Leave the guide"
    case .choice(let place): "I think: \(content.choices[place])"
    case .link(let place): content.links[place].words
    }
  }

  func button(at point: Point) -> Button? {
    buttons.first { $0.frame.contains(point) }?.button
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    canvas.stroke(bounds, Stroke(theme.hairline, width: 1, cornerRadius: cornerRounding))
    canvas.text(
      content.title,
      in: Rect(
        x: Self.padding, y: Self.padding - 4,
        width: (isWide(bounds.width) ? dots.x : bounds.maxX - Self.padding - 8) - Self.padding - 12,
        height: 24),
      font: Self.titleFont, color: theme.ink)
    if content.task != nil { drawTaskBox(&canvas) }
    drawDots(&canvas)
    for (button, frame) in buttons { draw(button, in: frame, &canvas) }
    // The place of the button that comes when the task is done.
    if frame(of: .next) == nil {
      canvas.text(
        nextWords, in: nextFrame, font: Self.taskFont,
        color: theme.words(on: .dimmed, atRest: theme.ink), alignment: .center)
    }
  }

  private func drawTaskBox(_ canvas: inout Canvas) {
    let frame = taskFrame
    let color = theme.accent
    canvas.fill(
      frame, content.isDone ? theme.well : theme.accentTint, cornerRadius: 6)
    let icon = Rect(x: frame.minX + 10, y: frame.midY - 10, width: 20, height: 20)
    if content.isDone {
      canvas.polyline(
        [
          Point(x: icon.minX + 3, y: icon.midY), Point(x: icon.minX + 8, y: icon.midY + 5),
          Point(x: icon.minX + 17, y: icon.midY - 6),
        ], color, width: 2.5)
    } else {
      GestureIcon.draw(content.gesture, content.way, in: icon, color, &canvas)
    }
  }

  private func drawDots(_ canvas: inout Canvas) {
    // In a narrow card, the dots of a long path would not fit beside the buttons.
    guard
      isWide(bounds.width) || Double(content.count - 1) * Self.dotPitch + Self.dotSize <= dotsRoom
    else {
      let line = footer.inset(by: EdgeInsets(top: 4, left: 0, bottom: 5, right: 0))
      let words = [" of ", "/"].map { "\(content.place + 1)\($0)\(content.count)" }
      let fitting = words.first { canvas.text.width(of: $0, in: Typography.small) <= dotsRoom }
      return canvas.text(
        fitting ?? "", in: line, font: Typography.small, color: theme.muted)
    }
    for place in 0..<content.count {
      canvas.fill(
        Rect(
          x: dots.x + Double(place) * Self.dotPitch, y: dots.y - Self.dotSize / 2,
          width: Self.dotSize, height: Self.dotSize),
        place <= content.place ? theme.accent : theme.hairline, cornerRadius: Self.dotSize / 2)
    }
  }

  private func draw(_ button: Button, in frame: Rect, _ canvas: inout Canvas) {
    let look = touched.look(of: button)
    let isHovered = look != .rest
    switch button {
    case .next where content.isDone:
      canvas.fill(
        frame,
        isHovered
          ? theme.accent.mixed(with: theme.ink, fraction: look == .pressed ? 0.35 : 0.2)
          : theme.accent,
        cornerRadius: 6)
      canvas.text(
        nextWords, in: frame, font: Self.taskFont, color: theme.panel, alignment: .center)
    case .next, .skip, .back:
      canvas.ground(
        of: look, in: frame.inset(by: EdgeInsets(top: 0, left: -3, bottom: 0, right: -3)), theme)
      canvas.text(
        button == .back ? "Back" : button == .skip ? "Skip step" : nextWords, in: frame,
        font: Self.taskFont,
        color: theme.words(on: look, atRest: isHovered ? theme.accent : theme.ink),
        alignment: .center, isCut: false)
    case .end:
      canvas.ground(of: look, in: frame, theme)
      let cross = frame.inset(by: 8)
      let color = isHovered ? theme.ink : theme.muted
      canvas.polyline(
        [cross.origin, Point(x: cross.maxX, y: cross.maxY)], color, width: 1.5)
      canvas.polyline(
        [Point(x: cross.maxX, y: cross.minY), Point(x: cross.minX, y: cross.maxY)], color,
        width: 1.5)
    case .choice(let place): drawChoice(place, in: frame, look, &canvas)
    case .link(let place):
      canvas.ground(of: look, in: frame, theme)
      let line = frame.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6))
      let link = content.links[place]
      let noteWidth = canvas.text.width(of: link.note, in: Typography.small) + 8
      canvas.text(
        link.words,
        in: line.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: noteWidth)),
        font: Self.taskFont, color: theme.words(on: look, atRest: theme.accent))
      canvas.text(
        link.note, in: line, font: Typography.small, color: theme.muted, alignment: .trailing)
    }
  }
}
