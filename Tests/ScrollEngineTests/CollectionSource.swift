import ScrollEngine
import Testing

/// A data source and delegate with its sections in an array, which logs the collection's calls.
@MainActor
class CollectionSource: CollectionViewDataSource, CollectionViewDelegate {
  var sections: [CollectionModel.Section]
  var log: [String] = []
  private(set) var cellRequests = 0
  var onCell: ((CollectionView, IndexPath) -> Void)?

  init(_ sections: [CollectionModel.Section]) {
    self.sections = sections
  }

  /// Sections with `counts` items each.
  convenience init(_ counts: Int...) {
    self.init(
      counts.map { .init(sizes: Array(repeating: Size(width: 10, height: 10), count: $0)) })
  }

  func collection(
    _ layout: CollectionViewLayout, width: Double = 100, height: Double = 100,
    in window: Window? = nil
  ) -> CollectionView {
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      collection.register(
        SectionView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    collection.dataSource = self
    collection.delegate = self
    window?.addSubview(collection)
    return collection
  }

  /// The delegate's calls about selection, and the names of those that it refuses.
  var calls: [String] = []
  var refused: Set<String> = []

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].sizes.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cellRequests += 1
    log.append("cell \(indexPath.section).\(indexPath.item)")
    // Reads the model: in an app, this line traps if the collection asks for an item that is gone.
    let size = sections[indexPath.section].sizes[indexPath.item]
    onCell?(collectionView, indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ItemCell)?.paths.append(indexPath)
    (cell as? ItemCell)?.ownSize = size
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? SectionView)?.section = indexPath.section
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("show \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("show \(name(elementKind)) \(indexPath.section)")
  }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("end \(name(elementKind)) \(indexPath.section)")
  }

  private func name(_ kind: String) -> String {
    kind == CollectionView.elementKindSectionHeader ? "header" : "footer"
  }
}

extension CollectionSource {
  private func note(_ name: String, _ path: IndexPath) -> Bool {
    calls.append("\(name) \(path.item)")
    return !refused.contains("\(name) \(path.item)")
  }

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    _ = note("didHighlight", indexPath)
    #expect(collectionView.cellForItem(at: indexPath)?.isHighlighted == true)
  }
  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    _ = note("didUnhighlight", indexPath)
    #expect(collectionView.cellForItem(at: indexPath)?.isHighlighted != true)
  }
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = note("didDeselect", indexPath)
  }
}

/// A source with all delegate methods of a flow layout.
final class FlowSource: CollectionSource, CollectionViewDelegateFlowLayout {
  private(set) var sizeRequests = 0

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    sizeRequests += 1
    return sections[indexPath.section].sizes[indexPath.item]
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    sections[section].inset
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double {
    sections[section].lineSpacing
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double {
    sections[section].itemSpacing
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size {
    Size(width: sections[section].header, height: sections[section].header)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size {
    Size(width: sections[section].footer, height: sections[section].footer)
  }
}

/// A cell that records the items for which it was used, and has a size of its own.
final class ItemCell: CollectionViewCell {
  var preparations = 0
  var paths: [IndexPath] = []
  var applied: [CollectionViewLayoutAttributes] = []
  var ownSize = Size.zero

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }

  override func sizeThatFits(_ size: Size) -> Size { ownSize }
}

final class SectionView: CollectionReusableView {
  var section = -1
}
