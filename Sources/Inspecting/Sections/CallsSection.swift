import Controls
package import Drawing
package import SceneParts
package import ScrollEngine

/// The heading of the list of calls: their number, the filters, and a button that copies them.
package final class CallsSection: InspectorSection {
  package enum Button: Hashable {
    case filter(CallFilter)
    case copy
  }

  private static let buttonHeight = 22.0
  private static let gap = 8.0
  private static let padding = 8.0

  /// The number of listed calls.
  package var count = 0 { didSet { if oldValue != count { contentDidChange() } } }
  package var filter = CallFilter.all { didSet { if oldValue != filter { setNeedsDisplay() } } }
  /// The text that listed calls contain, and whether a person is typing it.
  package var search = (text: "", isOpen: false) {
    didSet { if oldValue != search { contentDidChange() } }
  }
  package var touched = Touched<Button>() {
    didSet { if oldValue != touched { setNeedsDisplay() } }
  }
  package var onPress: ((Button) -> Void)?
  /// Called when a person presses the heading.
  package var onFold: (() -> Void)?

  package override init(_ readout: Readout, theme: Theme) {
    super.init(readout, theme: theme)
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        guard $0.state == .ended else { return }
        let point = $0.location(in: self)
        if let button = button(at: point) {
          onPress?(button)
        } else if headingFrame.contains(point) {
          onFold?()
        }
      })
  }

  package override var heading: Words {
    let words: Words = "Calls · \(Fact(.listedCalls, count))"
    guard search.isOpen || !search.text.isEmpty else { return words }
    return words + " · \(search.text)\(search.isOpen ? "▏" : "")"
  }

  package override var hasContent: Bool { count > 0 || filter != .all || !search.text.isEmpty }

  package override var contentHeight: Double { 2 * Self.buttonHeight + Self.gap }

  /// The buttons with their frames, in points of the section.
  private func buttons(_ width: (String) -> Double) -> [(
    button: Button, title: String, frame: Rect
  )] {
    var x = Self.margin
    var y = Self.headingHeight
    var list: [(Button, String, Rect)] = []
    for filter in CallFilter.allCases {
      if filter == .changes { (x, y) = (Self.margin, y + Self.buttonHeight) }
      let width = width(filter.rawValue) + 2 * Self.padding
      list.append(
        (
          .filter(filter), filter.rawValue,
          Rect(x: x, y: y, width: width, height: Self.buttonHeight)
        ))
      x += width
    }
    let copy = width("Copy") + 2 * Self.padding
    list.append(
      (
        .copy, "Copy",
        Rect(
          x: Self.width - Self.margin - copy, y: Self.headingHeight, width: copy,
          height: Self.buttonHeight)
      ))
    return list
  }

  /// The frames of the buttons as last drawn, because only drawing can measure text.
  private var frames: [(button: Button, frame: Rect)] = []

  package func button(at point: Point) -> Button? {
    fold == .folded ? nil : frames.first { $0.frame.contains(point) }?.button
  }

  package func frame(of button: Button) -> Rect? {
    fold == .folded ? nil : frames.first { $0.button == button }?.frame
  }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    let text = canvas.text
    let all = buttons { text.width(of: $0, in: Typography.smallWords) }
    frames = all.map { ($0.button, $0.frame) }
    for (button, title, frame) in all {
      let isChosen = button == .filter(filter)
      let look = touched.look(of: button)
      if isChosen { canvas.fill(frame, theme.accentTint, cornerRadius: 6) }
      canvas.ground(of: look, in: frame, theme)
      canvas.text(
        title, in: frame, font: Typography.smallWords,
        color: theme.words(on: look, atRest: isChosen ? theme.accent : theme.muted),
        alignment: .center)
    }
  }
}
