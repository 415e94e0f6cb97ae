import Drawing
import FoundationEssentials
import Geometry
import ScrollEngine
import Testing

@testable import Documents

@Suite("A stack document")
struct StackDocumentTests {
  @Test("reads every field")
  func everyField() throws {
    let stack = try StackDocument.read(
      """
      {"$schema": "stack.schema.json", "title": "Mine", "viewport": [390, 700.5],
       "container": "naive", "spacing": 12, "sharedCells": true, "sections": [
        {"kind": "table", "title": "News", "count": 999000000,
         "height": {"from": 40, "to": 90.5, "seed": 7}, "spacing": 4, "insets": 16,
         "header": {"title": "All news", "height": 28, "sticky": true}, "color": "#398Fc4",
         "cell": "article"},
        {"kind": "horizontal-list", "count": 3, "height": [50, 60], "width": 92,
         "insets": {"left": 16, "right": 8}, "header": "Films"},
        {"kind": "view", "height": 180}
      ]}
      """)
    let sections: [StackDescription.Section] = [
      .init(
        .table, title: "News", count: 999_000_000, height: .range(40...90.5, seed: 7),
        width: .same(320), spacing: 4, insets: EdgeInsets(16),
        header: .init(title: "All news", length: 28, isSticky: true), color: Color(0x398FC4),
        cell: "article"),
      .init(
        .horizontalList, count: 3, height: .list([50, 60]), width: .same(92),
        insets: EdgeInsets(top: 0, left: 16, bottom: 0, right: 8),
        header: .init(title: "Films", length: 40)),
      .init(.view, count: 1, height: .same(180), width: .same(92)),
    ]
    #expect(
      stack
        == StackDescription(
          title: "Mine", viewport: Size(width: 390, height: 700.5), container: .naive, spacing: 12,
          sharesCells: true, sections: sections))
  }

  @Test("says little where what is usual is meant")
  func defaults() throws {
    let stack = try StackDocument.read(
      "\u{FEFF}" + #"{"sections":[{"kind":"table","count":3},{"kind":"collection","count":0}]}"#)
    #expect(stack.viewport == Size(width: 320, height: 568))
    #expect(stack.axis == .vertical && stack.container == .both && !stack.sharesCells)
    #expect(stack.sections[0].height == .same(44) && stack.sections[0].cell == "cell")
    #expect(stack.sections[1].height == .same(92) && stack.sections[1].width == .same(92))
  }

  @Test("has widths where the stack is horizontal")
  func horizontal() throws {
    let stack = try StackDocument.read(
      """
      {"axis": "horizontal", "sections": [
        {"kind": "table", "count": 9, "width": 200, "header": {"title": "To do", "width": 60}},
        {"kind": "view", "width": [10, 20], "count": 2}]}
      """)
    #expect(stack.axis == .horizontal)
    #expect(stack.sections[0].width == .same(200) && stack.sections[0].header?.length == 60)
    #expect(stack.sections[1].width == .list([10, 20]))
  }

  @Test("is read from each of the examples", arguments: ["home", "billion", "timeline"])
  func examples(name: String) throws {
    let stack = try StackDocument.read(Self.asset("\(name).json"))
    #expect(stack.title != nil)
    #expect(Set(stack.sections.map(\.kind)).count > 1)
  }

  @Test("of a billion rows is one of the examples")
  func billion() throws {
    let stack = try StackDocument.read(Self.asset("billion.json"))
    #expect(stack.sections.reduce(0) { $0 + $1.count } == StackDocument.countLimit)
  }

  static func asset(_ name: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
    return try String(contentsOfFile: "\(root)/Assets/Stacks/\(name)", encoding: .utf8)
  }
}
