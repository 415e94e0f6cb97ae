import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("How what assistive technology finds belongs together")
struct SpokenRelationTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let tree: SpokenTree

  init() { tree = SpokenTree(window) { _ in } }

  private func add<Child: View>(_ view: Child, y: Double) -> Child {
    view.frame = Rect(x: 10, y: y, width: 200, height: 30)
    window.addSubview(view)
    tree.mayHaveChanged()
    return view
  }

  private func label(_ text: String, y: Double) -> Label {
    let label = add(Label(), y: y)
    label.text = text
    return label
  }

  private func related(_ node: SpokenNode, _ relation: SpokenRelation) -> [String?] {
    node.relations.first { $0.relation == relation }?.nodes.map(\.name) ?? []
  }

  @Test("names a field by the label beside it, and tells of that on both sides")
  func labels() throws {
    let street = label("Street", y: 0)
    let field = add(TextField(), y: 40)
    field.placeholder = "Elm Street 3"
    field.accessibilityLabeledBy = [street]
    tree.mayHaveChanged()
    let (first, second) = (tree.root.seenChildren[0], tree.root.seenChildren[1])
    #expect(second.name == "Street" && field.accessibilityLabel == "Street")
    #expect(related(second, .labeledBy) == ["Street"] && related(first, .labelFor) == ["Street"])
    #expect(related(first, .labeledBy).isEmpty)
    street.text = "Road"
    #expect(field.accessibilityLabel == "Road")
    field.accessibilityLabel = "Own"
    #expect(second.name == "Own")
    field.accessibilityLabeledBy = []
    #expect(first.relations.isEmpty && second.relations.isEmpty)
  }

  @Test("adds to what is said of a thing what the views say that describe it")
  func descriptions() {
    let rules = label("At least 8 characters", y: 40)
    let field = add(TextField(), y: 0)
    field.placeholder = "Password"
    field.accessibilityHint = "Keep it secret"
    field.accessibilityDescribedBy = [rules]
    tree.mayHaveChanged()
    let node = tree.root.seenChildren[0]
    #expect(node.detail == "Keep it secret, At least 8 characters")
    #expect(related(tree.root.seenChildren[1], .descriptionFor) == ["Password"])
    rules.removeFromSuperview()
    tree.mayHaveChanged()
    #expect(related(node, .describedBy).isEmpty)
  }

  @Test("leads from a control to what it changes, and keeps neither")
  func controls() {
    let search = add(TextField(), y: 0)
    search.placeholder = "Search"
    var table: TableView? = add(TableView(), y: 100)
    table?.accessibilityLabel = "Cities"
    search.accessibilityControls = [table].compactMap(\.self)
    tree.mayHaveChanged()
    #expect(related(tree.root.seenChildren[0], .controls) == ["Cities"])
    #expect(related(tree.root.seenChildren[1], .controlledBy) == ["Search"])
    weak let kept = table
    table?.removeFromSuperview()
    table = nil
    #expect(kept == nil && search.accessibilityControls.isEmpty)
    tree.mayHaveChanged()
    #expect(tree.root.seenChildren[0].relations.isEmpty)
  }

  @Test("ends for views that name each other")
  func circles() {
    let (one, other) = (label("one", y: 0), label("other", y: 40))
    one.accessibilityLabeledBy = [other]
    other.accessibilityLabeledBy = [one]
    #expect(one.accessibilityLabel == "other" && other.accessibilityLabel == "one")
    one.accessibilityLabeledBy = [one, one]
    #expect(one.accessibilityLabel == "one, one")
  }

  @Test("gives a list its caption, and a row the header of its section")
  func headers() throws {
    final class Source: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default)
      }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
      }
    }
    let title = label("Cities", y: 0)
    let source = Source()
    let table = add(TableView(), y: 40)
    table.frame.size.height = 200
    table.rowHeight = 40
    table.dataSource = source
    table.accessibilityLabeledBy = [title]
    window.layoutIfNeeded()
    tree.mayHaveChanged()
    let list = tree.root.seenChildren[1]
    #expect(list.name == "Cities" && list.caption === tree.root.seenChildren[0])
    #expect(list.header(ofRow: 1)?.name == "Section 0")
    #expect(list.header(ofRow: 3)?.name == "Section 1")
    #expect(list.header(ofRow: 6) == nil)
  }
}
