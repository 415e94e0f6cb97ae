import Controls
import TestSupport

@testable import ScrollEngine

/// A form of a program: records in sections, a list that shows them, and a person's entries.
@MainActor
final class Form: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  TextFieldDelegate
{
  /// Where the list lies.
  enum Place: CaseIterable, Sendable {
    case alone
    case inContainer
    /// As a child that the container's data source makes.
    case numbered
  }
  enum Kind: CaseIterable, Sendable { case table, collection, estimated }

  /// The records of the program, and the records that the list has been told of.
  var sections: [[Int]]
  var known: [[Int]]
  var texts: [Int: String] = [:]
  var isOn: [Int: Bool] = [:]
  var presses: [Int: Int] = [:]
  /// Each end of editing: the text, the row's path, the record, and whether path and record agree.
  var ends: [(text: String, path: IndexPath?, id: Int, isRight: Bool)] = []
  var onEnd: ((FormParts) -> Void)?
  /// Called once, when the list asks for a number of rows.
  var onAsk: (() -> Void)?
  var headers = false

  let list: any FormList
  let window: Window
  let hand: Hand
  let container: ContainerScrollView?
  private var stack: Stack?

  init(
    _ counts: [Int] = [40], _ kind: Kind = .table, _ place: Place = .alone, headers: Bool = false
  ) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    known = sections
    self.headers = headers
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    window.textMeasuring = FixedAdvanceText()
    hand = Hand(window)
    let frame = place == .alone ? window.bounds : Rect(x: 0, y: 0, width: 320, height: 0)
    switch kind {
    case .table, .estimated:
      let table = TableView(frame: frame)
      table.register(FormTableCell.self, forCellReuseIdentifier: "row")
      table.register(FormHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      if kind == .table { table.rowHeight = 50 } else { table.estimatedRowHeight = 35 }
      table.sectionHeaderHeight = headers ? 30 : 0
      list = table
    case .collection:
      let layout = CollectionViewListLayout()
      layout.itemThickness = 50
      let collection = CollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(FormItemCell.self, forCellWithReuseIdentifier: "row")
      list = collection
    }
    let container = ContainerScrollView(frame: window.bounds)
    self.container = place == .alone ? nil : container
    if let table = list as? TableView {
      table.dataSource = self
      table.delegate = self
    }
    (list as? CollectionView)?.dataSource = self
    switch place {
    case .alone: window.addSubview(list)
    case .inContainer:
      window.addSubview(container)
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 320, height: 90)))
      container.addArrangedSubview(list)
      container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 320, height: 900)))
    case .numbered:
      window.addSubview(container)
      stack = Stack(list)
      container.dataSource = stack
    }
    window.layoutIfNeeded()
  }

  @MainActor
  private final class Stack: ContainerScrollViewDataSource {
    let list: View
    init(_ list: View) { self.list = list }
    func numberOfChildren(in container: ContainerScrollView) -> Int { 30 }
    func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double { 200 }
    func container(_ container: ContainerScrollView, childAt index: Int) -> View {
      index == 1 ? list : View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    }
  }

  var scroller: ScrollView { container ?? list }
  func id(at path: IndexPath) -> Int { known[path.section][path.row] }

  // MARK: The program

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    ask()
    return sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    fill(cell, at: path)
    return cell
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    headers ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }
  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    ask()
    return sections[section].count
  }
  private func ask() {
    let ask = onAsk
    onAsk = nil
    ask?()
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    fill(cell, at: path)
    return cell
  }

  private func fill(_ cell: ReusableView, at path: IndexPath) {
    guard let parts = (cell as? any FormCell)?.parts else { return }
    if parts.id < 0 { wire(parts) }
    parts.id = sections[path.section][path.row]
    parts.field.delegate = self
    parts.field.text = texts[parts.id] ?? ""
    parts.toggle.isOn = isOn[parts.id] ?? false
  }

  private func wire(_ parts: FormParts) {
    parts.toggle.addAction(
      Action { [unowned self, unowned parts] _ in isOn[parts.id] = parts.toggle.isOn },
      for: .valueChanged)
    parts.button.addAction(
      Action { [unowned self, unowned parts] _ in presses[parts.id, default: 0] += 1 },
      for: .primaryActionTriggered)
  }

  /// Saves the text in the record at the index path that the list returns for the cell.
  func textFieldDidEndEditing(_ field: TextField) {
    guard let parts = field.superview as? FormParts else { return }
    let path = parts.cell(in: list).flatMap(list.path)
    let record = path.flatMap { path in
      known.indices.contains(path.section) && known[path.section].indices.contains(path.row)
        ? id(at: path) : nil
    }
    ends.append((field.text ?? "", path, parts.id, record == parts.id))
    if let record { texts[record] = field.text }
    onEnd?(parts)
  }

  // MARK: A person

  func parts(at path: IndexPath) -> FormParts? { (list.cell(at: path) as? any FormCell)?.parts }
  func parts(_ row: Int, _ section: Int = 0) -> FormParts? {
    parts(at: IndexPath(row: row, section: section))
  }
  /// The text field that is being edited.
  var edited: TextField? { window.firstResponder as? TextField }

  func click(_ view: View) {
    let place = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    hand.tap(place.x, place.y)
    hand.rest(0.3)
  }
  func type(_ text: String) {
    window.router.handle(InputEvent(time: window.now, .text(text)))
    hand.rest(0.05)
  }
  @discardableResult
  func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    defer { hand.rest(0.4) }
    return window.router.handle(
      InputEvent(time: window.now, .key(InputEvent.KeyPress(key, modifiers: modifiers))))
  }
  func wheel(_ notches: Double) { hand.wheel(160, 300, notches) }

  /// Changes the records, and tells the list.
  func change(
    _ records: (inout [[Int]]) -> Void, _ tell: (any FormList) -> Void, resting: Double = 0.5
  ) {
    records(&sections)
    tell(list)
    known = sections
    window.layoutIfNeeded()
    hand.rest(resting)
  }
  func check() {
    (list as? any CellHosting)?.checkInvariants()
    container?.checkInvariants()
    list.reuseQueue.checkInvariants()
  }
  var statistics: ReuseStatistics { list.reuseQueue.statistics(forIdentifier: "row") }
}
