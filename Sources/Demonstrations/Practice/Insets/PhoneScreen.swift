import Drawing
import SceneParts
import ScrollEngine

/// The parts of a phone's screen that cover a scroll view: a bar, the home indicator, the keyboard.
@MainActor
enum PhoneScreen {
  static let size = Size(width: 320, height: 568)
  /// The lengths of the status bar with the navigation bar, and of the home indicator, in points, as
  /// on a phone without a home button.
  static let safeArea = EdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
  /// The height of the keyboard, in points, with the part under the home indicator.
  static let keyboardHeight = 250.0
}

/// A bar at the upper edge, with a title; empty for none.
final class BarView: View {
  private let title: String

  private static let font = Font(.words, size: 17, weight: .bold)
  private static let titleHeight = 44.0

  init(title: String) {
    self.title = title
    super.init(
      frame: Rect(
        x: 0, y: 0, width: PhoneScreen.size.width, height: PhoneScreen.safeArea.top))
    backgroundColor = Palette.blank
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title,
      in: Rect(
        x: FormField.margin, y: bounds.maxY - Self.titleHeight, width: bounds.width / 2,
        height: Self.titleHeight),
      font: Self.font, color: Palette.text)
  }
}

/// The mark at the lower edge that a person swipes up to leave an app.
final class HomeIndicatorView: View {
  private static let size = Size(width: 108, height: 5)

  init() {
    let screen = PhoneScreen.size
    super.init(
      frame: Rect(
        x: (screen.width - Self.size.width) / 2, y: screen.height - 8 - Self.size.height,
        width: Self.size.width, height: Self.size.height))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, Palette.text, cornerRadius: bounds.height / 2)
  }

  /// The content under it gets the touches.
  override func hitTest(_ point: Point, with event: Event?) -> View? { nil }
}

/// A keyboard with blank keys that slides in from the lower edge of the screen.
final class KeyboardView: View {
  /// The numbers of keys from the upper row to the lower one.
  private static let keys = [10, 9, 9, 1]
  /// The height of the strip for suggestions above the keys, in points.
  static let stripHeight = 34.0
  private static let rowHeight = 45.0
  private static let key = Size(width: 26, height: 37)
  private static let pitch = 31.0
  private static let spaceWidth = 150.0

  /// The share of the keyboard that is on the screen, from 0 to 1.
  var share = 0.0 { didSet { if oldValue != share { place() } } }

  init() {
    super.init()
    backgroundColor = Palette.blank
    place()
  }

  private func place() {
    let (screen, height) = (PhoneScreen.size, PhoneScreen.keyboardHeight)
    frame = Rect(x: 0, y: screen.height - height * share, width: screen.width, height: height)
    isHidden = share == 0
  }

  override func draw(in canvas: inout Canvas) {
    for (row, count) in Self.keys.enumerated() {
      let width = count == 1 ? Self.spaceWidth : Self.key.width
      let start = (bounds.width - Double(count - 1) * Self.pitch - width) / 2
      for place in 0..<count {
        canvas.fill(
          Rect(
            x: start + Double(place) * Self.pitch,
            y: Self.stripHeight + Double(row) * Self.rowHeight,
            width: width, height: Self.key.height), Palette.surface, cornerRadius: 5)
      }
    }
  }
}
