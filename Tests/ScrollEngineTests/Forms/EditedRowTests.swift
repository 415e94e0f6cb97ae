import Controls
import TestSupport
import Testing

@testable import ScrollEngine

/// A form of each kind in each place.
struct FormCase: CustomTestStringConvertible, Sendable {
  let kind: Form.Kind
  let place: Form.Place
  var testDescription: String { "\(kind) \(place)" }
  static let all = Form.Kind.allCases.flatMap { kind in
    Form.Place.allCases.map { FormCase(kind: kind, place: $0) }
  }
}

@MainActor
@Suite("A row that is edited")
struct EditedRowTests {
  private func editing(_ form: Form, row: Int = 1, _ text: String = "my name") -> FormParts? {
    guard let parts = form.parts(row) else { return nil }
    form.click(parts.field)
    form.type(text)
    return parts
  }

  @Test("keeps its cell, its text and the caret while it is out of sight", arguments: FormCase.all)
  func outOfSight(_ example: FormCase) throws {
    let form = Form([40], example.kind, example.place)
    let parts = try #require(editing(form))
    form.press(.left)
    let caret = parts.field.selectedRange
    for _ in 0..<3 { form.wheel(-3) }
    form.check()
    #expect(form.edited === parts.field && form.ends.isEmpty)
    #expect(parts.field.window === form.window)
    let cell = try #require(parts.cell(in: form.list))
    #expect(form.list.path(of: cell) == IndexPath(row: 1, section: 0))
    #expect(!form.list.cells.contains { $0 === cell } && parts.field.selectedRange == caret)
    form.type("!")
    for _ in 0..<3 { form.wheel(3) }
    form.check()
    #expect(
      form.parts(1) === parts && parts.field.text == "my nam!e" && form.list.cells.contains(cell))
    #expect(form.edited === parts.field && parts.id == 1)
    form.press(.enter)
    form.window.endEditing(true)
    #expect(form.ends.map(\.path) == [IndexPath(row: 1, section: 0)] && form.texts[1] == "my nam!e")
  }

  @Test(
    "gives its cell to the queue when editing ends out of sight, and not before",
    arguments: FormCase.all)
  func giveBack(_ example: FormCase) throws {
    let form = Form([40], example.kind, example.place)
    let parts = try #require(editing(form))
    for _ in 0..<3 { form.wheel(-3) }
    let before = form.statistics
    #expect(before.live == form.list.cells.count + 1)
    form.window.endEditing(true)
    #expect(form.ends.map(\.path) == [IndexPath(row: 1, section: 0)] && form.texts[1] == "my name")
    form.hand.rest(0.1)
    form.check()
    #expect(form.statistics.live == form.list.cells.count)
    if example.place != .numbered { #expect(parts.window == nil) }
    for _ in 0..<3 { form.wheel(3) }
    #expect(form.parts(1)?.field.text == "my name" && form.edited == nil)
    #expect(form.statistics.created == before.created)
  }

  @Test("is followed when rows come above it and when it moves", arguments: FormCase.all)
  func following(_ example: FormCase) throws {
    for isSeen in [true, false] {
      let form = Form([40], example.kind, example.place)
      let parts = try #require(editing(form))
      if !isSeen { for _ in 0..<3 { form.wheel(-3) } }
      let cell = try #require(parts.cell(in: form.list))
      form.change({ $0[0].insert(contentsOf: [100, 101], at: 0) }) {
        $0.insert([IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
      }
      form.check()
      #expect(form.list.path(of: cell) == IndexPath(row: 3, section: 0))
      form.change({ $0[0].insert($0[0].remove(at: 3), at: 30) }) {
        $0.move(IndexPath(row: 3, section: 0), to: IndexPath(row: 30, section: 0))
      }
      form.check()
      #expect(
        form.list.path(of: cell) == IndexPath(row: 30, section: 0) && form.edited === parts.field)
      form.list.scroll(to: IndexPath(row: 30, section: 0))
      form.hand.rest(0.5)
      form.check()
      #expect(form.parts(30) === parts && parts.field.text == "my name" && form.ends.isEmpty)
      #expect(form.list.cells.contains(cell))
    }
  }

  enum End: CaseIterable { case row, section, reloadRow, reloadSection, reload, removal }

  @Test(
    "ends while its row is known when the row is deleted or reloaded, or the list goes",
    arguments: FormCase.all, End.allCases)
  func ending(_ example: FormCase, _ end: End) throws {
    for isSeen in [true, false] {
      let form = Form([3, 40], example.kind, example.place)
      let parts = try #require(editing(form, row: 2))
      if !isSeen { for _ in 0..<3 { form.wheel(-3) } }
      let path = IndexPath(row: 2, section: 0)
      switch end {
      case .row: form.change({ $0[0].remove(at: 2) }) { $0.delete([path]) }
      case .section: form.change({ $0.remove(at: 0) }) { $0.deleteSections([0]) }
      case .reloadRow: form.change({ _ in }) { $0.reload([path]) }
      case .reloadSection: form.change({ _ in }) { $0.reloadSections([0]) }
      case .reload: form.change({ _ in }) { $0.reloadData() }
      case .removal: form.change({ _ in }) { $0.removeFromSuperview() }
      }
      if end != .removal { form.check() }
      #expect(form.ends.count == 1 && form.ends.first?.path == path, "\(form.ends)")
      #expect(form.ends.first?.text == "my name" && form.ends.first?.id == 2)
      #expect(form.window.firstResponder == nil && !parts.field.isEditing)
      let s = form.statistics
      #expect(s.live + s.queued + s.discarded == s.created)
      if end != .removal, end != .row, end != .section {
        form.list.scroll(to: path)
        form.hand.rest(0.3)
        #expect(form.parts(at: path)?.field.text == "my name")
      }
    }
  }

  @Test(
    "stays when a list asks for everything again without another content", arguments: FormCase.all)
  func quietReload(_ example: FormCase) throws {
    for isSeen in [true, false] {
      let form = Form([40], example.kind, example.place)
      let parts = try #require(editing(form))
      if !isSeen { for _ in 0..<3 { form.wheel(-3) } }
      guard let table = form.list as? TableView else { continue }
      table.sectionFooterHeight = 10
      form.window.layoutIfNeeded()
      form.check()
      #expect(form.edited === parts.field && form.ends.isEmpty)
      #expect(form.list.path(of: try #require(parts.cell(in: form.list)))?.row == 1)
      form.sections = [[]]
      table.sectionFooterHeight = 11
      form.window.layoutIfNeeded()
      form.check()
      #expect(form.ends.map(\.path) == [IndexPath(row: 1, section: 0)] && form.edited == nil)
    }
  }

  enum Change: CaseIterable { case reload, insertion, insertionBelow }

  /// A change that comes before or during a reload replaces the reload.
  @Test(
    "ends while its row is known when others may take its place in a reload, and else goes on",
    arguments: FormCase.all, Change.allCases)
  func replacedReload(_ example: FormCase, _ change: Change) throws {
    for (isSeen, isInCallback) in [(true, true), (false, true), (true, false), (false, false)] {
      let form = Form([40], example.kind, example.place)
      let parts = try #require(editing(form))
      form.list.selection.insert(IndexPath(row: 1, section: 0))
      if !isSeen { for _ in 0..<3 { form.wheel(-3) } }
      let make = { [unowned form] in
        let row = change == .insertionBelow ? 5 : 0
        form.sections[0].insert(100, at: row)
        switch change {
        case .reload: form.list.reloadData()
        case .insertion, .insertionBelow: form.list.insert([IndexPath(row: row, section: 0)])
        }
      }
      form.list.setNeedsReload()
      if isInCallback { form.onAsk = make } else { make() }
      form.window.layoutIfNeeded()
      form.known = form.sections
      form.hand.rest(0.3)
      form.check()
      let path = IndexPath(row: 1, section: 0)
      let stays = change == .insertionBelow
      #expect(form.ends.map(\.path) == (stays ? [] : [path]) && form.ends.allSatisfy(\.isRight))
      #expect(
        form.edited === (stays ? parts.field : nil) && form.texts[1] == (stays ? nil : "my name"))
      #expect(form.list.selection.places == (stays ? [path] : []))
      form.list.scroll(to: path)
      form.hand.rest(0.3)
      #expect(form.parts(at: path)?.id == form.sections[0][1])
    }
  }

  @Test("with a focused switch keeps it, and no other row gets it", arguments: FormCase.all)
  func focusedSwitch(_ example: FormCase) throws {
    let form = Form([40], example.kind, example.place)
    let parts = try #require(form.parts(1))
    #expect(form.window.setFocus(to: parts.toggle))
    for _ in 0..<4 { form.wheel(-3) }
    form.check()
    #expect(form.window.focusedView === parts.toggle && parts.id == 1)
    form.press(.space)
    #expect(form.isOn == [1: true])
    for _ in 0..<4 { form.wheel(3) }
    #expect(form.parts(1) === parts && parts.toggle.isOn && parts.toggle.isFocused)
  }

  @Test("in a strip in a row keeps both cells")
  func nested() throws {
    let stage = StripStage()
    let inner = try #require(
      stage.strip(0)?.cellForItem(at: IndexPath(item: 1, section: 0)) as? FormItemCell)
    let strip = try #require(stage.strip(0))
    #expect(inner.parts.field.becomeFirstResponder())
    inner.parts.field.insertText("deep")
    strip.contentOffset.x = 1500
    stage.hand.rest(0.1)
    strip.checkInvariants()
    #expect(stage.window.firstResponder === inner.parts.field)
    stage.table.contentOffset.y = 1500
    stage.hand.rest(0.1)
    stage.table.checkInvariants()
    #expect(stage.window.firstResponder === inner.parts.field)
    stage.table.contentOffset.y = 0
    stage.hand.rest(0.1)
    #expect(stage.strip(0) === strip && strip.contentOffset.x == 1500)
    strip.contentOffset.x = 0
    stage.hand.rest(0.1)
    #expect(strip.cellForItem(at: IndexPath(item: 1, section: 0)) === inner)
    #expect(inner.parts.field.text == "deep" && inner.parts.field.isEditing)
  }

  @Test("in the header of a section keeps the header")
  func header() throws {
    let form = Form([40, 40], .table, .alone, headers: true)
    let table = try #require(form.list as? TableView)
    let header = try #require(table.headerView(forSection: 0) as? FormHeader)
    form.click(header.field)
    form.type("title")
    table.contentOffset.y = 2500
    form.hand.rest(0.2)
    form.check()
    #expect(header.field.isEditing && table.headerView(forSection: 0) == nil)
    table.contentOffset.y = 0
    form.hand.rest(0.2)
    form.check()
    #expect(table.headerView(forSection: 0) === header && header.field.text == "title")
    table.contentOffset.y = 2500
    form.hand.rest(0.2)
    form.change({ $0.remove(at: 0) }) { $0.deleteSections([0]) }
    #expect(form.window.firstResponder == nil && header.superview == nil)
    form.check()
  }

  /// mochidev/MDSpreadView #29: the end of editing in one field reloads the row of the other field.
  @Test("leaves no first responder without a window if its end reloads the one that begins")
  func reloadWhileAnotherBegins() throws {
    for reloaded in [nil, 1, 2] {
      let form = Form()
      let parts = try #require(editing(form))
      form.onEnd = { [unowned form] _ in
        if let reloaded {
          form.list.reload([IndexPath(row: reloaded, section: 0)])
        } else {
          form.list.reloadData()
        }
      }
      let other = try #require(form.parts(2)?.field)
      form.click(other)
      #expect(form.edited === (reloaded == 1 ? other : nil))
      #expect(form.texts[1] == "my name" && !parts.field.isEditing)
      form.check()
    }
  }

  /// flutter/flutter #102084: after a field was scrolled away, no other field could be edited.
  @Test("gives way to another one while it is out of sight", arguments: FormCase.all)
  func another(_ example: FormCase) throws {
    let form = Form([40], example.kind, example.place)
    let parts = try #require(editing(form))
    form.wheel(-4)
    if example.place == .alone { form.wheel(-4) }
    form.hand.settle()
    let other = try #require(
      form.list.cells.compactMap { ($0 as? any FormCell)?.parts }.first {
        let place = $0.field.convert(Point(x: 9, y: 9), to: nil)
        return $0 !== parts && form.window.hitTest(place, with: nil) === $0.field
      })
    form.click(other.field)
    #expect(form.edited === other.field && form.texts[1] == "my name")
    #expect(form.list.parked.isEmpty)
    form.check()
  }

  /// zoonooz/ZFTokenField #3: a field that refuses to end editing.
  @Test("ends with its row even if its delegate objects")
  func stubborn() throws {
    final class Stubborn: TextFieldDelegate {
      func textFieldShouldEndEditing(_ field: TextField) -> Bool { false }
    }
    let stubborn = Stubborn()
    let form = Form()
    let parts = try #require(editing(form))
    parts.field.delegate = stubborn
    for _ in 0..<3 { form.wheel(-3) }
    form.change({ $0[0].remove(at: 1) }) { $0.delete([IndexPath(row: 1, section: 0)]) }
    #expect(form.window.firstResponder == nil && parts.field.window == nil)
    form.check()
  }
}

/// A table whose rows hold strips that scroll sideways.
@MainActor
final class StripStage: TableViewDataSource, CollectionViewDataSource {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
  let hand: Hand

  final class Cell: TableViewCell {
    let strip: CollectionView
    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      let layout = CollectionViewListLayout()
      layout.scrollDirection = .horizontal
      layout.itemThickness = 150
      strip = CollectionView(
        frame: Rect(x: 0, y: 0, width: 320, height: 60), collectionViewLayout: layout)
      strip.register(FormItemCell.self, forCellWithReuseIdentifier: "item")
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(strip)
    }
    required convenience init(forReuseIdentifier identifier: String) {
      self.init(style: .default, reuseIdentifier: identifier)
    }
  }

  init() {
    hand = Hand(window)
    window.textMeasuring = FixedAdvanceText()
    table.rowHeight = 60
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func strip(_ row: Int) -> CollectionView? {
    (table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)?.strip
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? Cell)?.strip.dataSource = self
    return cell
  }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    30
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    (cell as? FormItemCell)?.parts.field.text = ""
    return cell
  }
}
