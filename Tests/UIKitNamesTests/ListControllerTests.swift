import Testing
import UIKitNames

@MainActor
@Suite("A controller written for UIKit that shows a list")
struct ListControllerTests {
  final class Cities: UITableViewController {
    let names = ["Bonn", "Köln", "Trier"]
    var chosen: String?
    var offsets: [CGFloat] = []
    var displayed: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.estimatedRowHeight = 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.selectionStyle = .none
      cell.tag = 100 + indexPath.row
      return cell
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.row == 0 ? 60 : 40
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      "Cities"
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      displayed.append(indexPath.row)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen = names[indexPath.row]
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }

    var asked: [String] = []

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      asked.append("leading \(indexPath.row)")
      return UISwipeActionsConfiguration()
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      asked.append("trailing \(indexPath.row)")
      return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append("menu \(indexPath.row)")
      return nil
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked.append("index")
      return super.sectionIndexTitles(for: tableView)
    }

    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("is the data source and the delegate of its table, which is its view")
  func table() {
    let cities = Cities()
    window.rootViewController = cities
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(cities.view === cities.tableView && cities.tableView.style == .plain)
    #expect(cities.tableView.contentSize == CGSize(width: 200, height: 28 + 60 + 40 + 40))
    #expect(cities.displayed == [0, 1])
    cities.tableView.contentOffset.y = 68
    window.layoutIfNeeded()
    #expect(cities.offsets == [68] && cities.displayed == [0, 1, 2])
    let trier = window.viewWithTag(102) as? UITableViewCell
    #expect(trier?.textLabel?.text == "Trier")
    #expect(window.viewWithTag(0) === window && window.viewWithTag(7) == nil)
    Finger(on: window).tap(CGPoint(x: 50, y: 80))
    #expect(cities.chosen == "Trier")
  }

  @Test("asks its own methods for swipe actions, menus and the index")
  func overrides() {
    let cities = Cities()
    window.rootViewController = cities
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 150, y: 50), by: CGPoint(x: -60, y: 0))
    finger.drag(from: CGPoint(x: 50, y: 50), by: CGPoint(x: 60, y: 0))
    finger.hold(CGPoint(x: 50, y: 50))
    #expect(Set(cities.asked) == ["index", "trailing 0", "leading 0", "menu 0"])
  }

  @Test("takes the selection back when it comes on screen again, unless told otherwise")
  func selection() {
    let cities = Cities(style: .grouped)
    #expect(cities.tableView.style == .grouped)
    for clears in [true, false] {
      cities.clearsSelectionOnViewWillAppear = clears
      window.rootViewController = cities
      window.layoutIfNeeded()
      cities.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      window.rootViewController = UIViewController()
      window.layoutIfNeeded()
      window.rootViewController = cities
      window.layoutIfNeeded()
      #expect((cities.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test("may bring a table of its own")
  func ownTable() {
    final class Own: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: .zero, style: .grouped)
      }
    }
    let own = Own()
    window.rootViewController = own
    window.layoutIfNeeded()
    #expect(own.tableView === own.view && own.tableView.style == .grouped)
    #expect(own.tableView.dataSource === own && own.tableView.delegate === own)
  }

  final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var chosen: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      12
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: indexPath.item == 0 ? 200 : 95, height: 50)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      chosen = indexPath.item
    }
  }

  @Test("is the data source and the delegate of its collection, which fills its view")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let tiles = Tiles(collectionViewLayout: layout)
    window.rootViewController = tiles
    window.layoutIfNeeded()
    #expect(tiles.collectionView.superview === tiles.view && tiles.view.subviews.count == 1)
    #expect(tiles.collectionView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(tiles.collectionView.contentSize.height == 50 + 6 * 50)
    #expect(tiles.collectionView.visibleCells.count == 3)
    Finger(on: window).tap(CGPoint(x: 150, y: 75))
    #expect(tiles.chosen == 2)
    window.frame.size.height = 150
    window.layoutIfNeeded()
    #expect(tiles.collectionView.frame.height == 150)
  }

  // MARK: Headers

  /// Headers and footers as views only, as one writes them when all heights are automatic.
  final class Chapters: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard section != 1 else { return nil }
      let label = UILabel()
      label.text = "Chapter \(section)"
      return label
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      guard section == 2 else { return nil }
      asked += 1
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "end")
    }
  }

  @Test("shows the headers and footers of which it was given only the views, and makes none twice")
  func automaticHeaders() {
    let chapters = Chapters()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    table.dataSource = chapters
    table.delegate = chapters
    window.addSubview(table)
    window.layoutIfNeeded()
    let labels = table.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Chapter 0", "Chapter 2"])
    // Sections without a header or a footer have space in its place.
    let tops: [Double] = [0, 28 + 44 + 18 + 18 + 44 + 18]
    #expect(labels.map { Double($0.frame.minY) } == tops)
    #expect(labels.first?.frame.height == 28)
    let height: Double = 3 * 44 + 3 * 28 + 3 * 18
    #expect(Double(table.contentSize.height) == height)
    let ends = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    #expect(ends.map(\.instanceNumber) == [1] && ends.first?.frame.maxY == table.contentSize.height)
    #expect(chapters.asked > 0)
  }
}
