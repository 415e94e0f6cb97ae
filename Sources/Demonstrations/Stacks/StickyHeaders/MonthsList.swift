import Drawing
import SceneParts
import ScrollEngine

/// A section of a list, with a row for each day.
struct Month: Hashable {
  let name: String
  var days: Int

  init(_ name: String, days: Int) {
    (self.name, self.days) = (name, days)
  }

  /// The greatest number of days in a month.
  static let mostDays = 31
  static let headerHeight = 34.0
  static let rowHeight = 48.0
  static let titleFont = Font(.words, size: 13, weight: .semibold)
  /// The space before and after the title of a header, in points.
  static let titleMargin = 16.0
}

/// A list of months whose headers may stick.
@MainActor
protocol MonthsList: AnyObject {
  var months: [Month] { get set }
  var colors: Palette.Table { get }
  var view: any ReusingView { get }
  /// The visible headers, from the top.
  var headers: [HeaderPlace] { get }
  /// Updates the view after a day was inserted into, or deleted from, ``months``.
  func showInsertion(at path: IndexPath)
  func showDeletion(at path: IndexPath)
}

extension MonthsList {
  /// Adds a day to the month of the first visible header, up to 31.
  func addDay() {
    guard let section = headers.first?.section, months[section].days < Month.mostDays else {
      return
    }
    months[section].days += 1
    showInsertion(at: IndexPath(row: months[section].days - 1, section: section))
  }

  /// Removes the last day of the month of the first visible header, but not its only day.
  func removeDay() {
    guard let section = headers.first?.section, months[section].days > 1 else { return }
    months[section].days -= 1
    showDeletion(at: IndexPath(row: months[section].days, section: section))
  }
}

/// A header's own place and its current frame, both in points of the window, including animation.
struct HeaderPlace: Hashable {
  enum State: Hashable {
    case inPlace
    /// Pinned at the edge, because the header's own place has been scrolled past the edge.
    case held
    /// Pushed partly past the edge, by a length in points.
    case pushed(by: Double)
  }

  let list: ObjectIdentifier
  let section: Int
  let title: String
  let place: Rect
  let frame: Rect

  /// The distance of the header below its own place, in points.
  var distance: Double { frame.minY - place.minY }

  /// Absorbs rounding errors, as positions are sums of a table's own offset and its container's.
  private static let tolerance = 1e-6

  var state: State {
    if distance < Self.tolerance { return .inPlace }
    return frame.minY < -Self.tolerance ? .pushed(by: -frame.minY) : .held
  }

  /// The y of the header's own place, and that of its frame.
  var ownY: Fact { fact(.headerOwnY, place.minY) }
  var y: Fact { fact(.headerY, frame.minY) }

  private func fact(_ quantity: Fact.Quantity, _ value: Double) -> Fact {
    Fact(quantity, of: .part(title, of: list), value)
  }

  var words: Words {
    switch state {
    case .inPlace: "in place"
    case .held: "held"
    case .pushed(let length): "pushed out by \(fact(.headerPushed, length))"
    }
  }
}

extension Fact.Quantity {
  fileprivate static let headerOwnY = Fact.Quantity("y of a header's own place", .points)
  fileprivate static let headerY = Fact.Quantity("y of a header", .points)
  fileprivate static let headerPushed = Fact.Quantity("how far a header is pushed out", .points)
  /// How far the farthest header is from its own place.
  static let farthestHeader = Fact.Quantity("greatest way of a header", .points)
}

extension View {
  /// Makes a header of a list opaque, in a shade of the list's colours.
  func paintHeader(_ colors: Palette.Table) {
    backgroundColor = colors.frame.mixed(with: Palette.text, fraction: 0.14)
  }
}
