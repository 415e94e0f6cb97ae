import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The place of a person in a stack")
struct StackPlaceTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { window.addSubview(container) }

  /// Rows of 30 points that have names.
  final class NamedRows: TableViewDataSource, DataSourceModelAssociation {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
      names[indexPath.row]
    }

    func indexPathForElement(
      withModelIdentifier identifier: String, in view: View
    ) -> IndexPath? {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  func table(_ source: NamedRows) -> TableView {
    let table = exactTable()
    table.rowHeight = 30
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    return table
  }

  @Test("is found again by the names of its row and its child, wherever they have gone")
  func names() throws {
    let row = 30.0
    let source = NamedRows((0..<20).map { "row \($0)" })
    let list = table(source)
    list.identifier = "list"
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 50)))
    container.addArrangedSubview(list)
    container.contentOffset.y = 50 + 7 * row + 11
    window.layoutIfNeeded()
    let place = try #require(container.place)
    #expect(
      place
        == StackPlace(
          children: [.identified("list")],
          element: .init(section: 0, index: 7, modelIdentifier: "row 7"), distance: 11))

    container.contentOffset.y = 0
    source.names.removeSubrange(2..<5)
    source.names.insert("new", at: 0)
    list.reloadData()
    container.insertArrangedSubview(
      View(frame: Rect(x: 0, y: 0, width: 1, height: 80)), at: 0)
    #expect(container.scroll(to: place))
    #expect(container.contentOffset.y == 80 + 50 + 5 * row + 11)
    #expect(container.place?.element?.modelIdentifier == "row 7")
    container.checkInvariants()
  }

  @Test("is the nearest row where its own is gone, and nothing where its child is")
  func gone() {
    let source = NamedRows((0..<20).map { "row \($0)" })
    container.addArrangedSubview(table(source))
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 500)))
    let place = StackPlace(
      children: [.at(0)], element: .init(section: 3, index: 25, modelIdentifier: "lost"),
      distance: 4)
    #expect(container.scroll(to: place))
    #expect(container.contentOffset.y == 19 * 30 + 4)
    #expect(!container.scroll(to: StackPlace(children: [.identified("no")], distance: 0)))
    #expect(!container.scroll(to: StackPlace(children: [], distance: 0)))
    #expect(container.contentOffset.y == 19 * 30 + 4)
  }

  @Test("is exact in rows that are measured only when they come into sight")
  func estimates() throws {
    let source = EstimateSource([(0..<200).map { Double(20 + $0 * 7 % 50) }])
    let list = source.table(estimate: 44)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 50)))
    container.addArrangedSubview(list)
    let place = StackPlace(
      children: [.at(1)], element: .init(section: 0, index: 120), distance: 9)
    #expect(container.scroll(to: place))
    let row = list.rectForRow(at: IndexPath(row: 120, section: 0))
    #expect(row.minY + 50 + 9 == container.contentOffset.y)
    #expect(container.place == place)
  }

  @Test("goes down into stacks within the stack, and into plain children")
  func nested() {
    let inner = ContainerScrollView()
    let source = NamedRows((0..<20).map { "row \($0)" })
    inner.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 45)))
    inner.addArrangedSubview(table(source))
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 120)))
    container.addArrangedSubview(inner)
    container.contentOffset.y = 30
    window.layoutIfNeeded()
    #expect(container.place == StackPlace(children: [.at(0)], distance: 30))
    container.contentOffset.y = 120 + 45 + 65
    window.layoutIfNeeded()
    let place = container.place
    #expect(
      place
        == StackPlace(
          children: [.at(1), .at(1)],
          element: .init(section: 0, index: 2, modelIdentifier: "row 2"), distance: 5))
    container.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(place.map { container.scroll(to: $0) } == true)
    #expect(container.contentOffset.y == 120 + 45 + 65)
  }

  @Test("is below an inset, and is found below it again")
  func insets() throws {
    let source = NamedRows((0..<20).map { "row \($0)" })
    defer { withExtendedLifetime(source) {} }
    let list = table(source)
    container.contentInset.top = 20
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 50)))
    container.addArrangedSubview(list)
    let offset = 50.0 + 7 * 30 + 11 - 20
    container.contentOffset.y = offset
    window.layoutIfNeeded()
    let place = try #require(container.place)
    #expect(place.element?.index == 7 && place.distance == 11)
    container.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(container.scroll(to: place))
    #expect(container.contentOffset.y == offset)
  }

  @Test("is the first row where its number is below zero")
  func numbersBelowZero() {
    let source = NamedRows((0..<20).map { "row \($0)" })
    defer { withExtendedLifetime(source) {} }
    container.addArrangedSubview(table(source))
    let place = StackPlace(
      children: [.at(0)], element: .init(section: -2, index: -5), distance: 4)
    #expect(container.scroll(to: place))
    #expect(container.contentOffset.y == 4)
  }

  @Test("names the outer child first, and is the beginning of a stack that it says no more about")
  func outerFirst() {
    let inner = ContainerScrollView()
    let source = NamedRows((0..<20).map { "row \($0)" })
    defer { withExtendedLifetime(source) {} }
    inner.addArrangedSubview(table(source))
    for height in [40.0, 60] {
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: height)))
    }
    container.addArrangedSubview(inner)
    container.contentOffset.y = 100 + 95
    window.layoutIfNeeded()
    #expect(container.place?.children == [.at(2), .at(0)])
    #expect(container.place?.element?.index == 3 && container.place?.distance == 5)
    #expect(container.scroll(to: StackPlace(children: [.at(2)], distance: 10)))
    #expect(container.contentOffset.y == 110)
  }

  @Test("is in a collection, too")
  func collection() throws {
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let size = Size(width: 100, height: 30)
    layout.itemSize = size
    let source = CollectionSource([.init(sizes: Array(repeating: size, count: 30))])
    defer { withExtendedLifetime(source) {} }
    let list = source.collection(layout, width: 100, height: 100)
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 50)))
    container.addArrangedSubview(list)
    container.contentOffset.y = 50 + 5 * 30 + 7
    window.layoutIfNeeded()
    let place = try #require(container.place)
    #expect(
      place
        == StackPlace(
          children: [.at(1)], element: .init(section: 0, index: 5), distance: 7))
    container.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(container.scroll(to: place))
    #expect(container.contentOffset.y == 207)
  }

  @Test("is at a child of a data source that has no length, and so does not exist")
  func childWithoutLength() {
    let source = NumberedSource([200, 0, 200, 200])
    container.dataSource = source
    window.layoutIfNeeded()
    #expect(container.scroll(to: StackPlace(children: [.at(1)], distance: 5)))
    #expect(container.contentOffset.y == 205)
  }
}
