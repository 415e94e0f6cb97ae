internal import Geometry
internal import ScrollEngine

/// Scripts for a program's screen as JSON Lines: gesture scripts with further actions. The first
/// line names the screen and its size. It may also have `scale`, in pixels per point, and
/// `appearance`; the defaults are 1 and light.
///
/// ```
/// {"screen":"FeedController","size":[320,568],"invariant":"pictureIsFresh"}
/// {"flick":{"from":[160,400],"by":[0,-120],"duration":0.08}}
/// {"wait":0.25}
/// {"resize":[300.5,400]}
/// {"call":"insert above"}
/// {"tap":{"label":"Send","role":"button"}}
/// {"settle":true}
/// ```
///
/// | action | its value |
/// |---|---|
/// | `wait` | seconds, a minute at most |
/// | `resize` | the new width and height in points |
/// | `call` | a change that the program knows by this name |
/// | `tap`, `scroll` | `label` of a part of the screen; `role`, `value` |
/// | `type` | `text`, and the same |
/// | others | as in ``GestureScriptDocument`` |
///
/// Each step begins when the previous one has ended; no step has a time of its own.
package enum ScreenScriptDocument {
  /// The latest version of the format; earlier versions are read as well.
  package static let version = 1
  /// The greatest length of a text that is read, in bytes.
  package static let sizeLimit = 1 << 20
  /// The longest pause, in seconds.
  static let waitLimit = 60.0
  /// The longest side of a screen, in points.
  static let lengthLimit = 16_384.0
  /// The allowed scales, in pixels per point.
  static let scales = 0.25...8.0

  static let appearances = [(word: "light", value: Appearance.light), ("dark", .dark)]

  enum Action: String, CaseIterable {
    case wait, resize, call, tap, type, scroll
  }

  /// The names that a program defines for its scripts.
  package struct Known: Hashable, Sendable {
    /// The names of the screens, each with the names of its changes.
    package var screens: [String: [String]]
    /// The names of invariants.
    package var invariants: [String]

    package init(screens: [String: [String]], invariants: [String]) {
      self.screens = screens
      self.invariants = invariants
    }
  }

  /// The script that a text describes. If `known` is given, the script may use only its names.
  ///
  /// - Throws: All mistakes together, each with its line, its field and the values allowed there.
  package static func read(
    _ text: String, _ known: Known? = nil
  ) throws(DocumentError) -> ScreenScript {
    var reader = ScreenScriptReader(known)
    var number = 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if reader.isRefused { break }
      reader.read(line, number: number)
      number += 1
    }
    return try reader.finish()
  }

  /// The text of a script; reading the text gives the same script.
  package static func text(for script: ScreenScript) -> String {
    var head = [
      "\"screen\":\(JSONText.string(script.screen))", "\"size\":\(text(script.size))",
    ]
    if script.scale != 1 { head.append("\"scale\":\(JSONText.number(script.scale))") }
    if script.appearance == .dark { head.append("\"appearance\":\"dark\"") }
    if let invariant = script.invariant {
      head.append("\"invariant\":\(JSONText.string(invariant))")
    }
    return "{\(head.joined(separator: ","))}\n"
      + script.steps.map { line(for: $0) + "\n" }.joined()
  }

  private static func text(_ size: Size) -> String {
    JSONText.list([size.width, size.height].map { JSONText.number($0) })
  }

  /// The text of one step, as on its line.
  package static func line(for step: ScreenScript.Step) -> String {
    switch step {
    case .gesture(let step): GestureScriptDocument.line(for: step)
    case .wait(let seconds): "{\"wait\":\(JSONText.number(seconds))}"
    case .resize(let size): "{\"resize\":\(text(size))}"
    case .call(let name): "{\"call\":\(JSONText.string(name))}"
    case .element(let step): line(for: step)
    }
  }

  private static func line(for step: ElementStep) -> String {
    var (name, fields): (String, [String])
    switch step.action {
    case .tap: (name, fields) = ("tap", [])
    case .type(let text): (name, fields) = ("type", ["\"text\":\(JSONText.string(text))"])
    case .scroll: (name, fields) = ("scroll", [])
    }
    fields.append("\"label\":\(JSONText.string(step.element.label))")
    if let role = step.element.role.flatMap(ElementName.word) {
      fields.append("\"role\":\(JSONText.string(role))")
    }
    if let value = step.element.value { fields.append("\"value\":\(JSONText.string(value))") }
    return "{\"\(name)\":{\(fields.joined(separator: ","))}}"
  }
}
