/// Reports as JSON: one entry on a line, so that a difference of two texts shows entries.
package enum ReportText {
  /// The fields of an object on one line.
  package static func object(_ fields: [ReportValue.Field]) -> String {
    let texts = fields.map { JSONText.string($0.name) + ": " + $0.value.text }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  /// A field whose value is a list, with one entry on a line; one space stands before the name.
  package static func list(_ name: String, _ entries: [String]) -> String {
    let start = JSONText.string(name) + ": ["
    let separator = ",\n" + String(repeating: " ", count: start.count + 1)
    return start + entries.joined(separator: separator) + "]"
  }
}
