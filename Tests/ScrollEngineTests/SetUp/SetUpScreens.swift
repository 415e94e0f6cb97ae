@testable import ScrollEngine
import PageMaps
import TestSupport

@MainActor
final class SetUpScroll: SetUpScreen {
  private let view = ScrollView()
  override var root: ScrollView { view }

  override init(seed: UInt64) {
    super.init(seed: seed)
    let size = Size(width: 100 + length(300), height: 600 + length(600))
    let (view, content) = (view, View(frame: Rect(x: 0, y: 0, width: 50, height: 900)))
    callsOfAny()
    call("content size") { view.contentSize = size }
    call("content") { view.addSubview(content) }
    callOfOffset()
  }
}

/// A delegate that gives each row its own height.
@MainActor
final class SetUpHeights: TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double {
    30 + Double((path.row * 7 + path.section * 3) % 40)
  }
}

@MainActor
final class SetUpTable: SetUpScreen {
  private let view: TableView
  override var root: ScrollView { view }

  override init(seed: UInt64) {
    view = TableView(style: seed % 2 == 0 ? .plain : .grouped)
    super.init(seed: seed)
    callsOfAny()
    SetUpTable.fill(view, of: self, "")
    let path = IndexPath(row: dice(4), section: 0)
    let view = view
    if chance(30) {
      let position: TableView.ScrollPosition = [.top, .middle, .bottom][dice(3)]
      want("scroll to row", after: ["source"]) {
        view.scrollToRow(at: path, at: position, animated: false)
      }
    } else if chance(10) {
      want("scroll and select", after: ["source"]) {
        view.selectRow(at: path, animated: false, scrollPosition: .top)
      }
    }
    callOfOffset()
  }

  /// Adds the calls that set up a table, with names that begin with `prefix`.
  static func fill(_ view: TableView, of screen: SetUpScreen, _ prefix: String) {
    let source = CountedSource((0...screen.dice(3)).map { _ in 15 + screen.dice(20) })
    screen.kept.append(source)
    screen.call(prefix + "source") { view.dataSource = source }
    screen.call(prefix + "register") {
      view.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    }
    if screen.chance(50) {
      let height = 20 + screen.length(50)
      screen.call(prefix + "row height") { view.rowHeight = height }
    }
    if screen.chance(30) {
      let height = screen.chance(50) ? 0 : 10 + screen.length(80)
      screen.call(prefix + "estimate") { view.estimatedRowHeight = height }
    }
    if screen.chance(40) {
      let heights = SetUpHeights()
      screen.kept.append(heights)
      screen.call(prefix + "delegate") { view.delegate = heights }
    }
    if screen.chance(40) {
      let header = View(frame: Rect(x: 0, y: 0, width: 10, height: screen.length(120)))
      screen.call(prefix + "header") { view.tableHeaderView = header }
    }
    if screen.chance(20) {
      let footer = View(frame: Rect(x: 0, y: 0, width: 10, height: screen.length(120)))
      screen.call(prefix + "footer") { view.tableFooterView = footer }
    }
    if screen.chance(20) {
      let height = screen.length(30)
      screen.call(prefix + "headers") { view.sectionHeaderHeight = height }
    }
    if screen.chance(20) {
      let spacing = screen.length(8)
      screen.call(prefix + "spacing") { view.rowSpacing = spacing }
    }
    if screen.chance(20) {
      let inset = screen.inset(8)
      screen.call(prefix + "section inset") { view.sectionInset = inset }
    }
  }
}

@MainActor
final class SetUpCollection: SetUpScreen {
  private let view: CollectionView
  override var root: ScrollView { view }

  override init(seed: UInt64) {
    view = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
    super.init(seed: seed)
    callsOfAny()
    if chance(30), let flow = view.collectionViewLayout as? CollectionViewFlowLayout {
      axis = .horizontal
      call("direction") { flow.scrollDirection = .horizontal }
    }
    SetUpCollection.fill(view, of: self, "")
    let view = view
    if chance(30) {
      let path = IndexPath(item: dice(10), section: 0)
      let position: CollectionView.ScrollPosition = [.top, .centeredVertically, .bottom][dice(3)]
      want("scroll to item", after: ["source"]) {
        view.scrollToItem(at: path, at: position, animated: false)
      }
    }
    callOfOffset()
  }

  static func fill(_ view: CollectionView, of screen: SetUpScreen, _ prefix: String) {
    let source = CountedSource((0...screen.dice(3)).map { _ in 40 + screen.dice(40) })
    screen.kept.append(source)
    screen.call(prefix + "source") { view.dataSource = source }
    screen.call(prefix + "register") {
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        CollectionReusableView.self,
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        withReuseIdentifier: "title")
    }
    let kind = screen.dice(4)
    guard kind != 3, let flow = view.collectionViewLayout as? CollectionViewFlowLayout else {
      let other =
        screen.chance(50)
        ? CollectionViewListLayout() : CollectionViewGridLayout(columns: .fixed(2 + screen.dice(3)))
      screen.call(prefix + "layout") { view.collectionViewLayout = other }
      return
    }
    if screen.chance(60) {
      let size = Size(width: 20 + screen.length(60), height: 20 + screen.length(60))
      screen.call(prefix + "item size") { flow.itemSize = size }
    }
    if screen.chance(30) {
      screen.call(prefix + "estimate") { flow.estimatedItemSize = Size(width: 40, height: 33) }
    }
    if screen.chance(30) {
      let inset = screen.inset(20)
      screen.call(prefix + "section inset") { flow.sectionInset = inset }
    }
    if screen.chance(30) {
      screen.call(prefix + "headers") { flow.headerReferenceSize = Size(width: 9, height: 25) }
      if screen.chance(50) {
        screen.call(prefix + "pinned") { flow.sectionHeadersPinToVisibleBounds = true }
      }
    }
    if screen.chance(30) {
      let spacing = screen.length(20)
      screen.call(prefix + "spacing") { flow.minimumLineSpacing = spacing }
    }
  }
}

/// A stack of tables, collections and plain views.
@MainActor
final class SetUpStack: SetUpScreen {
  private let view: StackingScrollView
  override var root: ScrollView { view }

  init(seed: UInt64, in view: StackingScrollView) {
    self.view = view
    super.init(seed: seed)
    callsOfAny()
    if chance(20) {
      axis = .horizontal
      call("axis") { view.axis = .horizontal }
    }
    var last: String?
    for number in 0..<2 + dice(3) {
      let prefix = "\(number) "
      let child: View
      switch dice(4) {
      case 0:
        let height = 40 + length(300)
        child = View()
        call(prefix + "frame") { child.frame.size.height = height }
      case 1:
        let shelf = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
        SetUpCollection.fill(shelf, of: self, prefix)
        child = shelf
      default:
        let table = TableView()
        SetUpTable.fill(table, of: self, prefix)
        child = table
      }
      if let list = child as? ListView, chance(30) {
        let inset = inset(20)
        call(prefix + "inset") { list.contentInset = inset }
      }
      let add = { view.addArrangedSubview(child) }
      call(prefix + "add", after: last.map { [$0] } ?? [], make: add)
      last = prefix + "add"
    }
    if chance(40) {
      let spacing = length(20)
      call("spacing") { view.spacing = spacing }
    }
    // A large view leaves room for any offset.
    let high = View(frame: Rect(x: 0, y: 0, width: 900, height: 900))
    call("high", after: last.map { [$0] } ?? []) { view.addArrangedSubview(high) }
    callOfOffset()
  }
}

@MainActor
final class SetUpPages: SetUpScreen {
  private let view: PageMapView<Int>
  override var root: ScrollView { view }

  override init(seed: UInt64) {
    view = PageMapView(map: PageMap([[1, nil, 2], [3, 4, 5], [nil, 6, 7]]))
    super.init(seed: seed)
    let view = view
    let (frame, window) = (
      Rect(x: length(20), y: length(20), width: 200 + length(100), height: 300 + length(100)),
      window
    )
    call("frame") { view.frame = frame }
    call("window") { window.addSubview(view) }
    call("pages") { view.viewForPage = { _, used in used ?? View() } }
    if chance(40) {
      let size = Size(width: 100 + length(100), height: 100 + length(200))
      call("page size") { view.pageSize = size }
    }
    if chance(50) {
      let position = view.map.positions[dice(view.map.pageCount)]
      want("scroll to page") { view.scroll(to: position, animated: false) }
    }
  }

  override var complaint: String? { nil }
}
