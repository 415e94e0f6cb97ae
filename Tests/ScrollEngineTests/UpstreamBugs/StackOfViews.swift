import ScrollEngine

/// A container of 100 by 100 points in a window, and children to put into it.
@MainActor
final class StackOfViews {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private(set) var layouts = 0
  /// Data sources, which only this object retains.
  private var sources: [AnyObject] = []

  init() {
    window.addSubview(container)
    container.onLayout = { [unowned self] _ in layouts += 1 }
  }

  func scrolling(_ height: Double) -> ScrollView {
    let view = ScrollView()
    view.contentSize = Size(width: 100, height: height)
    container.addArrangedSubview(view)
    return view
  }

  func plain(_ height: Double) -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: height))
    container.addArrangedSubview(view)
    return view
  }

  /// Adds a table with `count` rows of 20 points.
  func table(_ count: Int, style: TableView.Style = .plain) -> (rows: NamedRows, table: TableView) {
    let rows = NamedRows(count)
    sources.append(rows)
    let table = rows.table(style: style)
    container.addArrangedSubview(table)
    return (rows, table)
  }

  /// Adds a collection with `count` items of 20 by 20 points, five in a line.
  func collection(_ count: Int) -> CollectionView {
    let items = NamedItems(count)
    sources.append(items)
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let collection = items.collection(layout, width: 0, height: 0)
    container.addArrangedSubview(collection)
    return collection
  }

  func scroll(to y: Double) {
    container.contentOffset.y = y
    layOut()
  }

  func layOut() {
    window.layoutIfNeeded()
    container.checkInvariants()
  }

  /// Lets time pass until nothing moves any more, at most ten seconds.
  func settle() {
    for _ in 0..<600 {
      if window.advance(to: window.now + 1.0 / 60) == nil { return }
    }
  }

  /// Where the coordinate `y` of a child's content is in the window, in points.
  func seen(_ y: Double, of view: View) -> Double { view.convert(Point(x: 0, y: y), to: window).y }
}

/// A view around a scroll view, as a web view is.
final class WebLikeView: View, ScrollViewProviding {
  let scrollView = ScrollView()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(scrollView)
  }
}

extension [View] {
  func isSame(as other: [View]) -> Bool { elementsEqual(other, by: ===) }
}
