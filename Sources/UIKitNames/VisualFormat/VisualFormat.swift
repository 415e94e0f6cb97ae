import ScrollEngine

/// A row or column of views as a visual format string describes it: `H:|-[icon(44)]-8-[title]-|`.
///
/// Names are not looked up yet. Two are equal if they mean the same, wherever it stands in a string.
struct VisualFormat: Hashable {
  var axis = Axis.horizontal
  /// What lies between the superview and the first view; nil if the superview is not named there.
  var opening: Connection?
  /// The views in order.
  var views: [Element]
  /// What lies between them: one less.
  var connections: [Connection] = []
  /// What lies between the last view and the superview; nil if that is not named there.
  var closing: Connection?

  /// A view, and how long it is to be.
  struct Element: Hashable {
    var name: Name
    var lengths: [Predicate] = []
  }

  /// What lies between two views, or a view and its superview.
  enum Connection: Hashable {
    /// Nothing.
    case flush
    /// The usual space.
    case standard
    /// Distances.
    case distances([Predicate])
  }

  /// A relation to a number, or for the length of a view to that of another.
  struct Predicate: Hashable {
    var relation = LayoutConstraint.Relation.equal
    var object: Value
    var priority: Value?
  }

  enum Value: Hashable {
    case number(Double)
    case name(Name)
  }

  /// A key, and where it stands in the string: that does not count when two are compared.
  struct Name: Hashable {
    var text: String
    var position = 0

    static func == (first: Name, second: Name) -> Bool { first.text == second.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// What is wrong with a string, and at which character, counted from 0.
  struct Mistake: Error, Hashable {
    var position: Int
    var message: String
  }
}

extension VisualFormat: CustomStringConvertible {
  /// A string that means the same.
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

  /// Whether it needs no parentheses between views.
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
