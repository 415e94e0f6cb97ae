import ScrollEngine

/// Parses a visual format string.
///
/// The grammar is that of "Visual Format Language" in Apple's Auto Layout Guide:
///
///     format     = ("H:" | "V:")? ("|" connection)? view (connection view)* (connection "|")?
///     view       = "[" name list? "]"
///     connection = "" | "-" | "-" (name | number) "-" | "-" list "-"
///     list       = "(" predicate ("," predicate)* ")"
///     predicate  = ("==" | "<=" | ">=")? (name | number) ("@" (name | number))?
///
/// Names are C identifiers; numbers without parentheses must not be negative. There are no spaces.
struct VisualFormatParser {
  typealias Mistake = VisualFormat.Mistake

  private let characters: [Character]
  private var position = 0

  /// - Throws: The mistake and its position.
  static func parse(_ text: String) throws(Mistake) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(text))
    return try parser.format()
  }

  private init(characters: [Character]) { self.characters = characters }

  // MARK: - Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func expected(_ what: String) -> Mistake {
    let found = next.map { "found \"\($0)\"" } ?? "it ends"
    return Mistake(position: position, message: "expected \(what), but \(found)")
  }

  // MARK: - Rules

  private mutating func format() throws(Mistake) -> VisualFormat {
    let axis = take("V:") ? Axis.vertical : .horizontal
    if axis == .horizontal { _ = take("H:") }
    var opening: VisualFormat.Connection?
    if take("|") { opening = try connection() }
    guard next == "[" else {
      throw expected(opening == nil ? "\"H:\", \"V:\", \"|\" or \"[\"" : "\"[\"")
    }
    var format = VisualFormat(axis: axis, opening: opening, views: [try element()])
    while next != nil {
      let connection = try connection()
      if take("|") {
        guard next == nil else { throw expected("the end") }
        format.closing = connection
      } else {
        guard next == "[" else { throw expected("\"[\" or \"|\"") }
        format.connections.append(connection)
        format.views.append(try element())
      }
    }
    return format
  }

  private mutating func element() throws(Mistake) -> VisualFormat.Element {
    position += 1
    guard let name = name() else { throw expected("the name of a view") }
    let lengths = next == "(" ? try list() : []
    guard take("]") else { throw expected(lengths.isEmpty ? "\"(\" or \"]\"" : "\"]\"") }
    return VisualFormat.Element(name: name, lengths: lengths)
  }

  private mutating func connection() throws(Mistake) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let distances: [VisualFormat.Predicate]
    if next == "(" {
      distances = try list()
    } else {
      guard next != "-", let value = try value() else {
        throw expected("\"[\", \"|\", \"(\", a name or a number")
      }
      distances = [VisualFormat.Predicate(object: value)]
    }
    guard take("-") else { throw expected("\"-\"") }
    return .distances(distances)
  }

  private mutating func list() throws(Mistake) -> [VisualFormat.Predicate] {
    position += 1
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw expected("\",\" or \")\"") }
    return predicates
  }

  private mutating func predicate() throws(Mistake) -> VisualFormat.Predicate {
    let relation: LayoutConstraint.Relation =
      take("<=") ? .lessThanOrEqual : take(">=") ? .greaterThanOrEqual : .equal
    if relation == .equal { _ = take("==") }
    guard let object = try value() else {
      throw expected("\"==\", \"<=\", \">=\", a name or a number")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    if take("@") {
      guard let priority = try value() else { throw expected("a priority: a name or a number") }
      predicate.priority = priority
    }
    return predicate
  }

  // MARK: - Names and numbers

  private mutating func value() throws(Mistake) -> VisualFormat.Value? {
    if let name = name() { return .name(name) }
    return try number().map { .number($0) }
  }

  private mutating func name() -> VisualFormat.Name? {
    guard let first = next, first == "_" || first.isLetter else { return nil }
    let start = position
    while let next, next == "_" || next.isLetter || next.isNumber { position += 1 }
    return VisualFormat.Name(text: String(characters[start..<position]), position: start)
  }

  private mutating func number() throws(Mistake) -> Double? {
    let start = position
    if next == "-" || next == "+" { position += 1 }
    let digits = position
    skipDigits()
    if next == "." {
      position += 1
      skipDigits()
    }
    guard position > digits else {
      position = start
      return nil
    }
    skipExponent()
    let text = String(characters[start..<position])
    guard let number = Double(text), number.isFinite else {
      throw Mistake(position: start, message: "\(text) is not a number")
    }
    return number
  }

  private mutating func skipDigits() {
    while let next, ("0"..."9").contains(next) { position += 1 }
  }

  /// An "e" belongs to a number only if digits follow; a minus after a number may begin the next
  /// connection.
  private mutating func skipExponent() {
    let start = position
    guard next == "e" || next == "E" else { return }
    position += 1
    if next == "-" || next == "+" { position += 1 }
    let digits = position
    skipDigits()
    if position == digits { position = start }
  }
}
