@testable import ScrollEngine

/// A table whose overrides are callbacks, too.
final class HookedTable: TableView {
  weak var client: CallbackClient?

  override func layoutSubviews() {
    super.layoutSubviews()
    client?.hook("layoutSubviews() of the list")
  }
  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    client?.hook("boundsDidChange(from:) of the list")
  }
}

final class HookedCell: TableViewCell {
  weak var client: CallbackClient?
  var name = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    client?.hook("prepareForReuse()")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    client?.hook("layoutSubviews() of a cell")
  }
  override func sizeThatFits(_ size: Size) -> Size {
    client?.hook("sizeThatFits(_:)")
    return Size(width: size.width, height: CallbackClient.height(of: name))
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    client?.hook("setSelected(_:animated:)")
  }
}

extension CallbackClient: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
  /// The callbacks of a table that this client hooks.
  static let tableCallbacks = [
    "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)",
    "tableView(_:cellForRowAt:)", "tableView(_:titleForHeaderInSection:)",
    "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
    "tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
    "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)",
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
    "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
    "tableView(_:willDisplayHeaderView:forSection:)",
    "tableView(_:didEndDisplayingHeaderView:forSection:)",
    "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
    "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
    "tableView(_:didSelectRowAt:)", "tableView(_:willDeselectRowAt:)",
    "tableView(_:didDeselectRowAt:)", "tableView(_:editingStyleForRowAt:)",
    "tableView(_:commit:forRowAt:)",
    "tableView(_:prefetchRowsAt:)", "tableView(_:cancelPrefetchingForRowsAt:)",
  ]

  func numberOfSections(in tableView: TableView) -> Int {
    hook("numberOfSections(in:)")
    return names.count
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    let count = count(inSection: section, "tableView(_:numberOfRowsInSection:)")
    hook("tableView(_:numberOfRowsInSection:)")
    return names.indices.contains(section) ? names[section].count : count
  }
  func count(inSection section: Int, _ callback: String) -> Int {
    if names.indices.contains(section) { return names[section].count }
    if !isBroken, complaint == nil { complaint = "\(callback) asks for section \(section)" }
    return 0
  }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let name = asked(path, "tableView(_:cellForRowAt:)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    if let cell = cell as? HookedCell {
      cell.client = self
      cell.name = name
    }
    hook("tableView(_:cellForRowAt:)")
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    hook("tableView(_:titleForHeaderInSection:)")
    return section == 1 ? "Title" : nil
  }
  func tableView(_ tableView: TableView, canEditRowAt path: IndexPath) -> Bool {
    hook("tableView(_:canEditRowAt:)")
    return true
  }
  func tableView(_ tableView: TableView, canMoveRowAt path: IndexPath) -> Bool {
    hook("tableView(_:canMoveRowAt:)")
    return true
  }
  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath
  ) {
    guard isSource, name(at: source) != nil,
      names.indices.contains(target.section)
    else { return }
    let name = names[source.section].remove(at: source.row)
    names[target.section].insert(name, at: target.row)
  }
  func tableView(
    _ tableView: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    guard isSource, name(at: path) != nil else { return }
    names[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
    hook("tableView(_:commit:forRowAt:)")
  }
  func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> Double {
    guard kind == .heights || kind == .estimates else {
      tableView.note(.heightForRow, isDefaultOf: self)
      return tableView.rowHeight
    }
    let name = asked(path, "tableView(_:heightForRowAt:)")
    hook("tableView(_:heightForRowAt:)")
    return Self.height(of: max(0, name))
  }
  func tableView(_ tableView: TableView, estimatedHeightForRowAt path: IndexPath) -> Double {
    guard kind == .estimates else {
      tableView.note(.estimatedHeightForRow, isDefaultOf: self)
      return TableView.automaticDimension
    }
    _ = asked(path, "tableView(_:estimatedHeightForRowAt:)")
    hook("tableView(_:estimatedHeightForRowAt:)")
    return 25
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    hook("tableView(_:heightForHeaderInSection:)")
    return section == 0 ? TableView.automaticDimension : 14
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    hook("tableView(_:heightForFooterInSection:)")
    return section == 1 ? 9 : 0
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
    hook("tableView(_:viewForHeaderInSection:)")
    return section == 1 ? nil : view
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    hook("tableView(_:viewForFooterInSection:)")
    return View()
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath
  ) { hook("tableView(_:willDisplay:forRowAt:)") }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath
  ) { hook("tableView(_:didEndDisplaying:forRowAt:)") }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection: Int) {
    hook("tableView(_:willDisplayHeaderView:forSection:)")
  }
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView: View, forSection: Int) {
    hook("tableView(_:didEndDisplayingHeaderView:forSection:)")
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    hook("tableView(_:shouldHighlightRowAt:)")
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt path: IndexPath) {
    hook("tableView(_:didHighlightRowAt:)")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: IndexPath) {
    hook("tableView(_:didUnhighlightRowAt:)")
  }
  func tableView(_ tableView: TableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    hook("tableView(_:willSelectRowAt:)")
    return path
  }
  func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) {
    hook("tableView(_:didSelectRowAt:)")
  }
  func tableView(_ tableView: TableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    hook("tableView(_:willDeselectRowAt:)")
    return path
  }
  func tableView(_ tableView: TableView, didDeselectRowAt path: IndexPath) {
    hook("tableView(_:didDeselectRowAt:)")
  }
  func tableView(
    _ tableView: TableView, editingStyleForRowAt path: IndexPath
  ) -> TableViewCell.EditingStyle {
    hook("tableView(_:editingStyleForRowAt:)")
    return .delete
  }
  func tableView(_ tableView: TableView, prefetchRowsAt paths: [IndexPath]) {
    hook("tableView(_:prefetchRowsAt:)")
  }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    hook("tableView(_:cancelPrefetchingForRowsAt:)")
  }
}

extension CallbackClient: ScrollViewDelegate {
  /// The callbacks that a mistake's message can name. In an override of a view or a layout, the
  /// message names the enclosing callback.
  static func namedCallbacks(of kind: Kind) -> [String] {
    let all = commonCallbacks.prefix(9) + callbacks(of: kind)
    return all.filter { !$0.hasSuffix("of the layout") && !$0.hasPrefix("preferred") }
  }

  /// The callbacks that only this kind of scroll view has.
  static func callbacks(of kind: Kind) -> [String] {
    switch kind {
    case .scroller: zoomCallbacks
    case .pages: pageCallbacks
    default: kind.isTable ? tableCallbacks : collectionCallbacks
    }
  }

  static let commonCallbacks = [
    "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
    "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)",
    "layoutSubviews() of the list", "boundsDidChange(from:) of the list",
    "layoutSubviews() of a cell", "prepareForReuse()", "sizeThatFits(_:)",
    "setSelected(_:animated:)", "completion of performBatchUpdates(_:completion:)",
  ]

  func scrollViewDidScroll(_ scrollView: ScrollView) { hook("scrollViewDidScroll(_:)") }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    hook("scrollViewWillBeginDragging(_:)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) { hook("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    hook("scrollViewDidEndDragging(_:willDecelerate:)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    hook("scrollViewWillBeginDecelerating(_:)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    hook("scrollViewDidEndDecelerating(_:)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    hook("scrollViewDidEndScrollingAnimation(_:)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    hook("scrollViewDidChangeAdjustedContentInset(_:)")
  }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    hook("scrollViewShouldScrollToTop(_:)")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { hook("scrollViewDidScrollToTop(_:)") }
}
