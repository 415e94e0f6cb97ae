import ScrollEngine
import TestSupport

/// A collection's items as arrays of names. Each item has a size, and each section its spacings.
@MainActor
final class WorldItems: CollectionViewDataSource {
  /// The lengths that belong to a section, in points.
  struct Numbers {
    var header = 0.0
    var footer = 0.0
    var inset = EdgeInsets.zero
    var lineSpacing = 0.0
    var itemSpacing = 0.0
    /// The thicknesses of the lines of a grid, repeated in a cycle.
    var thicknesses: [Double] = [1]
  }

  var model = ListModel(sections: [])
  var sizes: [Int: Size] = [:]
  var sections: [Int: Numbers] = [:]
  /// The items whose cell is shown, by cell.
  private(set) var shown: [ObjectIdentifier: Int] = [:]
  private(set) var complaints: [String] = []
  private var cellNumbers: [ObjectIdentifier: Int] = [:]
  var onScroll: (() -> Void)?
  /// The delegate's calls that a test has not taken yet.
  var calls: [WorldCall] = []
  var toldOffset = Point.zero

  func size(at path: IndexPath) -> Size { sizes[model[path]] ?? .zero }

  func numbers(ofSection section: Int) -> Numbers {
    sections[model.sections[section].name] ?? Numbers()
  }

  func thickness(ofLine line: Int, inSection section: Int) -> Double {
    let thicknesses = numbers(ofSection: section).thicknesses
    return thicknesses[line % thicknesses.count]
  }

  // MARK: Data

  func numberOfSections(in collectionView: CollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].rows.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WorldCell)?.name = model[indexPath]
    (cell as? WorldCell)?.ownSize = size(at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? SectionView)?.section = model.sections[indexPath.section].name
    return view
  }

  // MARK: Calls

  /// Records a scroll if `offset`, which counts from the content's beginning, has changed.
  func noteScroll(to offset: Point, _ closeness: Closeness) {
    let isMove =
      !closeness.isEqual(offset.x, toldOffset.x) || !closeness.isEqual(offset.y, toldOffset.y)
    guard isMove else { return }
    toldOffset = offset
    calls.append(WorldCall(name: "scroll", offset: offset))
  }

  /// The number of a cell, in the order in which cells were first shown.
  private func number(of cell: CollectionViewCell) -> Int {
    let key = ObjectIdentifier(cell)
    let number = cellNumbers[key] ?? cellNumbers.count
    cellNumbers[key] = number
    return number
  }

  func willShow(_ cell: CollectionViewCell, at path: IndexPath) {
    calls.append(WorldCall(name: "show \(path) in \(number(of: cell))", isOfSight: true))
    let name = (cell as? WorldCell)?.name ?? -1
    if name != model[path] { complaints.append("the cell of \(name) is shown at \(path)") }
    if shown.updateValue(name, forKey: ObjectIdentifier(cell)) != nil {
      complaints.append("the cell of \(name) is shown twice")
    }
  }

  func didHide(_ cell: CollectionViewCell, at path: IndexPath) {
    calls.append(WorldCall(name: "hide \(path) in \(number(of: cell))", isOfSight: true))
    if shown.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      complaints.append("a cell ends at \(path) that was not shown")
    }
  }
}

/// A call that a delegate received.
struct WorldCall {
  var name: String
  /// The offset in the mirror image, as the twin has it, in points.
  var offset: Point?
  /// Whether the call reports that a cell is shown or hidden.
  var isOfSight = false
}

final class WorldCell: CollectionViewCell {
  var name = 0
  var ownSize = Size.zero

  override func sizeThatFits(_ size: Size) -> Size { ownSize }
}

/// A delegate that gives no sizes, and tells `items` of scrolling and of shown cells.
@MainActor
class WorldDelegate: CollectionViewDelegate {
  let items: WorldItems

  init(_ items: WorldItems) {
    self.items = items
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { items.onScroll?() }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("begin dragging") }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("end dragging, \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("end animation") }

  private func note(_ name: String) { items.calls.append(WorldCall(name: name)) }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    items.willShow(cell, at: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    items.didHide(cell, at: indexPath)
  }
}

// Delegates that answer some of the layout's questions.

@MainActor protocol KnowsSizes: WorldDelegate, CollectionViewDelegateFlowLayout {}
extension KnowsSizes {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { items.size(at: indexPath) }
}

@MainActor protocol KnowsInsets: WorldDelegate, CollectionViewDelegateFlowLayout {}
extension KnowsInsets {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets { items.numbers(ofSection: section).inset }
}

@MainActor protocol KnowsSpacings: WorldDelegate, CollectionViewDelegateFlowLayout {}
extension KnowsSpacings {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double { items.numbers(ofSection: section).lineSpacing }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { items.numbers(ofSection: section).itemSpacing }
}

@MainActor protocol KnowsEdges: WorldDelegate, CollectionViewDelegateFlowLayout {}
extension KnowsEdges {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size {
    let header = items.numbers(ofSection: section).header
    return Size(width: header, height: header)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size {
    let footer = items.numbers(ofSection: section).footer
    return Size(width: footer, height: footer)
  }
}

final class WorldSizes: WorldDelegate, KnowsSizes {}
final class WorldInsets: WorldDelegate, KnowsInsets {}
final class WorldSpacings: WorldDelegate, KnowsSpacings {}
final class WorldEdges: WorldDelegate, KnowsEdges {}
final class WorldEverything: WorldDelegate, KnowsSizes, KnowsInsets, KnowsSpacings, KnowsEdges {}
final class WorldEverythingButSizes: WorldDelegate, KnowsInsets, KnowsSpacings, KnowsEdges {}

final class WorldLines: WorldDelegate, CollectionViewDelegateGridLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    thicknessOfLine line: Int, inSection section: Int
  ) -> Double { items.thickness(ofLine: line, inSection: section) }
}

final class WorldRows: WorldDelegate, CollectionViewDelegateListLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    thicknessOfItemAt indexPath: IndexPath
  ) -> Double {
    let lines = collectionViewLayout as? CollectionViewLineLayout
    return items.size(at: indexPath)[lines?.scrollDirection ?? .vertical]
  }
}
