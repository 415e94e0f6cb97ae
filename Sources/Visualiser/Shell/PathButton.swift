import Drawing
import SceneParts
import ScrollEngine

/// An unobtrusive button that offers a scene's guided path, beside the sentence below the title.
final class PathButton: View {
  static let height = 20.0
  /// The distance between the sentence and the button, in points.
  static let gap = 12.0
  private static let padding = 8.0
  private static let font = Typography.bodyStrong

  /// The offered path; nil if there is none.
  var path: TourPath? { didSet { if oldValue?.name != path?.name { setNeedsDisplay() } } }
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }
  var theme: Theme { didSet { if oldValue != theme { setNeedsDisplay() } } }

  init(theme: Theme, onTap: @escaping () -> Void) {
    self.theme = theme
    super.init()
    addGestureRecognizer(TapGestureRecognizer { if $0.state == .ended { onTap() } })
  }

  /// The words of the button, long and short.
  private var offers: [String] {
    guard let path else { return [] }
    return ["Show me around · \(path.length)", path.length]
  }

  private func width(of offer: String, _ text: any TextMeasuring) -> Double {
    (text.width(of: offer, in: Self.font) + 2 * Self.padding).rounded(.up)
  }

  /// The width of the longest words that fit into `room`, or else of the shortest words; in points.
  func width(within room: Double, _ text: any TextMeasuring) -> Double {
    let widths = offers.map { width(of: $0, text) }
    return widths.first { $0 <= room } ?? widths.last ?? 0
  }

  override func draw(in canvas: inout Canvas) {
    canvas.ground(of: look, in: bounds, theme)
    let offer = offers.first { width(of: $0, canvas.text) <= bounds.width } ?? offers.last
    canvas.text(
      offer ?? "", in: bounds, font: Self.font, color: theme.words(on: look, atRest: theme.accent),
      alignment: .center)
  }
}
