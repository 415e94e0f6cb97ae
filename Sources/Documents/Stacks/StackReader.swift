internal import Geometry
internal import ScrollEngine

/// Reads a stack and collects its mistakes.
struct StackReader {
  typealias Document = StackDocument

  /// The fields of a document.
  static let names = [
    "$schema", FormatVersion.field, "title", "viewport", "axis", "container", "spacing",
    "sharedCells", "sections",
  ]

  var fields = FieldReader()
  var axis = Axis.vertical

  var mistakes: MistakeList { fields.mistakes }

  /// Returns nil if the mistakes leave no stack. Even if a stack is returned, check ``mistakes``.
  mutating func read(_ text: String) -> StackDescription? {
    do {
      return stack(try JSONReader.read(document: text))
    } catch {
      fields.report(error)
      return nil
    }
  }

  private mutating func stack(_ node: JSONNode) -> StackDescription? {
    guard fields.acceptsVersion(of: node, upTo: Document.version) else { return nil }
    guard
      let object = fields.object(
        node, at: "", names: Self.names, example: "a stack, an object with \"sections\"")
    else { return nil }
    _ = fields.optional("$schema", in: object, .text("the place of a JSON Schema"))
    let title = fields.optional("title", in: object, Self.title)
    let viewport = fields.optional("viewport", in: object, Self.viewport)
    axis = fields.optional("axis", in: object, .word(Self.axes)) ?? .vertical
    let container = fields.optional(
      "container", in: object, .word(StackDescription.Container.allCases.map { ($0.rawValue, $0) }))
    let spacing = fields.optional("spacing", in: object, .number(Document.gaps, in: "points"))
    let sharesCells = fields.optional("sharedCells", in: object, .truth)
    let list = FieldShape<[JSONNode]>(
      allowed: "a list of 1 to \(Document.sectionLimit) sections, each an object"
    ) { node in
      guard case .list(let nodes) = node.value, (1...Document.sectionLimit).contains(nodes.count)
      else { return nil }
      return nodes
    }
    guard let nodes = fields.required("sections", in: object, list) else { return nil }
    var sections: [StackDescription.Section] = []
    for (index, node) in nodes.enumerated() {
      let path = "sections[\(index)]"
      guard let section = section(node, at: path) else { continue }
      checkSight(of: section, viewport ?? Self.usualViewport, at: path, line: node.line)
      sections.append(section)
    }
    let stack = StackDescription(
      title: title, viewport: viewport ?? Self.usualViewport, axis: axis,
      container: container ?? .both, spacing: spacing ?? 0, sharesCells: sharesCells ?? false,
      sections: sections)
    checkSums(of: stack, line: object.nodes["sections"]?.line ?? object.line)
    return stack
  }

  static let axes: [(word: String, value: Axis)] = [
    ("vertical", .vertical), ("horizontal", .horizontal),
  ]

  private static let usualViewport = Size(width: 320, height: 568)

  private static var viewport: FieldShape<Size> {
    FieldShape.numbers(
      ["width", "height"], count: "two", in: "points", within: Document.viewportSides
    ).map { Size(width: $0[0], height: $0[1]) }
  }
}
