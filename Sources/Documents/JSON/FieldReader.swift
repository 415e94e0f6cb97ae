internal import PlainText

/// Reads objects field by field, and continues after a mistake to find further mistakes.
struct FieldReader {
  /// An object with known fields, each at most once.
  struct Object {
    var path: String
    var line: Int
    var nodes: [String: JSONNode] = [:]
    /// Whether the object has an unknown field, which may be a required field with a misspelt name.
    var hasUnknownFields = false

    /// The path to a field. A long name is shortened; a name that is not a plain word is quoted, so
    /// that it cannot break the message's line.
    func path(to name: String) -> String {
      let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      let short = name.shortened(to: 40)
      let step = isWord && !name.isEmpty ? short : JSONText.string(short)
      return path.isEmpty ? step : "\(path).\(step)"
    }
  }

  /// The number of mistakes after which messages have no more suggestions.
  private static let questionLimit = 100

  private(set) var mistakes = MistakeList()

  mutating func report(_ found: String, at path: String, line: Int, allowed: String) {
    mistakes.append(.init(line: line, column: nil, path: path, found: found, allowed: allowed))
  }

  mutating func report(_ error: JSONReader.SyntaxError) {
    mistakes.append(
      .init(
        line: error.line, column: error.column, path: "", found: error.found,
        allowed: error.allowed))
  }

  /// The fields of an object; nil if the node is not an object, which is recorded as a mistake.
  /// `names` are the allowed fields. The message about another value shows `example`, an object.
  /// `places` has fields that are not allowed here, each with the objects that have it.
  mutating func object(
    _ node: JSONNode, at path: String, names: [String], example: String,
    places: [String: String] = [:]
  ) -> Object? {
    guard case .object(let fields) = node.value else {
      report(node.excerpt, at: path, line: node.line, allowed: example)
      return nil
    }
    var object = Object(path: path, line: node.line)
    for field in fields {
      let place = object.path(to: field.name)
      if !names.contains(field.name) {
        object.hasUnknownFields = true
        let words = names.map { JSONText.string($0) }.joined(separator: ", ")
        if let other = places[field.name] {
          report(
            "a field of \(other)", at: place, line: field.node.line, allowed: "one of \(words)")
          continue
        }
        report(
          "an unknown field", at: place, line: field.node.line,
          allowed: "one of \(words)" + question(for: [field.name], in: names))
      } else if object.nodes[field.name] != nil {
        report(
          "a second time", at: place, line: field.node.line, allowed: "each field at most once")
      } else {
        object.nodes[field.name] = field.node
      }
    }
    return object
  }

  /// The value of a required field; nil after a mistake, which has been recorded.
  mutating func required<Value>(
    _ name: String, in object: Object, _ shape: FieldShape<Value>
  ) -> Value? {
    guard let node = object.nodes[name] else {
      // An unknown field may be the required field, misspelt: then there is one mistake, not two.
      if !object.hasUnknownFields {
        report("nothing", at: object.path(to: name), line: object.line, allowed: shape.allowed)
      }
      return nil
    }
    return value(of: node, at: object.path(to: name), shape)
  }

  /// The value of an optional field; also nil after a mistake, which has been recorded.
  mutating func optional<Value>(
    _ name: String, in object: Object, _ shape: FieldShape<Value>
  ) -> Value? {
    guard let node = object.nodes[name] else { return nil }
    return value(of: node, at: object.path(to: name), shape)
  }

  /// The value of a node that is not a field; nil after a mistake, which has been recorded.
  mutating func value<Value>(
    of node: JSONNode, at path: String, _ shape: FieldShape<Value>
  ) -> Value? {
    if let value = shape.read(node) { return value }
    let limits = node.isNumeric ? shape.limits : ""
    let question = question(for: strings(in: node), in: shape.words)
    let allowed = shape.allowed + limits + question
    report(node.excerpt, at: path, line: node.line, allowed: allowed)
    return nil
  }

  private func strings(in node: JSONNode) -> [String] {
    switch node.value {
    case .string(let text): [text]
    case .list(let nodes): nodes.flatMap { strings(in: $0) }
    default: []
    }
  }

  /// A suggestion for the first disallowed word, in parentheses; empty if there is none.
  ///
  /// There are no suggestions after many mistakes: more than fit on a screen would not help, and a
  /// hostile text could ask for millions.
  private func question(for found: [String], in words: [String]) -> String {
    guard mistakes.count < Self.questionLimit,
      let unknown = found.first(where: { !words.contains($0) }),
      let question = NearNames.question(for: unknown, in: words)
    else { return "" }
    return " (\(question))"
  }
}
