@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Rows that are swiped")
struct SwipeTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
    var log: [String] = []
    var leading: [String] = ["Pin"]
    var trailing: [String] = ["Delete", "More"]
    var fullSwipe = true
    /// The completion handler of an action that waits, which the test calls at the end.
    var completion: ((Bool) -> Void)?
    var waits = false

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 40 }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    private func configuration(
      _ titles: [String], _ table: TableView, _ path: IndexPath
    ) -> SwipeActionsConfiguration? {
      guard !titles.isEmpty else { return nil }
      let configuration = SwipeActionsConfiguration(
        actions: titles.map { title in
          ContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
            [unowned self] _, _, done in
            log.append("\(title) \(path.row)")
            if title == "Delete" {
              names.remove(at: path.row)
              table.deleteRows(at: [path], with: .fade)
            }
            if waits { completion = done } else { done(true) }
          }
        })
      configuration.performsFirstActionWithFullSwipe = fullSwipe
      return configuration
    }
    func tableView(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { configuration(leading, tableView, indexPath) }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { configuration(trailing, tableView, indexPath) }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let table = exactTable(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let hand: Hand
  private let rows = Rows()

  init() {
    hand = Hand(window)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) -> TableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// How far to the right of its place a row is drawn.
  private func shift(_ row: Int) -> Double { cell(row)?.presentationOffset.x ?? .nan }

  /// Puts a pointer down, passes the slop and moves by `distance`, without lifting the pointer.
  private func pull(_ row: Int, by distance: Double, device: InputEvent.Pointer.Device = .touch) {
    let y = 40 * Double(row) + 20
    let start = distance < 0 ? 290.0 : 10.0
    hand.down(start, y, device: device)
    let slop = distance < 0 ? -12.0 : 12
    hand.move(start + slop, y, device: device)
    hand.move(start + slop + distance, y, device: device)
  }

  private func letGo(_ row: Int, at x: Double, device: InputEvent.Pointer.Device = .touch) {
    hand.rest(0.1)
    hand.up(x, 40 * Double(row) + 20, device: device)
    hand.rest(0.5)
  }

  @Test("uncover their buttons, and stay so after half of them")
  func opening() {
    pull(1, by: -50)
    #expect(shift(1) == -50 && table.contentOffset.y == 0)
    letGo(1, at: 228)
    #expect(shift(1) == 0, "less than half closes")
    pull(1, by: -100)
    letGo(1, at: 178)
    #expect(shift(1) == -148, "two buttons of 74 points")
    let view = table.swipe?.view
    #expect(view?.frame == Rect(x: 152, y: 40, width: 148, height: 40))
    #expect(view?.buttons.map(\.frame.minX) == [74, 0], "the first lies at the edge")
    table.checkInvariants()
  }

  @Test("do what their buttons say, and close")
  func acting() {
    pull(1, by: -120)
    letGo(1, at: 158)
    hand.tap(190, 60)
    #expect(rows.log == ["More 1"])
    hand.rest(0.5)
    #expect(shift(1) == 0 && table.swipe == nil)
    pull(2, by: 60)
    letGo(2, at: 82)
    #expect(shift(2) == 74)
    hand.tap(20, 100)
    #expect(rows.log == ["More 1", "Pin 2"])
    hand.rest(0.5)
    #expect(shift(2) == 0 && table.subviews.count == 10)
  }

  @Test("are deleted by their handler, and others are where they belong")
  func deleting() {
    pull(1, by: -120)
    letGo(1, at: 158)
    hand.tap(280, 60)
    hand.rest(0.6)
    #expect(rows.log == ["Delete 1"] && cell(1)?.textLabel?.text == "c")
    #expect(table.swipe == nil && (0..<9).allSatisfy { shift($0) == 0 })
    table.checkInvariants()
  }

  @Test("perform the first action in a full swipe, unless that is switched off")
  func fullSwipe() {
    rows.waits = true
    pull(0, by: 200)
    #expect(shift(0) == 200)
    letGo(0, at: 222)
    #expect(rows.log == ["Pin 0"] && shift(0) == 300)
    rows.completion?(true)
    hand.rest(0.5)
    #expect(shift(0) == 0 && table.swipe == nil)
    rows.fullSwipe = false
    pull(0, by: 200)
    #expect(shift(0) > 74 && shift(0) < 140, "as a rubber band")
    letGo(0, at: 222)
    #expect(shift(0) == 74 && rows.log == ["Pin 0"])
  }

  @Test("close when another place is touched, which selects nothing")
  func tappingElsewhere() {
    pull(1, by: -120)
    letGo(1, at: 158)
    hand.tap(20, 180)
    hand.rest(0.5)
    #expect(shift(1) == 0 && rows.log.isEmpty)
    hand.tap(20, 180)
    #expect(rows.log == ["select 4"])
    // A tap on the swiped row itself also closes the row.
    pull(1, by: -120)
    letGo(1, at: 158)
    hand.tap(20, 60)
    hand.rest(0.5)
    #expect(shift(1) == 0 && rows.log == ["select 4"])
  }

  @Test("are back in place when the table leaves its window")
  func leaving() {
    pull(1, by: -120)
    letGo(1, at: 158)
    table.removeFromSuperview()
    #expect(shift(1) == 0 && table.swipe == nil)
    window.addSubview(table)
    window.layoutIfNeeded()
    table.checkInvariants()
  }

  @Test("do not keep a table whose window has gone, though a handler keeps the table")
  func going() {
    weak var gone: TableView?
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
      let table = exactTable(frame: window.bounds)
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (rows, rows)
      window.addSubview(table)
      window.layoutIfNeeded()
      let hand = Hand(window)
      hand.down(290, 60, device: .touch)
      for x in [278.0, 180] { hand.move(x, 60, device: .touch) }
      #expect(table.swipe != nil)
      gone = table
    }
    #expect(gone == nil)
  }

  @Test("close when the table is dragged, changes, is edited or reloads")
  func closing() {
    func open() {
      pull(1, by: -120)
      letGo(1, at: 158)
      #expect(shift(1) == -148)
    }
    open()
    hand.drag(from: 150, 300, by: 0, -30)
    #expect(shift(1) == 0 && table.swipe == nil)
    table.contentOffset = .zero
    window.layoutIfNeeded()
    open()
    rows.names.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    hand.rest(0.5)
    #expect(table.swipe == nil && (0..<9).allSatisfy { shift($0) == 0 })
    open()
    table.setEditing(true, animated: false)
    #expect(table.swipe == nil && shift(1) == 0)
    table.setEditing(false, animated: false)
    open()
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.swipe == nil && (0..<9).allSatisfy { shift($0) == 0 })
    open()
    table.contentOffset.y = 80
    window.layoutIfNeeded()
    #expect(table.swipe == nil && table.visibleCells.allSatisfy { $0.presentationOffset == .zero })
    table.checkInvariants()
  }

  @Test("go on from where they are when they are grabbed again, and another one closes the first")
  func again() {
    pull(1, by: -120)
    letGo(1, at: 158)
    pull(1, by: 100)
    #expect(shift(1) == -48)
    letGo(1, at: 122)
    #expect(shift(1) == 0)
    pull(1, by: -120)
    letGo(1, at: 158)
    pull(3, by: -120)
    #expect(shift(1) == 0 && shift(3) == -120)
    letGo(3, at: 158)
  }

  @Test("without buttons on a side do nothing, and scroll as ever")
  func none() {
    rows.leading = []
    pull(1, by: 100)
    #expect(shift(1) == 0 && table.swipe == nil)
    letGo(1, at: 122)
    hand.drag(from: 150, 300, by: 10, -60)
    #expect(table.contentOffset.y > 0)
  }

  @Test("are mirrored in a right-to-left window")
  func mirrored() {
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    pull(1, by: 120)
    letGo(1, at: 142)
    #expect(shift(1) == 148 && table.swipe?.view.buttons.map(\.action.title) == ["Delete", "More"])
  }

  @Test("stay open where their buttons take most of the row, and end whole only beyond them")
  func wideButtons() {
    let reveal = SwipeReveal(buttons: 400, row: 600, hasFullSwipe: true)
    #expect(reveal.end(at: 400, velocity: 0) == .open)
    #expect(reveal.end(at: 401, velocity: 0) == .full)
    let narrow = SwipeReveal(buttons: 100, row: 600, hasFullSwipe: true)
    #expect(narrow.end(at: 359, velocity: 0) == .open)
    #expect(narrow.end(at: 360, velocity: 0) == .full)
  }

  @Test("share what is uncovered as their buttons want it", arguments: Soak.seeds(1...20))
  func spans(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let widths = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Double.random(in: 40...120, using: &random)
    }
    let reveal = SwipeReveal(
      buttons: widths.reduce(0, +), row: 600, hasFullSwipe: Bool.random(using: &random))
    for _ in 0..<20 {
      let revealed = reveal.revealed(by: Double.random(in: -50...700, using: &random))
      #expect(revealed >= 0 && revealed <= 600 + reveal.buttons)
      let spans = reveal.spans(of: widths, revealed: revealed)
      #expect(spans.count == widths.count && spans.first?.lowerBound == 0)
      #expect(abs((spans.last?.upperBound ?? 0) - revealed) < 1e-9)
      for (one, next) in zip(spans, spans.dropFirst()) {
        #expect(abs(one.upperBound - next.lowerBound) < 1e-9)
      }
    }
    #expect(reveal.end(at: 0, velocity: 0) == .closed)
    #expect(reveal.end(at: reveal.buttons, velocity: 0) == .open)
    #expect(reveal.end(at: 600, velocity: -9000) == (reveal.hasFullSwipe ? .full : .closed))
  }
}
