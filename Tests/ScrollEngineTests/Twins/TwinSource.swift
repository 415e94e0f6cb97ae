@testable import ScrollEngine

/// Rows with names and heights for a table or a one-column collection, and a log of the calls that
/// the list has made.
@MainActor
final class TwinSource {
  /// What determines the height of a row.
  enum Heights: CaseIterable {
    /// The list has one height for all rows.
    case even
    /// The delegate gives the height of each row.
    case told
    /// Cells are self-sizing when they become visible.
    case measured
  }

  var model = ListModel(sections: [])
  /// The heights of rows in points, by name.
  var heights: [Int: Double] = [:]
  /// The calls of the list, in words that are the same for tables and collections.
  var log: [String] = []

  func name(_ path: IndexPath) -> String { "\(path.section).\(path.row) (\(model[path]))" }
}

/// A data source and delegate of lists whose rows have one height, or self-sizing cells.
@MainActor
class TwinDelegate: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  CollectionViewDelegate
{
  let source: TwinSource

  init(_ source: TwinSource) { self.source = source }

  private func note(_ what: String) { source.log.append(what) }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("scroll") }

  // MARK: The table

  // Implemented here so that a subclass can override it, see `TableViewDelegate`.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.rowHeight
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.sectionHeaderHeight > 0 ? View() : nil
  }
  func numberOfSections(in tableView: TableView) -> Int { source.model.sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source.model.sections[section].rows.count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    note("cell \(source.name(indexPath))")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TwinRow)?.height = source.heights[source.model[indexPath]] ?? 0
    return cell
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { note("show \(source.name(indexPath))") }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { note("end \(indexPath.section).\(indexPath.row)") }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight \(source.name(indexPath))")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight \(source.name(indexPath))")
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    note("select \(source.name(indexPath))")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect \(source.name(indexPath))")
  }

  // MARK: The collection

  func numberOfSections(in collectionView: CollectionView) -> Int { source.model.sections.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    source.model.sections[section].rows.count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    note("cell \(source.name(indexPath))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TwinItem)?.height = source.heights[source.model[indexPath]] ?? 0
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("show \(source.name(indexPath))") }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("end \(indexPath.section).\(indexPath.row)") }
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlight \(source.name(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("unhighlight \(source.name(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select \(source.name(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselect \(source.name(indexPath))")
  }
}

/// A data source and delegate of lists with a height for each row.
final class TellingTwinDelegate: TwinDelegate, CollectionViewDelegateListLayout {
  override func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> Double {
    source.heights[source.model[indexPath]] ?? 0
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    thicknessOfItemAt indexPath: IndexPath
  ) -> Double {
    source.heights[source.model[indexPath]] ?? 0
  }
}

class TwinRow: TableViewCell {
  var height = 0.0
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
}

class TwinItem: CollectionViewCell {
  var height = 0.0
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
}
