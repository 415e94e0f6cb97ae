/// A menu over all else in a window, which takes all touches while it is there.
final class ContextMenuView: View {
  private let panel: MenuPanel
  /// Shows the panel; a menu higher than the window is scrolled to what is chosen.
  private let frameOfPanel = View()
  private var topOfPanel = 0.0
  private let origin: Point
  /// What was pressed when it opened may be let go on a part of it, if it has moved there.
  private var hasMoved = false

  init(_ menu: Menu, at point: Point, in window: Window) {
    panel = MenuPanel(menu)
    origin = point
    super.init(frame: window.bounds)
    frameOfPanel.clipsToBounds = true
    addSubview(frameOfPanel)
    frameOfPanel.addSubview(panel)
    panel.onChoice = { [unowned self] in choose($0) }
    place(in: window)
  }

  private func place(in window: Window) {
    let room = window.bounds.inset(by: window.hostSafeAreaInsets).inset(by: MenuLayout.distance)
    let wanted = panel.wantedSize(measuring: window.textMeasuring)
    let place = MenuLayout.frame(of: wanted, at: origin, in: room)
    frameOfPanel.frame = place
    panel.frame = Rect(x: 0, y: 0, width: place.width, height: wanted.height)
  }

  private func close() { window?.dismissContextMenu() }

  private func choose(_ action: Action) {
    close()
    action.perform(by: self)
  }

  // MARK: Pointers

  override var takesTaps: Bool { true }

  /// A touch beside the menu closes it.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { close() }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  /// A pointer without a pressed button is at a point of the window.
  func pointerIsAt(_ point: Point) {
    if (point - origin).length > DragSlop.mouse.distance { hasMoved = true }
    let place = panel.convert(point, from: nil)
    panel.chosen =
      frameOfPanel.frame.contains(convert(point, from: nil))
      ? panel.layout.choice(at: place.y) : nil
  }

  /// The button went up that had opened the menu.
  func secondaryIsUp(at point: Point) {
    guard hasMoved else { return }
    pointerIsAt(point)
    panel.performChosen()
  }

  // MARK: Keys

  /// Takes every key while it is there.
  func receive(_ press: InputEvent.KeyPress) {
    switch press.key {
    case .down, .up: choose(panel.layout.choice(after: panel.chosen, isForward: press.key == .down))
    case .tab:
      choose(
        panel.layout.choice(after: panel.chosen, isForward: !press.modifiers.contains(.shift)))
    case .home: choose(panel.layout.choice(after: nil, isForward: true))
    case .end: choose(panel.layout.choice(after: nil, isForward: false))
    case .enter, .space: panel.performChosen()
    case .escape: close()
    default: break
    }
  }

  private func choose(_ number: Int?) {
    panel.chosen = number
    guard let number else { return }
    let part = panel.layout.parts[number]
    let height = frameOfPanel.bounds.height
    let lowest = part.top + part.height + MenuLayout.margin - height
    topOfPanel = min(max(topOfPanel, lowest), max(0, part.top - MenuLayout.margin))
    panel.frame.origin.y = -topOfPanel
  }

  override func draw(in canvas: inout Canvas) {
    let place = frameOfPanel.frame
    for (reach, opacity) in [(12.0, 0.04), (6.0, 0.06), (2.0, 0.08)] {
      canvas.fill(
        place.offsetBy(Point(x: 0, y: 3)).inset(by: -reach), Color(0x000000).opacity(opacity),
        cornerRadius: MenuPanel.radius + reach)
    }
    canvas.fill(place, .systemMenuGround, cornerRadius: MenuPanel.radius)
    canvas.stroke(
      place, Stroke(.systemSeparator, width: 1, cornerRadius: MenuPanel.radius))
  }
}

/// The parts of a menu.
private final class MenuPanel: Control {
  static let radius = 10.0
  private static let side = 14.0
  private static let markWidth = 20.0
  /// The least and the greatest width, in points. A choice.
  private static let widths = 160.0...320.0
  private static let font = Font(.words, size: 15)
  private static let titleFont = Font(.words, size: 12, weight: .semibold)

  let layout: MenuLayout
  var onChoice: ((Action) -> Void)?
  /// The number of the part under the pointer, or that keys have come to.
  var chosen: Int? { didSet { if oldValue != chosen { setNeedsDisplay() } } }
  private let hasMarks: Bool

  init(_ menu: Menu) {
    layout = MenuLayout(menu)
    hasMarks = layout.actions.contains { $0.state != .off }
    super.init(frame: .zero)
  }

  override var canBecomeFocused: Bool { false }

  override var spokenParts: [AccessibilityElement]? {
    layout.parts.compactMap { part in
      let place = Rect(x: 0, y: part.top, width: bounds.width, height: part.height)
      switch part.part {
      case .line: return nil
      case .title(let title):
        return AccessibilityElement(
          label: title, traits: .header, frame: convert(place, to: nil))
      case .action(let action):
        var traits = AccessibilityTraits.button
        if action.attributes.contains(.disabled) { traits.insert(.notEnabled) }
        if action.state != .off { traits.insert(.selected) }
        return AccessibilityElement(
          label: action.title, traits: traits, frame: convert(place, to: nil))
      }
    }
  }

  private var textStart: Double { Self.side + (hasMarks ? Self.markWidth : 0) }

  /// As wide as its longest title.
  func wantedSize(measuring: (any TextMeasuring)?) -> Size {
    var width = Self.widths.lowerBound
    if let measuring {
      for part in layout.parts {
        switch part.part {
        case .action(let action):
          width = max(
            width, measuring.width(of: action.title, in: Self.font) + textStart + Self.side)
        case .title(let title):
          width = max(width, measuring.width(of: title, in: Self.titleFont) + 2 * Self.side)
        case .line: break
        }
      }
    }
    return Size(width: min(width.rounded(.up), Self.widths.upperBound), height: layout.height)
  }

  func performChosen() {
    guard let chosen, case .action(let action) = layout.parts[chosen].part else { return }
    onChoice?(action)
  }

  // MARK: Pointers

  override var takesTaps: Bool { true }

  override func beginTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    choose(under: touch)
    return true
  }
  override func continueTracking(_ touch: Touch, with event: ScrollEngine.Event?) -> Bool {
    choose(under: touch)
    return true
  }
  override func endTracking(_ touch: Touch?, with event: ScrollEngine.Event?) {
    if let touch { choose(under: touch) }
    performChosen()
  }
  override func cancelTracking(with event: ScrollEngine.Event?) { chosen = nil }

  private func choose(under touch: Touch) {
    let point = touch.location(in: self)
    chosen = bounds.contains(point) ? layout.choice(at: point.y) : nil
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func flipped(_ rect: Rect) -> Rect {
      guard isMirrored else { return rect }
      return Rect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let alignment = isMirrored ? TextRun.Alignment.trailing : .leading
    for (number, part) in layout.parts.enumerated() {
      let row = Rect(x: 0, y: part.top, width: bounds.width, height: part.height)
      let text = flipped(
        Rect(
          x: textStart, y: row.minY, width: max(0, row.width - textStart - Self.side),
          height: row.height))
      switch part.part {
      case .line:
        canvas.fill(
          Rect(x: 0, y: row.midY - 0.5, width: row.width, height: 1), .systemSeparator)
      case .title(let title):
        var place = text
        if !isMirrored { place.origin.x = Self.side }
        place.size.width = row.width - 2 * Self.side
        if isMirrored { place.origin.x = Self.side }
        canvas.text(
          title, in: place, font: Self.titleFont, color: .systemDetail, alignment: alignment)
      case .action(let action):
        let isChosen = number == chosen
        if isChosen {
          canvas.fill(
            row.inset(by: EdgeInsets(top: 0, left: 5, bottom: 0, right: 5)),
            tintColor.opacity(0.18), cornerRadius: 6)
        }
        let color = color(of: action)
        canvas.text(action.title, in: text, font: Self.font, color: color, alignment: alignment)
        drawMark(of: action, beside: row, isMirrored, color, in: &canvas)
      }
    }
  }

  private func color(of action: Action) -> Color {
    if action.attributes.contains(.disabled) { return .systemDisabled }
    return action.attributes.contains(.destructive) ? .systemDelete : .systemText
  }

  private func drawMark(
    of action: Action, beside row: Rect, _ isMirrored: Bool, _ color: Color,
    in canvas: inout Canvas
  ) {
    let x = isMirrored ? row.maxX - Self.side - 12 : row.minX + Self.side
    switch action.state {
    case .off: break
    case .on:
      canvas.polyline(
        [
          Point(x: x, y: row.midY), Point(x: x + 4, y: row.midY + 4),
          Point(x: x + 11, y: row.midY - 5),
        ], color, width: 2)
    case .mixed:
      canvas.fill(Rect(x: x, y: row.midY - 1, width: 10, height: 2), color)
    }
  }
}
