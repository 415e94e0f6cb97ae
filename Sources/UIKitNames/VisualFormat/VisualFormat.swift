import ScrollEngine

/// A parsed visual format string, a row or column of views: `H:|-[icon(44)]-8-[title]-|`.
///
/// Names are not resolved yet. Two formats are equal if they have the same meaning, regardless of
/// positions in the strings.
struct VisualFormat: Hashable {
  var axis = Axis.horizontal
  /// The space between the superview and the first view; nil if the string does not begin with `|`.
  var opening: Connection?
  /// The views in order.
  var views: [Element]
  /// The spaces between the views: one less than there are views.
  var connections: [Connection] = []
  /// The space between the last view and the superview; nil if the string does not end with `|`.
  var closing: Connection?

  /// A view with the constraints of its length.
  struct Element: Hashable {
    var name: Name
    var lengths: [Predicate] = []
  }

  /// The space between two views, or between a view and its superview.
  enum Connection: Hashable {
    /// No space.
    case flush
    /// The standard space.
    case standard
    /// Explicit distances.
    case distances([Predicate])
  }

  /// A relation to a number; for the length of a view, also to the length of another view.
  struct Predicate: Hashable {
    var relation = LayoutConstraint.Relation.equal
    var object: Value
    var priority: Value?
  }

  enum Value: Hashable {
    case number(Double)
    case name(Name)
  }

  /// A name with its position in the string; comparisons ignore the position.
  struct Name: Hashable {
    var text: String
    var position = 0

    static func == (first: Name, second: Name) -> Bool { first.text == second.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// A syntax error, or a name that cannot be used, with its position in characters from 0.
  struct Mistake: Error, Hashable {
    var position: Int
    var message: String
  }
}

extension VisualFormat: CustomStringConvertible {
  /// The format string that describes this value.
  var description: String {
    var text = axis == .horizontal ? "H:" : "V:"
    if let opening { text += "|\(opening)" }
    for (index, view) in views.enumerated() {
      if index > 0 { text += "\(connections[index - 1])" }
      text += "[\(view.name.text)\(view.lengths.isEmpty ? "" : list(view.lengths))]"
    }
    if let closing { text += "\(closing)|" }
    return text
  }
}

private func list(_ predicates: [VisualFormat.Predicate]) -> String {
  "(" + predicates.map(\.description).joined(separator: ",") + ")"
}

extension VisualFormat.Connection: CustomStringConvertible {
  var description: String {
    switch self {
    case .flush: return ""
    case .standard: return "-"
    case .distances(let distances):
      guard distances.count == 1, let only = distances.first, only.isSimple else {
        return "-\(list(distances))-"
      }
      return "-\(only.object)-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: ""
      case .greaterThanOrEqual: ">="
      }
    return "\(sign)\(object)" + (priority.map { "@\($0)" } ?? "")
  }

  /// Whether the predicate can be written between views without parentheses.
  fileprivate var isSimple: Bool {
    guard relation == .equal, priority == nil else { return false }
    if case .number(let number) = object { return number.sign == .plus }
    return true
  }
}

extension VisualFormat.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name): name.text
    }
  }
}
