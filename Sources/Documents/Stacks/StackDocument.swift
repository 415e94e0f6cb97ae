/// Stacks as JSON, written by hand: a viewport, and the sections one below the other.
///
/// ```
/// {
///   "viewport": [390, 700],
///   "spacing": 12,
///   "sections": [
///     {"kind": "view", "height": 180, "color": "#4A90E2"},
///     {"kind": "horizontal-list", "header": "New films", "count": 40,
///      "width": 92, "height": 132, "spacing": 10, "insets": {"left": 16, "right": 16}},
///     {"kind": "table", "header": {"title": "Archive", "sticky": true}, "count": 100000,
///      "height": {"from": 40, "to": 90, "seed": 7}, "cell": "film"}
///   ]
/// }
/// ```
///
/// | field | value |
/// |---|---|
/// | `version` | 1, the default |
/// | `title` | the title of the screen |
/// | `viewport` | [width, height] in points; [320, 568] by default |
/// | `axis` | `vertical` or `horizontal` |
/// | `container` | the container that is first shown: `both` side by side, `naive`, or `real` |
/// | `spacing` | the distance between two sections, in points |
/// | `sharedCells` | true if all tables share one reuse queue, and all collections another |
/// | `sections` | a list, see below |
///
/// | field of a section | value |
/// |---|---|
/// | `kind` | `table`, `collection`, `horizontal-list`, `view` |
/// | `count` | the number of rows, items or views |
/// | `height`, `width` | in points: one number, a list that repeats, or `from`, `to` and `seed` |
/// | `spacing`, `insets` | the space between rows, and around all rows, in points |
/// | `header` | a title, or an object of `title`, `height` (`width`) and `sticky` |
/// | `color` | `#RRGGBB` |
/// | `cell` | the reuse identifier |
///
/// In a vertical stack, a table is as wide as the stack, so its rows have no `width`; views have
/// only the length along the axis. `$schema` may name a JSON Schema, for editors.
package enum StackDocument {
  /// The latest version of the format; earlier versions are read as well.
  package static let version = 1
  /// The greatest length of a text that is read, in bytes.
  package static let sizeLimit = 1 << 20
  static let sectionLimit = 200
  /// The greatest number of rows and items of all sections together.
  static let countLimit = 1_000_000_000
  /// The greatest number of items in a section with different sizes, because each item is visited.
  static let varyingItemLimit = 20_000
  /// The greatest number of plain views of all sections together; all of them are made at once.
  static let viewLimit = 2_000
  /// The greatest number of cells visible at once, of one section and of all sections.
  static let sightLimit = (ofSection: 2_000, ofAll: 10_000)
  static let lengths = 1.0...10_000.0
  static let gaps = 0.0...1_000.0
  static let viewportSides = 64.0...4_096.0
  /// The longest list of lengths.
  static let listLimit = 10_000
  /// The longest title or identifier, in characters.
  static let textLimit = 200
  /// The greatest whole number that every JSON reader represents exactly: 2⁵³ − 1.
  static let seedLimit = 9_007_199_254_740_991

  /// The stack that a text describes.
  ///
  /// - Throws: All mistakes together, each with its line, its path and the values allowed there.
  package static func read(_ text: String) throws(DocumentError) -> StackDescription {
    var reader = StackReader()
    let stack = reader.read(text)
    guard let stack, reader.mistakes.isEmpty else { throw DocumentError(reader.mistakes) }
    return stack
  }
}
