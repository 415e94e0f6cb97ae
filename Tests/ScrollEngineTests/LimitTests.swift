import ScrollEngine
import TestSupport
import Testing

/// Each limit stops the program where it is overstepped, with the value.
@MainActor
@Suite("A limit of the engine")
struct LimitTests {
  /// A table of equal rows, a number of them that no data source of an array could have.
  private final class Endless: TableViewDataSource, CollectionViewDataSource {
    var sections = 1
    var count: Int

    init(_ count: Int) { self.count = count }

    func numberOfSections(in tableView: TableView) -> Int { sections }
    func numberOfSections(in collectionView: CollectionView) -> Int { sections }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private static func lay(_ source: Endless, _ change: (TableView) -> Void = { _ in }) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    change(table)
    table.layoutIfNeeded()
  }

  private static func lay(_ source: Endless, _ layout: CollectionViewLayout) {
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
  }

  private static func flow(_ size: Size) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// A misuse, and what is said about it.
  struct Misuse: Sendable, Codable, CustomTestStringConvertible {
    let name: String
    let message: String

    var testDescription: String { name }
  }

  nonisolated static let misuses: [Misuse] = [
    .init(
      name: "rows",
      message: "TableView: section 0 has \(Int.max) rows; allowed are 0 to 9007199254740992"),
    .init(name: "fewRows", message: "TableView: section 0 has \(Int.min) rows; allowed are"),
    .init(
      name: "allRows",
      message: "TableView: there are 9007199254740992 rows up to section 1; allowed are"),
    .init(
      name: "sections", message: "TableView: the data source has \(Int.max) sections; allowed are"),
    .init(
      name: "rowHeight",
      message: "TableView: rowHeight has the height 1e+308; allowed are 0 to 90071992547"),
    .init(
      name: "estimate", message: "TableView: estimatedRowHeight has the height 1e+308; allowed are"),
    .init(name: "header", message: "TableView: tableHeaderView has the height 1e+300; allowed are"),
    .init(name: "rowSpacing", message: "TableView: rowSpacing is -1.0; allowed are"),
    .init(name: "hugeSpacing", message: "TableView: rowSpacing is inf; allowed are"),
    .init(name: "sectionInset", message: "TableView: sectionInset is EdgeInsets(top: 1e+308"),
    .init(
      name: "flatRows", message: "TableView: of the rows: more than 100000 are in sight at once"),
    .init(
      name: "items", message: "CollectionView: section 0 has \(Int.max) items; allowed are 0 to 9"),
    .init(
      name: "itemSections",
      message: "CollectionView: the data source has \(Int.max) sections; allowed are 0 to 2"),
    .init(
      name: "itemSize",
      message: "CollectionView: itemSize has the size 1e+308 x 10.0; allowed are 0 to 90071992547"),
    .init(
      name: "flatItems",
      message: "CollectionView: of the lines: more than 100000 are in sight at once"),
    .init(
      name: "thinItems",
      message: "CollectionView: of the items: more than 100000 are in sight at once"),
    .init(
      name: "contentSize",
      message: "ScrollView: contentSize Size(width: 0.0, height: 1e+308) is outside 0 to 1e+100"
    ),
    .init(name: "negativeContent", message: "ScrollView: contentSize Size(width: -1.0"),
    .init(name: "contentInset", message: "is beyond 1e+100 points"),
    .init(
      name: "zoomScale", message: "ScrollView: minimumZoomScale nan is not finite and above zero"),
    .init(
      name: "maximumZoomScale",
      message: "ScrollView: maximumZoomScale 0.0 is not finite and above zero"),
  ]

  private static func commit(_ name: String) {
    switch name {
    case "rows": lay(Endless(.max))
    case "fewRows": lay(Endless(.min))
    case "allRows":
      let source = Endless(1 << 52)
      source.sections = 2
      lay(source)
    case "sections":
      let source = Endless(1)
      source.sections = .max
      lay(source)
    case "rowHeight": lay(Endless(3)) { $0.rowHeight = 1e308 }
    case "estimate": lay(Endless(3)) { $0.estimatedRowHeight = 1e308 }
    case "header":
      lay(Endless(3)) {
        $0.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 1, height: 1e300))
      }
    case "rowSpacing": TableView().rowSpacing = -1
    case "hugeSpacing": TableView().rowSpacing = .infinity
    case "sectionInset": TableView().sectionInset.top = 1e308
    case "flatRows": lay(Endless(1_000_000_000)) { $0.rowHeight = 1e-9 }
    case "items": lay(Endless(.max), flow(Size(width: 10, height: 10)))
    case "itemSections":
      let source = Endless(1)
      source.sections = .max
      lay(source, flow(Size(width: 10, height: 10)))
    case "itemSize": lay(Endless(3), flow(Size(width: 1e308, height: 10)))
    case "flatItems": lay(Endless(1_000_000_000), flow(Size(width: 320, height: 1e-9)))
    case "thinItems": lay(Endless(1_000_000_000), flow(Size(width: 1e-9, height: 10)))
    case "contentSize": ScrollView().contentSize.height = 1e308
    case "negativeContent": ScrollView().contentSize.width = -1
    case "contentInset": ScrollView().contentInset.bottom = -1e308
    case "zoomScale": ScrollView().minimumZoomScale = .nan
    case "maximumZoomScale": ScrollView().maximumZoomScale = 0
    default: break
    }
  }

  @Test("stops the program that oversteps it, with the value", arguments: misuses)
  func stops(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = misuse.name as String] in
      await MainActor.run { LimitTests.commit(name) }
    }
    #expect(lastWords(result).contains(misuse.message), "\(lastWords(result).suffix(400))")
  }
}
