import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("Code in UIKit's spelling")
struct UIKitNamesTests {
  let screen = PlanetsScreen()

  init() { screen.viewDidLoad() }

  var names: [String] {
    screen.tableView.visibleCells.compactMap { ($0 as? PlanetCell)?.nameLabel.text }
  }

  @Test("compiles, and shows the rows that one can see")
  func rows() {
    #expect(names == ["Mercury", "Venus", "Earth", "Mars", "Jupiter"])
    #expect(screen.tableView.contentSize == CGSize(width: 320, height: 9 * 44))
    let label = (screen.tableView.visibleCells.first as? PlanetCell)?.nameLabel
    #expect(label?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("scrolls, reuses its cells and asks for the heights it was given")
  func scrolling() {
    screen.tableView.contentOffset = CGPoint(x: 0, y: 190)
    screen.window.layoutIfNeeded()
    #expect(names == ["Jupiter", "Saturn", "Uranus", "Neptune"])
    let jupiter = screen.tableView.rectForRow(at: IndexPath(row: 4, section: 0))
    #expect(jupiter == CGRect(x: 0, y: 176, width: 320, height: 88))
    let statistics = screen.tableView.reuseQueue.statistics(forIdentifier: "planet")
    #expect(statistics.created == 5 && statistics.reused == 3)
  }

  @Test("is told which row was tapped")
  func selection() {
    let finger = InputEvent.Pointer(at: CGPoint(x: 100, y: 60), device: .touch, isPressed: true)
    screen.window.router.handle(InputEvent(time: 0, .pointerDown(finger)))
    screen.window.router.handle(InputEvent(time: 0.1, .pointerUp(finger)))
    #expect(screen.chosen == "Venus")
  }

  @Test("selects rows, and shows a cell that is selected as it likes")
  func selecting() {
    final class StarCell: UITableViewCell {
      var stars = 0
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        stars = selected ? 1 : 0
      }
    }
    let table = screen.tableView
    table.allowsMultipleSelection = true
    table.selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .bottom)
    table.selectRow(at: IndexPath(row: 6, section: 0), animated: true, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    #expect(names.last == "Neptune")
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [6, 7])
    table.deselectRow(at: IndexPath(row: 6, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow?.row == 7 && screen.chosen == nil)
    let cell = StarCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.stars == 1 && cell.isHighlighted)
  }

  @Test("is told which rows will be needed soon")
  func prefetching() {
    #expect(screen.prefetched == ["Saturn", "Uranus", "Neptune"])
    screen.tableView.isPrefetchingEnabled = false
  }

  @Test("may leave out whatever it does not care about")
  func defaults() {
    final class Indifferent: UITableViewDelegate {}
    let delegate = Indifferent()
    screen.tableView.delegate = delegate
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.contentSize.height == 8 * 44)
    #expect(names.count == 5)
  }

  @Test("watches gestures and scrolls what it likes")
  func gesturesAndScrollViews() {
    final class Watcher: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let watcher = Watcher()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.contentSize = CGSize(width: 10, height: 100)
    scrollView.delegate = watcher
    scrollView.addGestureRecognizer(UITapGestureRecognizer())
    let recognizers: [UIGestureRecognizer]? = scrollView.gestureRecognizers
    #expect(recognizers?.first is UIPanGestureRecognizer && recognizers?.count == 2)
    scrollView.contentOffset.y = 5
    #expect(watcher.offsets == [5])
    let view: UIView = UILabel()
    #expect(view.frame == .zero)
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont(.words, size: 12, weight: .bold))
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .medium).family == .numbers)
  }
}
