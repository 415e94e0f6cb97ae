import Geometry
import ScrollEngine
import Testing

@testable import Documents

/// The schema, which editors use, and the reader must know the same fields and limits.
@Suite("The schema of stacks")
struct StackSchemaTests {
  private let schema: JSONNode

  init() throws {
    schema = try JSONReader.read(document: StackDocumentTests.asset("stack.schema.json"))
  }

  @Test("names the fields of the reader")
  func fields() {
    #expect(Set(names(at: "properties")) == Set(StackReader.names))
    var names: Set<String> = []
    var headerNames: Set<String> = []
    for axis in [Axis.vertical, .horizontal] {
      headerNames.formUnion(StackReader.headerNames(along: axis))
      for kind in StackDescription.Kind.allCases {
        names.formUnion(StackReader.names(of: kind, along: axis))
      }
    }
    #expect(Set(self.names(at: "$defs", "section", "properties")) == names)
    #expect(Set(self.names(at: "$defs", "header", "oneOf", "1", "properties")) == headerNames)
    #expect(Set(self.names(at: "$defs", "range", "properties")) == Set(StackReader.rangeNames))
    #expect(
      Set(self.names(at: "$defs", "insets", "oneOf", "1", "properties"))
        == Set(StackReader.insetNames))
  }

  @Test("names the words of the reader")
  func words() {
    #expect(
      words(at: "$defs", "section", "properties", "kind", "enum")
        == StackDescription.Kind.allCases.map(\.rawValue))
    #expect(
      words(at: "properties", "container", "enum")
        == StackDescription.Container.allCases.map(\.rawValue))
    #expect(words(at: "properties", "axis", "enum") == StackReader.axes.map(\.word))
  }

  @Test("has the limits of the reader")
  func limits() {
    #expect(range(at: "properties", "version") == 1...Double(StackDocument.version))
    #expect(number(at: "properties", "sections", "maxItems") == Double(StackDocument.sectionLimit))
    #expect(range(at: "$defs", "length") == StackDocument.lengths)
    #expect(range(at: "$defs", "gap") == StackDocument.gaps)
    #expect(range(at: "properties", "viewport", "items") == StackDocument.viewportSides)
    #expect(
      range(at: "$defs", "section", "properties", "count") == 0...Double(StackDocument.countLimit))
    #expect(
      number(at: "$defs", "section", "then", "properties", "count", "maximum")
        == Double(StackDocument.viewLimit))
    #expect(
      range(at: "$defs", "range", "properties", "seed") == 0...Double(StackDocument.seedLimit))
    #expect(
      number(at: "$defs", "lengths", "oneOf", "1", "maxItems") == Double(StackDocument.listLimit))
    #expect(number(at: "$defs", "title", "maxLength") == Double(StackDocument.textLimit))
  }

  // MARK: Looking up nodes

  private func node(at path: [String]) -> JSONNode? {
    var node = schema
    for step in path {
      switch node.value {
      case .object(let fields):
        guard let field = fields.first(where: { $0.name == step }) else { return nil }
        node = field.node
      case .list(let nodes):
        guard let place = Int(step), nodes.indices.contains(place) else { return nil }
        node = nodes[place]
      default: return nil
      }
    }
    return node
  }

  private func names(at path: String...) -> [String] {
    guard case .object(let fields) = node(at: path)?.value else { return [] }
    return fields.map(\.name)
  }

  private func words(at path: String...) -> [String] {
    guard case .list(let nodes) = node(at: path)?.value else { return [] }
    return nodes.compactMap { if case .string(let word) = $0.value { word } else { nil } }
  }

  private func number(at path: String...) -> Double? {
    guard case .number(let number, _) = node(at: path)?.value else { return nil }
    return number
  }

  private func range(at path: String...) -> ClosedRange<Double>? {
    guard case .number(let lower, _) = node(at: path + ["minimum"])?.value,
      case .number(let upper, _) = node(at: path + ["maximum"])?.value
    else { return nil }
    return lower...upper
  }
}
