import ScrollEngine
import TestSupport
import Testing

/// A value beyond a limit stops the program with a message that names the value.
@MainActor
@Suite("A limit of the engine")
struct LimitTests {
  /// A delegate that has a size for each row, and for each item.
  private final class Sizes: TableViewDelegate, CollectionViewDelegateFlowLayout {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 1 }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> Size { Size(width: 1, height: 1) }
  }

  private static func lay(_ source: EndlessSource, _ change: (TableView) -> Void = { _ in }) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    change(table)
    table.layoutIfNeeded()
  }

  private static func lay(
    _ source: EndlessSource, _ layout: CollectionViewLayout,
    _ change: (CollectionView) -> Void = { _ in }
  ) {
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    change(collection)
    collection.layoutIfNeeded()
  }

  private static func flow(_ size: Size) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  /// A misuse, and a part of the message with which it stops the program.
  struct Misuse: Sendable, Codable, CustomTestStringConvertible {
    let name: String
    let message: String

    var testDescription: String { name }
  }

  nonisolated static let misuses: [Misuse] = [
    .init(
      name: "rows",
      message: "TableView: section 0 has \(Int.max) rows; allowed: 0 to 4503599627370496"),
    .init(name: "fewRows", message: "TableView: section 0 has \(Int.min) rows; allowed: "),
    .init(
      name: "allRows",
      message: "TableView: there are 9007199254740992 rows up to section 1; allowed: "),
    .init(
      name: "sections", message: "TableView: the data source has \(Int.max) sections; allowed: "),
    .init(
      name: "rowHeight",
      message: "TableView: rowHeight has the height 1e+308; allowed: 0 to 112589990684"),
    .init(
      name: "estimate", message: "TableView: estimatedRowHeight has the height 1e+308; allowed: "),
    .init(name: "header", message: "TableView: tableHeaderView has the height 1e+300; allowed: "),
    .init(name: "rowSpacing", message: "TableView: rowSpacing is -1.0; allowed: "),
    .init(name: "hugeSpacing", message: "TableView: rowSpacing is inf; allowed: "),
    .init(name: "sectionInset", message: "TableView: sectionInset is EdgeInsets(top: 1e+308"),
    .init(
      name: "flatRows", message: "TableView: of the rows: more than 100000 are in sight at once"),
    .init(
      name: "items", message: "CollectionView: section 0 has \(Int.max) items; allowed: 0 to 4"),
    .init(
      name: "itemSections",
      message: "CollectionView: the data source has \(Int.max) sections; allowed: 0 to 1000000"),
    .init(
      name: "itemSize",
      message: "CollectionView: itemSize has the size 1e+308 x 10.0; allowed: 0 to 112589990684"),
    .init(
      name: "flatItems",
      message: "CollectionView: of the lines: more than 100000 are in sight at once"),
    .init(
      name: "thinItems",
      message: "CollectionView: of the items: more than 100000 are in sight at once"),
    .init(
      name: "contentSize",
      message: "contentSize Size(width: 0.0, height: 1e+308) of ScrollView is outside 0 to 11258999"
    ),
    .init(name: "negativeContent", message: "ScrollView: contentSize Size(width: -1.0"),
    .init(name: "contentInset", message: "is beyond 112589990"),
    .init(
      name: "allItems",
      message: "CollectionView: there are 9007199254740992 items up to section 1; allowed: "),
    .init(
      name: "longRows",
      message: "contentSize Size(width: 320.0, height: 2251799813685248.0) of TableView"),
    .init(
      name: "insertedSection",
      message: "TableView: section 1 has \(Int.max) rows; allowed: 0 to 4503599627370496"),
    .init(
      name: "insertedItems",
      message: "CollectionView: section 1 has \(Int.max) items; allowed: 0 to 4503599627370496"),
    .init(
      name: "askedRows",
      message: "TableView: the delegate is asked for 1099511627776 sizes; allowed: 0 to 1000"),
    .init(
      name: "askedItems",
      message: "CollectionView: the delegate is asked for 1099511627776 sizes; allowed: "),
    .init(
      name: "flatLine",
      message: "CollectionView: of the items: more than 100000 are in sight at once"),
    .init(
      name: "estimatedLine",
      message: "CollectionView: of the items: more than 100000 are in sight at once"),
    .init(
      name: "listedRows",
      message: "TableView: indexPathsForRows(from: 0.0, to: inf) would list 1099511627776; allowed"),
    .init(
      name: "listedItems",
      message: "size: Geometry.Size(width: 1e+300, height: 1e+300))) would list 1099511627776;"),
    .init(
      name: "preload",
      message: "ReuseQueue: cannot preload \(Int.max) cells of \"cell\"; allowed: 0 to 100000"),
    .init(
      name: "zoomScale", message: "ScrollView: minimumZoomScale nan is not finite and above zero"),
    .init(
      name: "maximumZoomScale",
      message: "ScrollView: maximumZoomScale 0.0 is not finite and above zero"),
    .init(name: "nested", message: "lies in more than 1000 views, each in the next one"),
    .init(name: "nestedAtOnce", message: "lies in more than 1000 views, each in the next one"),
    .init(
      name: "scrollingInCircle",
      message: "ScrollView: scrollViewDidScroll of Runaway, or a link, sets contentOffset of"),
    .init(
      name: "linkedInCircle", message: "ScrollView: a link sets contentOffset of ScrollView"),
  ]

  /// Moves the offset by another point whenever it is told of a scroll.
  private final class Runaway: ScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: ScrollView) { scrollView.contentOffset.y += 1 }
  }

  private static func commit(_ name: String) {
    switch name {
    case "rows": lay(EndlessSource(.max))
    case "fewRows": lay(EndlessSource(.min))
    case "allRows":
      let source = EndlessSource(1 << 52)
      source.sections = 2
      lay(source)
    case "sections":
      let source = EndlessSource(1)
      source.sections = .max
      lay(source)
    case "rowHeight": lay(EndlessSource(3)) { $0.rowHeight = 1e308 }
    case "estimate": lay(EndlessSource(3)) { $0.estimatedRowHeight = 1e308 }
    case "header":
      lay(EndlessSource(3)) {
        $0.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 1, height: 1e300))
      }
    case "rowSpacing": TableView().rowSpacing = -1
    case "hugeSpacing": TableView().rowSpacing = .infinity
    case "sectionInset": TableView().sectionInset.top = 1e308
    case "flatRows": lay(EndlessSource(1_000_000_000)) { $0.rowHeight = 1e-9 }
    case "items": lay(EndlessSource(.max), flow(Size(width: 10, height: 10)))
    case "itemSections":
      let source = EndlessSource(1)
      source.sections = .max
      lay(source, flow(Size(width: 10, height: 10)))
    case "itemSize": lay(EndlessSource(3), flow(Size(width: 1e308, height: 10)))
    case "flatItems": lay(EndlessSource(1_000_000_000), flow(Size(width: 320, height: 1e-9)))
    case "thinItems": lay(EndlessSource(1_000_000_000), flow(Size(width: 1e-9, height: 10)))
    case "contentSize": ScrollView().contentSize.height = 1e308
    case "negativeContent": ScrollView().contentSize.width = -1
    case "contentInset": ScrollView().contentInset.bottom = -1e308
    case "allItems":
      let source = EndlessSource(1 << 52)
      source.sections = 4_096
      lay(source, flow(Size(width: 10, height: 10)))
    case "longRows": lay(EndlessSource(1 << 51)) { $0.rowHeight = 1 }
    case "insertedSection":
      let source = EndlessSource(1)
      lay(source) { table in
        table.layoutIfNeeded()
        (source.sections, source.lastCount) = (2, .max)
        table.insertSections([1])
      }
    case "insertedItems":
      let source = EndlessSource(1)
      lay(source, flow(Size(width: 10, height: 10))) { collection in
        collection.layoutIfNeeded()
        (source.sections, source.lastCount) = (2, .max)
        collection.insertSections([1])
      }
    case "askedRows":
      let sizes = Sizes()
      lay(EndlessSource(1 << 40)) {
        $0.estimatedRowHeight = 0
        $0.delegate = sizes
      }
    case "askedItems":
      let sizes = Sizes()
      lay(EndlessSource(1 << 40), flow(.zero)) { $0.delegate = sizes }
    case "flatLine": lay(EndlessSource(1 << 40), flow(Size(width: 0, height: 10)))
    case "estimatedLine":
      let layout = flow(.zero)
      layout.estimatedItemSize = Size(width: 0, height: 10)
      lay(EndlessSource(1 << 40), layout)
    case "listedRows":
      lay(EndlessSource(1 << 40)) { _ = $0.indexPathsForRows(from: 0, to: .infinity) }
    case "listedItems":
      lay(EndlessSource(1 << 40), flow(Size(width: 320, height: 10))) {
        $0.layoutIfNeeded()
        _ = $0.collectionViewLayout.layoutAttributesForElements(
          in: Rect(x: 0, y: 0, width: 1e300, height: 1e300))
      }
    case "preload":
      let queue = ReuseQueue()
      queue.setMaximumQueued(.max, forIdentifier: "cell")
      queue.preload(count: .max, withIdentifier: "cell") { TableViewCell() }
    case "zoomScale": ScrollView().minimumZoomScale = .nan
    case "maximumZoomScale": ScrollView().maximumZoomScale = 0
    case "nested":
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      var innermost: View = window
      for _ in 0..<5_000 {
        let view = View(frame: window.bounds)
        innermost.addSubview(view)
        innermost = view
      }
      window.layoutIfNeeded()
    case "nestedAtOnce":
      var outermost = View()
      for _ in 0..<5_000 {
        let view = View()
        view.addSubview(outermost)
        outermost = view
      }
      Window(frame: .zero).addSubview(outermost)
    case "scrollingInCircle":
      let (view, delegate) = (ScrollView(), Runaway())
      view.delegate = delegate
      view.contentOffset.y = 1
    case "linkedInCircle":
      let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      view.linkProgress(along: .vertical) { _ in view.contentOffset.y += 1 }
      view.contentOffset.y = 1
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
