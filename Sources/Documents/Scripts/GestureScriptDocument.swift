import ScrollEngine

/// Gesture scripts as JSON Lines: one step per line, in the order in which the steps happen.
///
/// A line holds one action and, optionally, a `time` in seconds from the start of the script. Empty
/// lines and lines that begin with `#` are skipped. The first other line may name the `version` of
/// the format, the `scene` on which the script was recorded, and its `variant`.
///
/// ```
/// # Two notches towards the person, then a throw.
/// {"scene":"container"}
/// {"time":0,"wheel":{"in":"container","at":[160,284],"delta":[0,-2]}}
/// {"time":0.5,"flick":{"in":"container","from":[160,400],"by":[0,-120],"duration":0.08}}
/// {"settle":true}
/// ```
///
/// | action | its fields |
/// |---|---|
/// | `pointer` | `phase` (down, move, up, cancel), `at`; `device` (mouse, touch), `id`, `coalesced`, `in` |
/// | `wheel` | `at`, `delta` in notches; `modifiers`, `in` |
/// | `drag`, `flick` | `from`, `by`, `duration` in seconds; `in` |
/// | `key` | the name of a key, or an object of `key` and `modifiers` |
/// | `text` | the characters |
/// | `cost` | what making one cell costs, in milliseconds |
/// | `reuse` | whether cells are reused: `true` or `false` |
/// | `rows` | the number of rows |
/// | `settle` | `true` |
///
/// `coalesced` lists the positions that the device reported since the last event, each as seconds,
/// x and y; the pointer itself is at `at`. `in` names the view in whose visible part positions are
/// given; without `in`, they are in the whole content.
package enum GestureScriptDocument {
  /// The latest version of the format; earlier versions are read as well.
  package static let version = 1
  /// The greatest length of a text that is read, in bytes: more than a window records in an hour of
  /// motion.
  package static let sizeLimit = 64 << 20
  /// The longest line, in bytes: parsed JSON takes up to 32 times its length in memory.
  static let lineLimit = 1 << 20
  /// The limit for coordinates, notches and times; larger numbers are typing errors.
  static let numberLimit = 1e7
  /// The longest stroke, in seconds: an hour.
  static let durationLimit = 3_600.0

  enum Action: String, CaseIterable {
    case pointer, wheel, key, text, drag, flick, cost, reuse, rows, settle
  }

  static let modifiers: [(word: String, value: InputEvent.Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt), ("command", .command),
  ]

  static let devices: [(word: String, value: InputEvent.Pointer.Device)] = [
    ("mouse", .mouse), ("touch", .touch),
  ]

  /// The script that a text describes.
  ///
  /// - Throws: All mistakes together, each with its line, its field and the values allowed there.
  package static func read(_ text: String) throws(DocumentError) -> GestureScript {
    var reader = GestureScriptReader()
    // Skips a byte order mark, which does not belong to the first line.
    var rest = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? text.utf8.dropFirst(3) : text.utf8[...]
    var number = 1
    // Read line by line, because a list of all lines could take many times the memory of the text.
    while !reader.isRefused, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      reader.read(Substring(rest[..<end]), number: number)
      rest = rest[rest.index(after: end)...]
      number += 1
    }
    if !reader.isRefused { reader.read(Substring(rest), number: number) }
    guard reader.mistakes.isEmpty else { throw DocumentError(reader.mistakes) }
    return GestureScript(subject: reader.subject, steps: reader.steps)
  }
}
