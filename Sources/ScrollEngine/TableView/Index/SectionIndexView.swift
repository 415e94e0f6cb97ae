/// The titles at the trailing edge of a table; a finger on a title scrolls to its section.
final class SectionIndexView: View {
  /// The width of the index, in points. Source: UIKit.
  static let width = 15.0

  let titles: [String]
  /// Called with the number of a title when a finger reaches that title.
  var onTitle: ((Int) -> Void)?
  private var current: Int?
  private let recognizer = ReorderRecognizer()

  var color: Color? { didSet { setNeedsDisplay() } }

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    recognizer.onChange = { [unowned self] in follow($0) }
    addGestureRecognizer(recognizer)
  }

  override var claimsTaps: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: SystemTexts.current.sectionIndex, value: adjusted.map { titles[$0] },
      traits: .adjustable)
  }

  /// The title that steps have reached.
  private var adjusted: Int?

  override func accessibilityIncrement() { adjust(to: adjusted.map { $0 + 1 } ?? 0) }
  override func accessibilityDecrement() { adjust(to: (adjusted ?? 0) - 1) }

  private func adjust(to title: Int) {
    guard titles.indices.contains(title) else { return }
    adjusted = title
    onTitle?(title)
  }

  private var scale: SectionIndexScale {
    SectionIndexScale(count: titles.count, height: bounds.height)
  }

  private func follow(_ recognizer: GestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else {
      current = nil
      return
    }
    guard let title = scale.title(at: recognizer.location(in: self).y), title != current else {
      return
    }
    current = title
    onTitle?(title)
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(in canvas: inout Canvas) {
    let scale = scale
    var line = Rect(
      x: bounds.minX, y: bounds.minY + scale.top, width: bounds.width,
      height: SectionIndexScale.lineHeight)
    for title in scale.lines {
      canvas.text(
        title.map { titles[$0] } ?? "\u{2022}", in: line,
        font: Font(.words, size: 11, weight: .semibold), color: color ?? tintColor,
        alignment: .center, isCut: false)
      line.origin.y += line.height
    }
  }
}
