import ScrollEngine

// Drawing a text field.
extension TextField {
  /// The radius of round corners, in points. Source: UIKit.
  private static let cornerRadius = 5.0
  /// The opacity of the tint behind the selection. A choice.
  private static let selectionOpacity = 0.3

  final func drawField(in canvas: inout Canvas) {
    drawBorder(in: &canvas)
    let before = canvas.save()
    if !isEnabled { canvas.multiplyOpacity(by: 0.5) }
    if isEditing { drawEdited(in: &canvas) } else { drawAtRest(in: &canvas) }
    canvas.restore(before)
  }

  final func drawUsualBorder(in canvas: inout Canvas) {
    switch borderStyle {
    case .none: break
    case .line: canvas.stroke(bounds, Stroke(.systemSeparator, width: 1))
    case .bezel: canvas.stroke(bounds, Stroke(.systemMark, width: 2))
    case .roundedRect:
      if backgroundColor == nil {
        canvas.fill(bounds, .systemFieldGround, cornerRadius: Self.cornerRadius)
      }
      canvas.stroke(
        bounds, Stroke(.systemSeparator, width: 1, cornerRadius: Self.cornerRadius))
    }
  }

  private func drawAtRest(in canvas: inout Canvas) {
    let string = shown.string
    let isEmpty = string.isEmpty
    canvas.text(
      isEmpty ? placeholder ?? "" : string, in: textRect, font: font,
      color: isEmpty ? .systemDetail : textColor, alignment: shownAlignment)
  }

  private func drawEdited(in canvas: inout Canvas) {
    let shown = shown
    let room = textRect
    let line = line(shown.string, nearestTextMeasuring ?? canvas.text)
    let start = start(of: line.width)
    canvas.clip(to: room.inset(by: EdgeInsets(top: 0, left: -1, bottom: 0, right: -1)))
    if line.text.isEmpty {
      canvas.text(
        placeholder ?? "", in: room, font: font, color: .systemDetail, alignment: shownAlignment)
    }
    let height = font.lineHeight
    func fill(_ range: Range<Int>, top: Double, height: Double, _ color: Color) {
      for span in line.stops.spans(of: range) {
        let width = span.upperBound - span.lowerBound
        canvas.fill(
          Rect(x: start + span.lowerBound, y: top, width: width, height: height), color)
      }
    }
    let top = bounds.midY - height / 2
    let showsFocus = window?.showsFocus ?? true
    if showsFocus {
      fill(
        shown.selection, top: top, height: height, tintColor.opacity(Self.selectionOpacity))
    }
    for (piece, x) in line.pieces(from: room.minX - start, to: room.maxX - start) {
      canvas.text(
        piece, in: Rect(x: start + x, y: room.minY, width: line.width, height: room.height),
        font: font, color: textColor, isCut: false)
    }
    if let composed = shown.composed {
      fill(composed, top: bounds.midY + font.capHeight / 2 + 3, height: 1.5, textColor)
    }
    if shown.selection.isEmpty, caretIsShown, showsFocus {
      let caret = Rect(
        x: start + line.x(of: shown.caret), y: top, width: Self.caretWidth, height: height)
      canvas.fill(caret, tintColor)
    }
  }
}

// MARK: The caret

extension TextField {
  final func restartBlink() {
    guard isEditing, let window else { return }
    blink = CaretBlink(start: window.now)
    caretIsShown = true
    link.start(in: window)
  }

  final func advance(to time: Double) -> Double? {
    guard let blink, isEditing else { return nil }
    let isShown = blink.isVisible(at: time)
    if isShown != caretIsShown { setNeedsDisplay() }
    caretIsShown = isShown
    return blink.nextChange(after: time)
  }
}

/// The button that empties a text field: a cross on a disc.
final class ClearButton: Control {
  private static let side = 16.0

  override var claimsTaps: Bool { true }
  override var canBecomeFocused: Bool { false }
  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: SystemTexts.current.clearText, traits: .button)
  }
  override var claimsMouseDrags: Bool { true }

  override func draw(in canvas: inout Canvas) {
    let side = Self.side
    let disc = Rect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    canvas.fill(disc, isHighlighted ? .systemDetail : .systemMark, cornerRadius: side / 2)
    let reach = 3.0
    for slope in [-1.0, 1] {
      canvas.polyline(
        [
          Point(x: disc.midX - reach, y: disc.midY - reach * slope),
          Point(x: disc.midX + reach, y: disc.midY + reach * slope),
        ], .systemFieldGround, width: 1.5)
    }
  }
}
