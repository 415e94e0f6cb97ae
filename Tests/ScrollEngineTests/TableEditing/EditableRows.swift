import ScrollEngine
import TestSupport

/// Sections of named rows, which can be deleted, inserted and moved.
@MainActor
final class EditableRows: TableViewDataSource, TableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var styles: [IndexPath: TableViewCell.EditingStyle] = [:]
  var fixed: Set<IndexPath> = []
  var unmovable: Set<IndexPath> = []
  var indents = true
  var title: String?
  var heights: (String) -> Double = { _ in 40 }
  var header = 0.0
  /// The target of a move, for each target that the table proposes.
  var retarget: (IndexPath) -> IndexPath = { $0 }
  /// Whether the data source carries out deletions.
  var deletes = true

  let table: TableView
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let hand: Hand

  init(_ sections: [[String]], style: TableView.Style = .grouped) {
    self.sections = sections
    table = exactTable(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: style)
    hand = Hand(window)
    table.register(EditedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  /// The names of the visible rows, from top to bottom, by where they are drawn now.
  var shown: [String] {
    table.visibleCells.map { cell in
      (cell.textLabel?.text ?? "?", cell.frame.minY + cell.presentationOffset.y)
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  func cell(_ row: Int, _ section: Int = 0) -> EditedCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? EditedCell
  }

  /// The top of a row as it is drawn, in the content.
  func top(_ row: Int, _ section: Int = 0) -> Double? {
    cell(row, section).map { $0.frame.minY + $0.presentationOffset.y }
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath)
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !unmovable.contains(indexPath)
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle) \(indexPath.section).\(indexPath.row)")
    if editingStyle == .delete, deletes {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else if editingStyle == .insert {
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    }
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row) "
        + "to \(destinationIndexPath.section).\(destinationIndexPath.row)")
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heights(sections[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { header }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    styles[indexPath] ?? .delete
  }
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    indents
  }
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    title
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    retarget(proposedDestinationIndexPath)
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}

/// A cell that records the calls about editing.
final class EditedCell: TableViewCell {
  var heard: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    heard.append("\(editing) \(animated)")
    super.setEditing(editing, animated: animated)
  }

  override func willTransition(to state: StateMask) {
    heard.append("will \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    heard.append("did \(state.rawValue)")
  }
}
