import Loading
import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// How far the rows moved when an answer last arrived under a finger that held them.
  fileprivate static let rowsJumped = Fact.Quantity("rows jumped under the finger by", .points)
  /// How far the content lies below its resting position at the top.
  static let pull = Fact.Quantity("-contentOffset.y", .points)
  fileprivate static let refreshLine = Fact.Quantity("pull that begins a refresh", .points)
}

/// A table of messages, newest first, that loads new ones when it is pulled; written as in an app.
@MainActor
final class MessageFeed: TableViewDataSource, TableViewDelegate {
  struct Message: Hashable {
    let number: Int
    /// The scene time of the arrival, in seconds; nil for a message that was there from the start.
    var arrival: Double?
  }

  let table = TableView()
  let control = RefreshControl()
  private(set) var messages: [Message]
  /// How far the rows moved when an answer last arrived under a finger that held them, in points.
  private(set) var jump = 0.0
  private let clock: SceneClock
  private let waitsForRelease: Bool
  /// Whether new messages have been loaded that are not shown yet.
  private(set) var hasAnswer = false
  private var fading: Set<Int> = []

  /// The time until the answer arrives, in seconds.
  static let delay = 1.2
  /// The number of messages in an answer.
  static let newMessages = 3
  static let rowHeight = 56.0
  static let rowSpacing = 4.0
  /// The duration in which a new row fades in, in seconds.
  private static let fadeDuration = 0.4

  init(count: Int, clock: SceneClock, waitsForRelease: Bool) {
    self.clock = clock
    self.waitsForRelease = waitsForRelease
    messages = (0..<count).map { Message(number: count - $0) }
    table.rowHeight = Self.rowHeight
    table.rowSpacing = Self.rowSpacing
    table.sectionInset = EdgeInsets(12)
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.first.frame
    table.register(RowCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.delegate = self
    control.tintColor = Palette.text
    control.onRefresh = { [unowned self] _ in load() }
    table.refreshControl = control
  }

  var jumpFact: Fact { Fact(.rowsJumped, of: self, jump) }
  var lineFact: Fact { Fact(.refreshLine, of: control, RefreshControl.threshold) }
  var insetFact: Fact { Fact(.adjustedInsetTop, of: table, table.adjustedContentInset.top) }

  // MARK: Loading

  private func load() {
    let tasks = clock.tasks
    tasks.start { [weak self] in
      try? await tasks.sleep(for: .milliseconds(Int(Self.delay * 1000)))
      self?.receive()
    }
  }

  private func receive() {
    hasAnswer = true
    let isHeld = table.isTracking
    if !(waitsForRelease && isHeld) { showAnswer(isHeld: isHeld) }
  }

  private func showAnswer(isHeld: Bool) {
    guard hasAnswer else { return }
    hasAnswer = false
    let held = isHeld ? table.indexPathsForVisibleRows?.first : nil
    let before = held.map(position)
    let first = messages.first?.number ?? 0
    let new = (0..<Self.newMessages).map {
      Message(number: first + Self.newMessages - $0, arrival: clock.now)
    }
    messages.insert(contentsOf: new, at: 0)
    fading.formUnion(new.map(\.number))
    table.reloadData()
    table.layoutIfNeeded()
    control.endRefreshing()
    if let held, let before {
      let path = IndexPath(row: held.row + new.count, section: 0)
      jump = position(ofRowAt: path) - before
    }
    updateFades()
  }

  /// The distance from the upper edge of the viewport to a row, in points.
  private func position(ofRowAt path: IndexPath) -> Double {
    table.rectForRow(at: path).minY - table.contentOffset.y
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    // The finger has let go, so the rows may move.
    if waitsForRelease { showAnswer(isHeld: false) }
  }

  // MARK: Adding and removing

  /// Inserts a message that was not requested.
  func insert() {
    let number = (messages.first?.number ?? 0) + 1
    messages.insert(Message(number: number, arrival: clock.now), at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  /// Removes the newest message.
  func remove() {
    guard messages.count > 1 else { return }
    messages.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    cell.textLabel?.text = "Message \(message.number)"
    (cell as? RowCell)?.color =
      message.arrival == nil ? Palette.first.cell : Palette.second.cell
    (cell as? RowCell)?.fillOpacity = presence(of: message)
    return cell
  }

  // MARK: Fades

  var isFading: Bool { !fading.isEmpty }

  private func presence(of message: Message) -> Double {
    guard fading.contains(message.number), let arrival = message.arrival else { return 1 }
    return min(max((clock.now - arrival) / Self.fadeDuration, 0), 1)
  }

  /// Advances the new rows to the time of the clock.
  func updateFades() {
    guard isFading else { return }
    for (row, message) in messages.enumerated() where fading.contains(message.number) {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell
      let presence = presence(of: message)
      cell?.fillOpacity = presence
      if presence == 1 { fading.remove(message.number) }
    }
  }

  func finishFades() {
    fading = []
    for case let cell as RowCell in table.visibleCells { cell.fillOpacity = 1 }
  }
}
