/// A JSON value with its line number, for messages.
///
/// Objects keep their fields in order, including duplicates: Foundation's decoder would silently
/// drop a duplicate and its position.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number, infinite if it is too large for a `Double`, and its text in the document.
    case number(Double, text: String)
    case string(String)
    case list([JSONNode])
    case object([Field])
  }

  package struct Field: Hashable, Sendable {
    package var name: String
    package var node: JSONNode
  }

  package var value: Value
  /// The line on which the value begins, from 1.
  package var line: Int

  /// Whether the value is a number or a list of only numbers.
  var isNumeric: Bool {
    switch value {
    case .number: true
    case .list(let nodes): nodes.allSatisfy(\.isNumeric)
    default: false
    }
  }

  /// The value as a short piece of JSON, for messages.
  var excerpt: String {
    let limit = 40
    return compactText(limit: limit).shortened(to: limit)
  }

  /// The value without spaces, cut off soon after `limit` characters.
  private func compactText(limit: Int) -> String {
    switch value {
    case .null: return "null"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .number(_, let text): return text
    case .string(let text): return JSONText.string(text.shortened(to: limit + 1))
    case .list(let nodes):
      var text = "["
      for (index, node) in nodes.enumerated() where text.unicodeScalars.count <= limit {
        text += (index == 0 ? "" : ",") + node.compactText(limit: limit)
      }
      return text + "]"
    case .object(let fields):
      var text = "{"
      for (index, field) in fields.enumerated() where text.unicodeScalars.count <= limit {
        text += (index == 0 ? "" : ",") + JSONText.string(field.name.shortened(to: limit)) + ":"
        text += field.node.compactText(limit: limit)
      }
      return text + "}"
    }
  }
}
