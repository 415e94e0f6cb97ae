/// The rows of a menu.
final class MenuPanel: View {
  /// The least and the greatest width, in points. A choice.
  private static let widths = 160.0...320.0
  private static let font = Font(.words, size: 15)
  private static let subtitleFont = Font(.words, size: 12)
  private static let titleFont = Font(.words, size: 12, weight: .semibold)
  /// The opacity of a disabled row's image, if the image has its own colours.
  private static let disabledOpacity = 0.4

  let layout: MenuLayout
  private let columns: MenuColumns
  /// The index of the row that is under the pointer, that keys have reached, or whose submenu is
  /// open.
  var chosen: Int? { didSet { if oldValue != chosen { setNeedsDisplay() } } }
  /// Whether the submenu of the chosen row is open.
  var isOpen = false
  /// Whether a row of that submenu is chosen.
  var isPassed = false { didSet { if oldValue != isPassed { setNeedsDisplay() } } }

  init(_ menu: Menu, isSubmenu: Bool) {
    layout = MenuLayout(menu, hasTitle: !isSubmenu)
    columns = MenuColumns(layout)
    super.init(frame: .zero)
  }

  var chosenPart: MenuLayout.Part? { chosen.map { layout.parts[$0].part } }

  func frame(of number: Int) -> Rect {
    let part = layout.parts[number]
    return Rect(x: 0, y: part.top, width: bounds.width, height: part.height)
  }

  // MARK: Accessibility

  override var spokenParts: [AccessibilityElement]? {
    layout.parts.indices.compactMap { number in
      let place = convert(frame(of: number), to: nil)
      let part = layout.parts[number].part
      if case .title(let title) = part {
        return AccessibilityElement(label: title, traits: .header, frame: place)
      }
      guard let element = part.element else { return nil }
      var traits = AccessibilityTraits.button
      if !layout.canChoose(number) { traits.insert(.notEnabled) }
      let action = element as? Action
      if let action, action.state != .off { traits.insert(.selected) }
      var values = [element.subtitle].compactMap { $0 }
      if action == nil { values.append(isOpen && number == chosen ? "submenu, open" : "submenu") }
      return AccessibilityElement(
        label: element.title, value: values.isEmpty ? nil : values.joined(separator: ", "),
        hint: action?.discoverabilityTitle, traits: traits, frame: place)
    }
  }

  // MARK: Size

  /// The size at which the widest row fits, within the allowed widths; the least width without
  /// `measuring`.
  func wantedSize(measuring: (any TextMeasuring)?) -> Size {
    var width = Self.widths.lowerBound
    for part in layout.parts {
      guard let measuring else { break }
      if case .title(let title) = part.part {
        let text = measuring.width(of: title, in: Self.titleFont)
        width = max(width, text + 2 * MenuColumns.side)
      } else if let element = part.part.element {
        let text = max(
          measuring.width(of: element.title, in: Self.font),
          element.subtitle.map { measuring.width(of: $0, in: Self.subtitleFont) } ?? 0)
        width = max(width, columns.width(ofText: text, hasImage: element.shownImage != nil))
      }
    }
    return Size(width: min(width.rounded(.up), Self.widths.upperBound), height: layout.height)
  }

  // MARK: Drawing

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func flipped(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  override func draw(in canvas: inout Canvas) {
    for (number, part) in layout.parts.enumerated() {
      let row = frame(of: number)
      switch part.part {
      case .line:
        canvas.fill(
          Rect(x: 0, y: row.midY - 0.5, width: row.width, height: 1), .systemSeparator)
      case .title(let title):
        let sides = EdgeInsets(
          top: 0, left: MenuColumns.side, bottom: 0, right: MenuColumns.side)
        draw(title, in: row.inset(by: sides), Self.titleFont, .systemDetail, in: &canvas)
      case .action, .submenu:
        if number == chosen { drawGround(of: row, in: &canvas) }
        if let element = part.part.element {
          drawRow(of: element, in: row, isEnabled: layout.canChoose(number), in: &canvas)
        }
      }
    }
  }

  /// Draws the background of the chosen row, in grey if a row of its submenu is chosen.
  private func drawGround(of row: Rect, in canvas: inout Canvas) {
    canvas.fill(
      row.inset(by: EdgeInsets(top: 0, left: 5, bottom: 0, right: 5)),
      isPassed ? Color.systemText.opacity(0.08) : tintColor.opacity(0.18), cornerRadius: 6)
  }

  private func draw(
    _ text: String, in rect: Rect, _ font: Font, _ color: Color, in canvas: inout Canvas
  ) {
    canvas.text(
      text, in: rect, font: font, color: color, alignment: isMirrored ? .trailing : .leading)
  }

  private func drawRow(
    of element: MenuElement, in row: Rect, isEnabled: Bool, in canvas: inout Canvas
  ) {
    let color: Color =
      !isEnabled ? .systemDisabled : element.isDestructive ? .systemWarning : .systemText
    let image = element.shownImage
    var text = flipped(columns.text(in: row, hasImage: image != nil))
    if let subtitle = element.subtitle {
      let lower = Rect(x: text.minX, y: row.midY + 2, width: text.width, height: 18)
      draw(
        subtitle, in: lower, Self.subtitleFont, isEnabled ? .systemDetail : color, in: &canvas)
      text = Rect(x: text.minX, y: row.midY - 19, width: text.width, height: 22)
    }
    draw(element.title, in: text, Self.font, color, in: &canvas)
    if let image {
      // A larger image is scaled down, a smaller one stays as it is.
      let place = flipped(columns.image(in: row))
      let isLarger = image.size.width > place.width || image.size.height > place.height
      let mode: View.ContentMode = isLarger ? .scaleAspectFit : .center
      let isOriginal = image.renderingMode == .alwaysOriginal
      canvas.draw(
        image, in: mode.frame(of: image.size, in: place),
        opacity: isOriginal && !isEnabled ? Self.disabledOpacity : 1,
        tint: isOriginal ? nil : color)
    }
    if let action = element as? Action {
      drawMark(action.state, in: flipped(columns.mark(in: row)), color, in: &canvas)
    } else {
      drawChevron(
        in: flipped(columns.chevron(in: row)), isEnabled ? .systemDetail : color, in: &canvas)
    }
  }

  private func drawMark(
    _ state: MenuElement.State, in place: Rect, _ color: Color, in canvas: inout Canvas
  ) {
    switch state {
    case .off: break
    case .on:
      canvas.polyline(
        [
          Point(x: place.minX, y: place.midY), Point(x: place.minX + 4, y: place.midY + 4),
          Point(x: place.minX + 11, y: place.midY - 5),
        ], color, width: 2)
    case .mixed:
      canvas.fill(Rect(x: place.minX, y: place.midY - 1, width: 10, height: 2), color)
    }
  }

  /// Draws an arrow in the reading direction, whichever side the submenu opens on.
  private func drawChevron(in place: Rect, _ color: Color, in canvas: inout Canvas) {
    let (start, tip) =
      isMirrored ? (place.maxX - 1, place.minX + 2) : (place.minX + 1, place.maxX - 2)
    canvas.polyline(
      [
        Point(x: start, y: place.midY - 4), Point(x: tip, y: place.midY),
        Point(x: start, y: place.midY + 4),
      ], color, width: 1.5)
  }
}

extension MenuElement {
  /// The image to show in the element's row.
  fileprivate var shownImage: Image? {
    guard let action = self as? Action, action.state == .on else { return image }
    return action.selectedImage ?? image
  }

  fileprivate var isDestructive: Bool {
    switch self {
    case let action as Action: action.attributes.contains(.destructive)
    case let menu as Menu: menu.options.contains(.destructive)
    default: false
    }
  }
}
