import Drawing
import SceneParts
import ScrollEngine

/// A section of a list: as many days as it has rows.
struct Month: Hashable {
  let name: String
  var days: Int

  init(_ name: String, days: Int) {
    (self.name, self.days) = (name, days)
  }

  /// As many as any month has.
  static let mostDays = 31
  static let headerHeight = 34.0
  static let rowHeight = 48.0
  static let titleFont = Font(.words, size: 13, weight: .semibold)
  /// Before and after the title of a header, in points.
  static let titleMargin = 16.0
}

/// A list of months whose headers may stick.
@MainActor
protocol MonthsList: AnyObject {
  var months: [Month] { get set }
  var colors: Palette.Table { get }
  var view: any ReusingView { get }
  /// The headers in sight, from the top.
  var headers: [HeaderPlace] { get }
  /// Shows a day that has come to the data, or does not show one that has gone from it.
  func showInsertion(at path: IndexPath)
  func showDeletion(at path: IndexPath)
}

extension MonthsList {
  /// The month of the first header in sight gets another day.
  func addDay() {
    guard let section = headers.first?.section, months[section].days < Month.mostDays else {
      return
    }
    months[section].days += 1
    showInsertion(at: IndexPath(row: months[section].days - 1, section: section))
  }

  /// The month of the first header in sight loses its last day, unless that is its only one.
  func removeDay() {
    guard let section = headers.first?.section, months[section].days > 1 else { return }
    months[section].days -= 1
    showDeletion(at: IndexPath(row: months[section].days, section: section))
  }
}

/// Where a header would be, and where it is, both in points of the window and as an update shows them.
struct HeaderPlace: Hashable {
  enum State: Hashable {
    case inPlace
    /// At the edge, although its place has been scrolled past it.
    case held
    /// Partly past the edge, by a length in points.
    case pushed(by: Double)
  }

  let section: Int
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
