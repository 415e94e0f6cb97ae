import SceneParts
import ScrollEngine
import TestSupport

/// A stack of coloured lists and views that changes at random, in the same way for each kind of
/// container.
@MainActor
final class PaintedStack: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  CollectionViewDelegateFlowLayout
{
  static let viewport = Size(width: 160, height: 120)

  let window = Window(frame: Rect(origin: .zero, size: PaintedStack.viewport))
  private let container: StackingScrollView
  private var numbers: RandomNumbers
  private var views: [View] = []
  /// Heights of rows and thicknesses of items by the view they are in, in points.
  private var lengths: [ObjectIdentifier: [Double]] = [:]
  private var lastColor: UInt32 = 0

  init(_ container: StackingScrollView, axis: Axis, seed: UInt64) {
    self.container = container
    numbers = RandomNumbers(seed: seed)
    container.frame = window.bounds
    container.axis = axis
    container.backgroundColor = Color(0xE0E0E0)
    container.showsVerticalScrollIndicator = false
    container.showsHorizontalScrollIndicator = false
    window.addSubview(container)
    for kind in 0..<8 { insert(kind) }
    window.layoutIfNeeded()
  }

  /// Whether some lengths are so large that one row may fill the viewport.
  private var isHuge: Bool { numbers.kind == .huge || numbers.kind == .mixed }

  /// The least number of different pictures in `steps` steps: fewer if one row may fill the
  /// viewport, or if almost nothing is visible.
  func fewestPictures(in steps: Int) -> Int {
    if isHuge { return steps / 4 }
    return numbers.kind == .tiny ? steps / 2 : steps * 3 / 4
  }

  private func length(_ limit: Double) -> Double { min(numbers.number(in: 0...limit), limit) }

  /// The length of a row, an item or a view; it may exceed the viewport.
  private func contentLength(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }

  private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers.random) }

  private func inset(_ limit: Double) -> EdgeInsets {
    EdgeInsets(top: length(limit), left: length(limit), bottom: length(limit), right: length(limit))
  }

  private func nextColor() -> Color {
    lastColor += 1
    return color(lastColor * 37)
  }

  private func color(_ number: UInt32) -> Color {
    Color((number &* 0x9E_3779 &+ 0x40_2010) & 0xFF_FFFF)
  }

  // MARK: Changes

  private func insert(_ kind: Int) {
    let frame = Rect(
      origin: .zero, size: Size(width: contentLength(10...70), height: contentLength(10...70)))
    let view: View
    switch kind % 4 {
    case 0: view = View(frame: frame)
    case 1:
      let table = TableView(frame: frame, style: .grouped)
      // With estimates, a table at full length would measure other rows than one that is cut.
      (table.rowHeight, table.estimatedRowHeight) = (44, 0)
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      view = table
    case 2:
      let layout = CollectionViewFlowLayout()
      layout.scrollDirection = below(3) > 0 ? container.axis : .horizontal
      layout.minimumLineSpacing = length(4)
      layout.minimumInteritemSpacing = length(4)
      let list = CollectionView(frame: frame, collectionViewLayout: layout)
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view = list
    default:
      let scroller = ScrollView(frame: frame)
      scroller.contentSize = Size(width: 200, height: 200)
      let patch = View(frame: Rect(x: 20, y: 30, width: 90, height: 120))
      patch.backgroundColor = nextColor()
      scroller.addSubview(patch)
      view = scroller
    }
    view.backgroundColor = nextColor()
    view.identifier = "\(lastColor)"
    lengths[ObjectIdentifier(view)] = (0..<below(14)).map { _ in contentLength(4...34) }
    (view as? TableView)?.dataSource = self
    (view as? TableView)?.delegate = self
    (view as? CollectionView)?.dataSource = self
    (view as? CollectionView)?.delegate = self
    (view as? ScrollView)?.showsVerticalScrollIndicator = false
    (view as? ScrollView)?.showsHorizontalScrollIndicator = false
    let index = below(views.count + 1)
    views.insert(view, at: index)
    container.insertArrangedSubview(view, at: index)
  }

  /// Makes a random change, and scrolls to a random offset.
  func step() {
    let view = views[below(views.count)]
    switch below(12) {
    case 0: view.isHidden.toggle()
    case 1:
      let inset = inset(12)
      guard let scroller = view as? ScrollView else { break }
      scroller.contentInset = inset
      // A scroll view before its first layout starts below the inset; the others keep their offset.
      scroller.contentOffset = Point(x: -inset.left, y: -inset.top)
    case 2: container.setMargins(inset(8), for: view)
    case 3: container.setCustomSpacing(length(10), after: view)
    case 4: container.spacing = length(8)
    case 5: container.contentInset = inset(20)
    case 6:
      container.setAlignment([.fill, .leading, .center, .trailing][below(4)], for: view)
    case 7:
      lengths[ObjectIdentifier(view)] = (0..<below(14)).map { _ in contentLength(4...34) }
      (view as? TableView)?.reloadData()
      (view as? CollectionView)?.reloadData()
    case 8:
      views.removeAll { $0 === view }
      container.removeArrangedSubview(view)
      insert(below(4))
    case 9: container.lastChildFillsRemainingSpace.toggle()
    default: break
    }
    window.layoutIfNeeded()
    // Other tests check the offset after a change; here both containers get the same one.
    var offset = container.contentOffset
    offset[container.axis] = nextOffset()
    container.contentOffset = offset
    window.layoutIfNeeded()
  }

  private func nextOffset() -> Double {
    let range = container.scrollRange[container.axis]
    if isHuge, let frame = container.contentFrame(of: views[below(views.count)]) {
      return frame.origin[container.axis] - 120 + length(160)
    }
    // Rounded, so that both containers get the same offset, although their lengths may differ in
    // the last bits.
    let limit = (range.upperBound - range.lowerBound + 0.1371).rounded(.down)
    return range.lowerBound - 10 + length(limit + 20)
  }

  // MARK: Rows and items

  private func lengths(of view: View) -> [Double] { lengths[ObjectIdentifier(view)] ?? [] }

  private func color(of row: Int, in view: View) -> Color {
    color(UInt32(row) * 11 + (UInt32(view.identifier ?? "") ?? 0) * 1_001)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    lengths(of: tableView).count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    lengths(of: tableView)[indexPath.row]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.backgroundColor = color(of: indexPath.row, in: tableView)
    cell.cornerRounding = 3
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    lengths(of: collectionView).count
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    let length = lengths(of: collectionView)[indexPath.item]
    return Size(width: length, height: length + 3)
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = color(of: indexPath.item, in: collectionView)
    return cell
  }
}
