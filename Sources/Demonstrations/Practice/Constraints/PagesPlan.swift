import SceneParts
import ScrollEngine

/// Pages in a row, each always as large as the frame of the scroll view.
final class PagesPlan: ConstraintPlan {
  private let row = Card("row", Palette.many[6])
  private var pages: [Card] = []
  /// The constraint between the last page and the end of the row.
  private var ending: LayoutConstraint?

  private static let most = 19

  init(count: Int) {
    super.init(TurningPager(), name: "pager", title: "Sizes from outside")
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceHorizontal = true
    scrollView.addSubview(row)
    bindEdgesToContent(row)
    hold(
      "height", row.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      lane: 240)
    for _ in 0..<count { add() }
  }

  override var cards: [Card] { pages }

  /// The page with the largest visible part.
  override var target: Card? {
    guard scrollView.bounds.width > 0 else { return pages.first }
    let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    return pages[min(max(page, 0), pages.count - 1)]
  }

  override func contradiction() -> LayoutConstraint? {
    target?.widthAnchor.constraint(equalToConstant: 150)
  }

  /// Adds a page at the end.
  override func add() {
    guard pages.count < Self.most else { return }
    let number = pages.count + 1
    let page = Card("page \(number)", Palette.many[number % 6])
    row.addSubview(page)
    let previous = pages.last?.trailingAnchor ?? row.leadingAnchor
    hold("leading", page.leadingAnchor.constraint(equalTo: previous), lane: 120)
    hold("top", page.topAnchor.constraint(equalTo: row.topAnchor), lane: 120)
    hold("bottom", page.bottomAnchor.constraint(equalTo: row.bottomAnchor), lane: 120)
    hold(
      "width", page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      lane: 80)
    pages.append(page)
    end()
  }

  /// Removes the last page.
  override func remove() {
    guard pages.count > 1, let page = pages.popLast() else { return }
    for shown in shown where shown.constraint.firstItem === page { drop(shown.constraint) }
    page.removeFromSuperview()
    end()
  }

  private func end() {
    guard let last = pages.last else { return }
    if let ending { drop(ending) }
    ending = hold(
      "end", last.trailingAnchor.constraint(equalTo: row.trailingAnchor), lane: 160)
  }
}
