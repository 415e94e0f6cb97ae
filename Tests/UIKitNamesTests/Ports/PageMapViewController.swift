import UIKitNames

/// A map of pages with holes, which moves by one page along one axis at a time.
final class PageMapViewController: UIViewController, UIScrollViewDelegate {
  static let pageSize = CGSize(width: 200, height: 300)

  let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: pageSize))
  private let map: [[String?]] = [
    ["1", nil, "2"],
    ["3", "4", "5"],
    [nil, "6", "7"],
    [nil, nil, "8"],
  ]
  private(set) var currentPage = IndexPath(item: 0, section: 0)

  var currentTitle: String? { return map[currentPage.section][currentPage.item] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    let size = PageMapViewController.pageSize
    scrollView.contentSize = CGSize(width: 3 * size.width, height: 4 * size.height)
    scrollView.bounces = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for (row, titles) in map.enumerated() {
      for (column, title) in titles.enumerated() {
        guard let title = title else { continue }
        let frame = CGRect(
          x: CGFloat(column) * size.width, y: CGFloat(row) * size.height,
          width: size.width, height: size.height)
        let label = UILabel(frame: frame.insetBy(dx: 10, dy: 10))
        label.text = title
        label.textAlignment = .center
        label.backgroundColor = .white
        scrollView.addSubview(label)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func hasPage(column: Int, row: Int) -> Bool {
    guard map.indices.contains(row), map[row].indices.contains(column) else { return false }
    return map[row][column] != nil
  }

  private func offset(of page: IndexPath) -> CGPoint {
    return CGPoint(
      x: CGFloat(page.item) * PageMapViewController.pageSize.width,
      y: CGFloat(page.section) * PageMapViewController.pageSize.height)
  }

  /// Whether all pages that are visible at an offset exist.
  private func isAccessible(_ offset: CGPoint) -> Bool {
    let x = offset.x / PageMapViewController.pageSize.width
    let y = offset.y / PageMapViewController.pageSize.height
    for column in Set([Int(x.rounded(.down)), Int(x.rounded(.up))]) {
      for row in Set([Int(y.rounded(.down)), Int(y.rounded(.up))]) {
        if !hasPage(column: column, row: row) { return false }
      }
    }
    return true
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = offset(of: currentPage)
    var constrained = scrollView.contentOffset
    if abs(constrained.x - page.x) < abs(constrained.y - page.y) {
      constrained.x = page.x
    } else {
      constrained.y = page.y
    }
    if !isAccessible(constrained) { constrained = page }
    if constrained != scrollView.contentOffset { scrollView.contentOffset = constrained }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = offset(of: currentPage)
    let way = CGPoint(
      x: scrollView.contentOffset.x - page.x, y: scrollView.contentOffset.y - page.y)
    var target = currentPage
    if abs(way.x) > abs(way.y), abs(velocity.x) >= 0.1 {
      target.item += velocity.x > 0 ? 1 : -1
    } else if abs(way.y) > abs(way.x), abs(velocity.y) >= 0.1 {
      target.section += velocity.y > 0 ? 1 : -1
    }
    if !hasPage(column: target.item, row: target.section) { target = currentPage }
    targetContentOffset.pointee = offset(of: target)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  private func settle() {
    let size = PageMapViewController.pageSize
    currentPage = IndexPath(
      item: Int((scrollView.contentOffset.x / size.width).rounded()),
      section: Int((scrollView.contentOffset.y / size.height).rounded()))
  }
}
