internal import Geometry
internal import ScrollEngine

/// Reads a screen's script line by line and collects its steps and its mistakes.
struct ScreenScriptReader {
  private typealias Document = ScreenScriptDocument

  /// The fields of the first line that could be read.
  private struct Head {
    var screen: String?
    var size: Size?
    var scale: Double?
    var appearance: Appearance?
    var invariant: String?
  }

  /// Reads gestures, and records the mistakes of all lines.
  private var gestures = GestureScriptReader()
  private let known: Document.Known?
  private var head: Head?
  private var steps: [ScreenScript.Step] = []
  /// Whether the script has a version that this program does not read, so that its other lines are
  /// skipped.
  private(set) var isRefused = false

  init(_ known: ScreenScriptDocument.Known?) {
    self.known = known
  }

  mutating func read(_ text: Substring, number: Int) {
    let content = text.drop { $0.isWhitespace }
    if content.isEmpty || content.hasPrefix("#") { return }
    do {
      let node = try JSONReader.read(text, firstLine: number)
      if head == nil {
        isRefused = !gestures.fields.acceptsVersion(of: node, upTo: Document.version)
        head = isRefused ? Head() : head(node)
      } else if let step = step(node) {
        steps.append(step)
      }
    } catch {
      var error = error
      if error.found == JSONReader.endOfText { error.found = "the end of the line" }
      gestures.fields.report(error)
      // Keeps the next line from being read as the first one.
      if head == nil { head = Head() }
    }
  }

  mutating func finish() throws(DocumentError) -> ScreenScript {
    if head == nil {
      gestures.fields.report("nothing", at: "", line: 1, allowed: Self.example)
    }
    guard gestures.mistakes.isEmpty, let head, let screen = head.screen, let size = head.size
    else { throw DocumentError(gestures.mistakes) }
    return ScreenScript(
      screen: screen, size: size, scale: head.scale ?? 1, appearance: head.appearance ?? .light,
      invariant: head.invariant, steps: steps)
  }

  private static let example =
    "a first line such as {\"screen\":\"FeedController\",\"size\":[320,568]}"

  private mutating func head(_ node: JSONNode) -> Head {
    guard
      let object = gestures.fields.object(
        node, at: "",
        names: [FormatVersion.field, "screen", "size", "scale", "appearance", "invariant"],
        example: Self.example)
    else { return Head() }
    return Head(
      screen: gestures.fields.required(
        "screen", in: object, name("a screen", known.map { $0.screens.keys.sorted() })),
      size: gestures.fields.required("size", in: object, Self.size),
      scale: gestures.fields.optional(
        "scale", in: object, .number(Document.scales, in: "pixels per point")),
      appearance: gestures.fields.optional(
        "appearance", in: object, .word(Document.appearances)),
      invariant: gestures.fields.optional(
        "invariant", in: object, name("an invariant", known?.invariants)))
  }

  private mutating func step(_ node: JSONNode) -> ScreenScript.Step? {
    let others = Document.Action.allCases.map(\.rawValue)
    guard case .object(let found) = node.value,
      let action = found.lazy.compactMap({ Document.Action(rawValue: $0.name) }).first
    else { return gestures.step(node, others: others).map { .gesture($0) } }
    guard found.count == 1 else {
      let names = found.prefix(3).map { JSONText.string($0.name.shortened(to: 40)) }
      gestures.fields.report(
        names.joined(separator: " and "), at: "", line: node.line, allowed: "one action a line")
      return nil
    }
    let (value, name) = (found[0].node, found[0].name)
    switch action {
    case .wait:
      return gestures.fields.value(
        of: value, at: name, .number(0...Document.waitLimit, in: "seconds")
      ).map { .wait($0) }
    case .resize:
      return gestures.fields.value(of: value, at: name, Self.size).map { .resize($0) }
    case .call:
      // Accepts any name if the screen is not known.
      let changes = head?.screen.flatMap { known?.screens[$0] }
      return gestures.fields.value(of: value, at: name, self.name("a change", changes))
        .map { .call($0) }
    case .tap: return element(value, name).map { .element(ElementStep(.tap, $0.element)) }
    case .scroll: return element(value, name).map { .element(ElementStep(.scroll, $0.element)) }
    case .type:
      return element(value, name, needsText: true).map {
        .element(ElementStep(.type($0.text ?? ""), $0.element))
      }
    }
  }

  private mutating func element(
    _ node: JSONNode, _ name: String, needsText: Bool = false
  ) -> (element: ElementName, text: String?)? {
    guard
      let object = gestures.fields.object(
        node, at: name, names: (needsText ? ["text"] : []) + ["label", "role", "value"],
        example: "an object such as {\"label\":\"Send\"}")
    else { return nil }
    let text =
      needsText
      ? gestures.fields.required("text", in: object, .text("one or more characters")) : nil
    let label = gestures.fields.required("label", in: object, .text("what is read out"))
    let role = gestures.fields.optional("role", in: object, .word(ElementName.roles))
    let value = gestures.fields.optional("value", in: object, .text("the value"))
    guard let label, text != nil || !needsText else { return nil }
    return (ElementName(label, role: role, value: value), text)
  }

  /// The shape of a name that must be in `names`; any name is allowed if `names` is nil.
  private func name(_ meaning: String, _ names: [String]?) -> FieldShape<String> {
    guard let names else { return .text("the name of \(meaning)") }
    guard names.isEmpty else { return .word(names.map { ($0, $0) }) }
    return FieldShape(allowed: "the name of \(meaning), of which the program offers none") { _ in
      nil
    }
  }

  private static var size: FieldShape<Size> {
    FieldShape.numbers(
      ["width", "height"], count: "two", in: "points", within: 0.001...Document.lengthLimit
    ).map { Size(width: $0[0], height: $0[1]) }
  }
}
