import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("A screen written for UIKit, of which only the import was changed,")
struct PortTests {
  func window(_ root: UIViewController, width: CGFloat, height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  // MARK: Two tables

  func rows(_ tableView: UITableView) -> [Int] {
    (tableView.indexPathsForVisibleRows ?? []).map(\.row)
  }

  @Test(
    "shows two tables as one, with cells for the rows in sight and no others",
    arguments: [
      (0.0, CGRect(x: 0, y: 0, width: 320, height: 568), 0..<8, 0..<0),
      (300, CGRect(x: 0, y: 300, width: 320, height: 348), 4..<9, 0..<5),
      (656, CGRect(x: 0, y: 648, width: 320, height: 0), 0..<0, 0..<12),
    ])
  func twoTables(offset: CGFloat, frame: CGRect, first: Range<Int>, second: Range<Int>) {
    let screen = TwoTablesViewController()
    let window = window(screen, width: 320, height: 568)
    let container = screen.containerScrollView
    #expect(container.contentSize == CGSize(width: 320, height: 9 * 72 + 12 * 48))
    container.contentOffset = CGPoint(x: 0, y: offset)
    window.layoutIfNeeded()
    #expect(rows(screen.firstTable) == Array(first))
    #expect(rows(screen.secondTable) == Array(second))
    if !first.isEmpty { #expect(screen.firstTable.frame == frame) }
    let texts = screen.firstTable.visibleCells.compactMap { $0.textLabel?.text }
    #expect(texts == first.map { "Row \($0)" })
  }

  @Test("scrolls both tables under one finger")
  func twoTablesDragged() {
    let screen = TwoTablesViewController()
    let window = window(screen, width: 320, height: 568)
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -300))
    #expect(screen.containerScrollView.contentOffset.y == 300)
    #expect(screen.firstTable.contentOffset.y == 300 && screen.secondTable.contentOffset.y == 0)
    finger.flick(from: CGPoint(x: 160, y: 500), by: CGPoint(x: 0, y: -400))
    #expect(screen.containerScrollView.contentOffset.y == 9 * 72 + 12 * 48 - 568)
    #expect(rows(screen.secondTable).last == 11)
  }

  // MARK: A map of pages

  @Test("goes through a map of pages, and not where there is none")
  func pageMap() {
    let screen = PageMapViewController()
    let window = window(screen, width: 320, height: 480)
    let finger = Finger(on: window)
    let middle = CGPoint(x: 160, y: 240)
    let left = CGPoint(x: -80, y: 0)
    let right = CGPoint(x: 80, y: 0)
    let up = CGPoint(x: 0, y: -120)
    let down = CGPoint(x: 0, y: 120)
    #expect(screen.scrollView.frame == CGRect(x: 60, y: 90, width: 200, height: 300))
    var titles = [screen.currentTitle]
    // Page 1 has no page on its right, and page 6 none on its left; the path is 1, 3, 4, 6, 7, 8.
    for way in [left, up, left, up, right, left, up, up, down] {
      finger.flick(from: middle, by: way)
      titles.append(screen.currentTitle)
      let page = screen.currentPage
      #expect(
        screen.scrollView.contentOffset
          == CGPoint(x: 200 * CGFloat(page.item), y: 300 * CGFloat(page.section)))
    }
    #expect(titles == ["1", "1", "3", "4", "6", "6", "7", "8", "8", "7"])
  }

  @Test("keeps to one axis of the map while a finger goes askew")
  func pageMapAxis() {
    let screen = PageMapViewController()
    let window = window(screen, width: 320, height: 480)
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: -40, y: -80), frames: 10)
    #expect(screen.scrollView.contentOffset.x == 0)
    #expect(screen.scrollView.contentOffset.y > 60)
    finger.up()
    finger.settle()
    #expect(screen.currentTitle == "3")
  }

  // MARK: A lazy table

  final class Loader: PictureLoading {
    var rows: [Int] = []
    private var completions: [(row: Int, call: @MainActor (UIColor) -> Void)] = []

    func load(_ row: Int, completion: @escaping @MainActor (UIColor) -> Void) {
      rows.append(row)
      completions.append((row, completion))
    }

    /// Lets all requested pictures arrive.
    func finish() {
      let arrived = completions
      completions = []
      for (row, call) in arrived { call(UIColor(white: CGFloat(row % 256) / 255, alpha: 1)) }
    }
  }

  @Test("loads what is in sight at first, and what a dragging finger brings into sight")
  func lazyDrag() {
    let loader = Loader()
    let screen = LazyTableViewController(loader: loader)
    let window = window(screen, width: 320, height: 480)
    #expect(loader.rows == [0, 1, 2, 3, 4])
    loader.finish()
    let cell = screen.tableView.cellForRow(at: IndexPath(row: 4, section: 0)) as? PictureCell
    #expect(cell?.pictureView.backgroundColor == UIColor(white: 4.0 / 255, alpha: 1))
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -250))
    #expect(screen.tableView.contentOffset.y == 250)
    #expect(loader.rows == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test("loads the rows a flick will come to rest at, and none of those it flies past")
  func lazyFlick() {
    let loader = Loader()
    let screen = LazyTableViewController(loader: loader)
    let window = window(screen, width: 320, height: 480)
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 160, y: 440), by: CGPoint(x: 0, y: -400), frames: 5)
    let dragged = Set(loader.rows)
    finger.up()
    #expect(screen.tableView.isDecelerating)
    finger.settle()
    let resting = Set((screen.tableView.indexPathsForVisibleRows ?? []).map(\.row))
    let flown = screen.tableView.reuseQueue.statistics(
      forIdentifier: PictureCell.reuseIdentifier
    ).dequeued
    #expect(resting.isDisjoint(with: dragged))
    #expect(Set(loader.rows) == dragged.union(resting))
    #expect(loader.rows.count == dragged.count + resting.count)
    // Far more rows have been visible than were loaded.
    #expect(flown > 2 * loader.rows.count)
    loader.finish()
    let pictures = screen.tableView.visibleCells.compactMap {
      ($0 as? PictureCell)?.pictureView.backgroundColor
    }
    #expect(pictures.count == resting.count)
  }

  // MARK: A stack of controllers

  @Test("stacks controllers, and has cells only for the rows in sight of the one with a table")
  func film() {
    let screen = FilmViewController()
    let window = window(screen, width: 320, height: 600)
    let container = screen.containerScrollView
    #expect(container.contentSize == CGSize(width: 320, height: 200 + 1300 + 120 + 100))
    #expect(screen.cast.tableView.frame == CGRect(x: 0, y: 0, width: 288, height: 350))
    #expect(rows(screen.cast.tableView) == Array(0...5))
    let finger = Finger(on: window)
    finger.drag(from: CGPoint(x: 160, y: 550), by: CGPoint(x: 0, y: -500))
    #expect(container.contentOffset.y == 500)
    #expect(rows(screen.cast.tableView) == Array(4...14))
    finger.flick(from: CGPoint(x: 160, y: 550), by: CGPoint(x: 0, y: -500), frames: 4)
    #expect(container.contentOffset.y == 1120)
    let names = screen.cast.tableView.visibleCells.compactMap { $0.textLabel?.text }
    #expect(names == (15...20).map { "Actor \($0)" })
    #expect(screen.cast.tableView.reuseQueue.statistics(forIdentifier: "Name").created <= 12)
    #expect(screen.cast.visits == [true])
    #expect(screen.visibleViewControllers.count == 3)
    // A horizontal drag scrolls the shelf, and leaves the page where it is.
    let shelf = screen.shelf.collectionView
    finger.drag(from: CGPoint(x: 200, y: 440), by: CGPoint(x: -100, y: 0))
    #expect(shelf.contentOffset.x == 100 && container.contentOffset.y == 1120)
    #expect(shelf.visibleCells.count == 4)
  }

  @Test("hides a controller of the stack while those below it follow")
  func filmShelf() {
    let screen = FilmViewController()
    let window = window(screen, width: 320, height: 600)
    let container = screen.containerScrollView
    container.contentOffset.y = 1120
    window.layoutIfNeeded()
    screen.toggleShelf()
    Finger(on: window).settle()
    #expect(container.contentSize.height == 1600 && container.contentOffset.y == 1000)
    #expect(screen.foot.view.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 500))
    container.contentOffset.y = 0
    window.layoutIfNeeded()
    screen.scrollToViewController(screen.foot, at: .end, animated: false)
    #expect(container.contentOffset.y == 1000 && screen.visibleFraction(of: screen.foot) == 1)
    screen.remove(screen.cast)
    window.layoutIfNeeded()
    #expect(container.contentSize.height == 300 && screen.cast.visits == [true, false])
  }

  @Test("goes away with all it holds")
  func ownership() {
    weak var screen: UIViewController?
    weak var lazyScreen: UIViewController?
    let loader = Loader()
    do {
      let tables = TwoTablesViewController()
      _ = window(tables, width: 320, height: 480)
      screen = tables
      let lazy = LazyTableViewController(loader: loader)
      _ = window(lazy, width: 320, height: 480)
      lazyScreen = lazy
    }
    #expect(screen == nil && lazyScreen == nil)
    loader.finish()
  }
}
