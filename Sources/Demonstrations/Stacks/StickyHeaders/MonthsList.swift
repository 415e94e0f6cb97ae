import Scenes
import ScrollEngine

/// A section of a list: as many days as it has rows.
struct Month: Hashable {
  let name: String
  let days: Int

  init(_ name: String, days: Int) {
    (self.name, self.days) = (name, days)
  }

  static let headerHeight = 34.0
  static let rowHeight = 48.0
}

/// A list of months whose headers may stick.
@MainActor
protocol MonthsList: AnyObject {
  var months: [Month] { get }
  var colors: Palette.Table { get }
  var view: any ReusingView { get }
  /// The headers in sight, from the top.
  var headers: [HeaderPlace] { get }
}

/// Where a header would be, and where it is, both in points of the window.
struct HeaderPlace: Hashable {
  enum State: Hashable {
    case inPlace
    /// At the edge, although its place has been scrolled past it.
    case held
    /// Partly past the edge, by a length in points.
    case pushed(by: Double)
  }

  let title: String
  let place: Rect
  let frame: Rect

  /// How far below its place it is, in points.
  var distance: Double { frame.minY - place.minY }

  /// Offsets are sums of a table's own offset and its container's.
  private static let tolerance = 1e-6

  var state: State {
    if distance < Self.tolerance { return .inPlace }
    return frame.minY < -Self.tolerance ? .pushed(by: -frame.minY) : .held
  }

  var words: String {
    switch state {
    case .inPlace: "in place"
    case .held: "held"
    case .pushed(let length): "pushed out by \(tidy(length))"
    }
  }
}

extension View {
  /// Makes a header of a list opaque, in a shade of the list's colours.
  func paintHeader(_ colors: Palette.Table) {
    backgroundColor = colors.frame.mixed(with: Palette.text, fraction: 0.14)
  }
}
