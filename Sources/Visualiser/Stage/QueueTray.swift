import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// Draws the reuse queues of a pane beside its viewport: the waiting cells, the rows that they
/// drew, and the rows for which the next cell waits. Cells move in and out along the edge of the
/// tray, where there is no text.
@MainActor
struct QueueTray {
  let pane: Pane
  /// The index of the pane in the scene.
  let place: Int
  let cells: CellBook
  let time: Double
  /// Points of the stage per point of the tray.
  private let scale: Double
  /// The area available to the tray, in its own points.
  let room: Rect
  let theme: Theme
  /// The cell that is marked in every part of the shell; nil for none.
  let marked: CellBook.Cell?
  /// The cell whose arrows into the queue and out of it are drawn; nil for none.
  let followed: CellBook.Cell?
  /// Whether the tray leaves room for a card below.
  let isBrief: Bool
  /// Converts a point of the pane's window to the tray.
  let inTray: (Point) -> Point

  /// The width at which the next cells to be reused show the rows that they drew, in points.
  nonisolated static let usualWidth = 208.0
  nonisolated static let narrowWidth = 46.0
  private var mostEntries: Int { isBrief ? 1 : 3 }
  private static let entryHeight = 42.0
  static let headerHeight = 34.0
  private static let chipPitch = 26.0
  static let radius = 10.0
  /// The purpose of an empty queue, shown during a guided path.
  private static let purpose = ["Cells wait here", "for their next row."]
  private static let purposeHeight = 40.0
  private static let lineHeight = 18.0
  private static let padding = 12.0
  /// The height of a line of those that count the queues for which there is no room, in points.
  private static let moreHeight = 18.0

  /// Makes a tray. `room` is in points of the stage; `onStage` converts points of the pane's window
  /// to these.
  init(
    pane: Pane, place: Int, cells: CellBook, time: Double, room: Rect, scale: Double, theme: Theme,
    marked: CellBook.Cell?, followed: CellBook.Cell?, isBrief: Bool,
    onStage: @escaping (Point) -> Point
  ) {
    self.pane = pane
    self.place = place
    self.cells = cells
    self.time = time
    self.scale = scale
    self.room = room.scaled(by: 1 / scale)
    self.theme = theme
    self.marked = marked
    self.followed = followed
    self.isBrief = isBrief
    inTray = { onStage($0) * (1 / scale) }
  }

  /// A waiting cell, and the row that it drew last.
  struct Waiting {
    let cell: CellBook.Cell
    let stamp: Stamp
    let drew: IndexPath?
    let list: Int?
    /// The progress of the cell's move into the queue, from 0 to 1.
    let progress: Double
    var center = Point.zero
    /// Whether the cell is shown with the row that it drew.
    var isEntry = false
  }

  struct Group {
    /// The index of the first list that uses the queue.
    let owner: Int
    let title: String
    /// Whether several lists use the queue.
    let isShared: Bool
    /// What the number of waiting cells is about.
    let subject: Fact.Subject
    /// The colour of the queue's lists; nil if the lists have different colours.
    let color: Color?
    var cells: [Waiting]
    var frame = Rect.zero
    /// Whether the group shows its purpose, because it is the only one, is empty and has room.
    var saysPurpose = false
    /// The next row on each side of the visible ones; first the row in the direction in which the
    /// list moves.
    let next: [IndexPath]

    /// The number of waiting cells.
    var count: Fact { Fact(.waiting, of: subject, cells.count) }
  }

  var isNarrow: Bool { room.width < Self.usualWidth }

  // MARK: Content

  private var groups: [Group] {
    var groups: [Group] = []
    let queues = cells.queues(inPane: place)
    groups.reserveCapacity(queues.count)
    for queue in queues {
      var waiting: [Waiting] = []
      waiting.reserveCapacity(queue.chips.reduce(0) { $0 + $1.waiting.count })
      for chips in queue.chips {
        for number in chips.waiting {
          for chip in chips.all where chip.number == number {
            waiting.append(entry(of: chip, chips.identifier, in: queue))
            break
          }
        }
      }
      let owner = pane.lists[queue.lists[0]]
      let color = owner.colors.cell
      groups.append(
        Group(
          owner: queue.lists[0],
          title: queue.lists.count == 1 ? owner.title : "\(queue.lists.count) lists",
          isShared: queue.lists.count > 1, subject: queue.subject(in: pane),
          color: queue.lists.allSatisfy { pane.lists[$0].colors.cell == color } ? color : nil,
          cells: waiting, next: waiting.first.map(next(after:)) ?? []))
    }
    return groups
  }

  private func entry(
    of chip: QueueBook.Chip, _ identifier: String, in queue: QueueBook
  ) -> Waiting {
    let cell = CellBook.Cell(
      pane: place, owner: queue.lists[0], identifier: identifier, number: chip.number)
    var drew: IndexPath?
    var list: Int?
    for stay in cells.history(of: cell).reversed() {
      guard case .row(let path, let owner) = stay.place else { continue }
      (drew, list) = (path, owner)
      break
    }
    return Waiting(
      cell: cell, stamp: pane.stamps.stamp(of: chip.number, identifier, in: queue.queue),
      drew: drew, list: list, progress: chip.progress(at: time))
  }

  /// The next rows to become visible: first the row at the edge opposite the one where the cell
  /// left, then the row at the other edge, in case a person scrolls back.
  private func next(after waiting: Waiting) -> [IndexPath] {
    guard let drew = waiting.drew, let list = waiting.list else { return [] }
    let paths = pane.lists[list].view.livePaths
    guard let first = paths.first, let last = paths.last else { return [] }
    let below = IndexPath(row: last.row + 1, section: last.section)
    let above = IndexPath(row: first.row - 1, section: first.section)
    return (drew < first ? [below, above] : [above, below]).filter {
      $0.row >= 0 && pane.lists[list].view.rect(ofRowAt: $0) != nil
    }
  }

  /// The name of a row in the list that a cell has served last; nil if there is none.
  private func name(_ path: IndexPath?, _ waiting: Waiting) -> String? {
    guard let path, let list = waiting.list else { return nil }
    return pane.lists[list].rowName(path)
  }

  /// What follows the name of a row where lists share a queue: the list's name; else nothing.
  private func owner(_ waiting: Waiting, in group: Group) -> String {
    group.isShared ? waiting.list.map { " of \(pane.lists[$0].title)" } ?? "" : ""
  }

  // MARK: Places

  /// The frame of all groups, in points of the stage; nil if there is nothing to show.
  var frame: Rect? {
    let frames = placed.map(\.frame)
    guard let first = frames.first, let last = frames.last else { return nil }
    return Rect(
      x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY
    ).scaled(by: scale)
  }

  private var columns: Int {
    isNarrow ? 1 : Int((Self.usualWidth - 2 * Self.padding) / Self.chipPitch)
  }

  /// The groups to show: if there are more than three, only those with waiting cells.
  private var shownGroups: [Group] {
    let groups = groups
    return groups.count > 3 ? groups.filter { !$0.cells.isEmpty } : groups
  }

  /// The groups with their frames below each other, as many as fit.
  var placed: [Group] { place(shownGroups) }

  private func place(_ all: [Group]) -> [Group] {
    var y = room.minY
    var result: [Group] = []
    let isShort = all.count > (isBrief ? 1 : 2)
    for var group in all {
      group.saysPurpose = isBrief && !isNarrow && all.count == 1 && group.cells.isEmpty
      let entries = isNarrow || isShort ? 0 : min(group.cells.count, mostEntries)
      let chips = group.cells.count - entries
      let rows = (chips + columns - 1) / columns
      let width = isNarrow ? Self.narrowWidth : Self.usualWidth
      let height =
        Self.headerHeight + Double(entries) * Self.entryHeight
        + (group.saysPurpose
          ? Self.purposeHeight : Double(max(rows, entries == 0 ? 1 : 0)) * Self.chipPitch)
        + Self.padding
      let isLast = result.count == all.count - 1
      guard y + height + (isLast ? 0 : (isNarrow ? 2 : 1) * Self.moreHeight) <= room.maxY else {
        break
      }
      group.frame = Rect(x: room.minX, y: y, width: width, height: height)
      for place in group.cells.indices {
        group.cells[place].isEntry = place < entries
        group.cells[place].center =
          place < entries
          ? Point(
            x: room.minX + Self.padding + Self.radius + 6,
            y: y + Self.headerHeight + (Double(place) + 0.5) * Self.entryHeight)
          : chipCenter(
            place - entries, below: y + Self.headerHeight + Double(entries) * Self.entryHeight)
      }
      result.append(group)
      y += height + 10
    }
    return result
  }

  func chipCenter(_ place: Int, below top: Double) -> Point {
    let left =
      isNarrow
      ? room.minX + (Self.narrowWidth - Self.chipPitch) / 2
      : room.minX + Self.padding + Self.radius + 6 - Self.chipPitch / 2
    return Point(
      x: left + (Double(place % columns) + 0.5) * Self.chipPitch,
      y: top + (Double(place / columns) + 0.5) * Self.chipPitch)
  }

  /// The waiting cell at a point of the stage; nil if there is none.
  func cell(at point: Point) -> CellBook.Cell? {
    let point = point * (1 / scale)
    guard room.contains(point) else { return nil }
    for group in placed where group.frame.contains(point) {
      return group.cells.first {
        let distance = point - $0.center
        return max(abs(distance.x), abs(distance.y)) <= Self.chipPitch / 2
          || (entryFrame(of: $0, in: group)?.contains(point) ?? false)
      }?.cell
    }
    return nil
  }

  /// The centre of a waiting cell's disc, in points of the stage; nil if the cell is not shown.
  func center(of cell: CellBook.Cell) -> Point? {
    placed.lazy.flatMap(\.cells).first { $0.cell == cell }.map { $0.center * scale }
  }

  /// The frame of a waiting cell with its words, in points of the stage; nil if the cell is not
  /// shown.
  func frame(of cell: CellBook.Cell) -> Rect? {
    for group in placed {
      guard let waiting = group.cells.first(where: { $0.cell == cell }) else { continue }
      let frame =
        entryFrame(of: waiting, in: group)
        ?? Rect(origin: waiting.center, size: .zero).inset(by: -Self.radius)
      return frame.scaled(by: scale)
    }
    return nil
  }

  private func entryFrame(of waiting: Waiting, in group: Group) -> Rect? {
    guard waiting.isEntry else { return nil }
    return Rect(
      x: group.frame.minX + Self.padding, y: waiting.center.y - Self.entryHeight / 2 + 2,
      width: group.frame.width - 2 * Self.padding, height: Self.entryHeight - 4)
  }

  // MARK: Drawing

  func draw(in canvas: inout Canvas) {
    canvas.scale(by: scale)
    let all = shownGroups
    let groups = place(all)
    for group in groups { draw(group, isOnly: all.count == 1, &canvas) }
    if all.count > groups.count, let last = groups.last {
      let count = all.count - groups.count
      let name = count == 1 ? "queue" : "queues"
      let number = Fact(.queuesNotShown, of: pane.root, count)
      let lines: [Words] = isNarrow ? ["\(number) more", "\(name)"] : ["\(number) more \(name)"]
      for (place, line) in lines.enumerated() {
        canvas.say(
          line,
          in: Rect(
            x: last.frame.minX, y: last.frame.maxY + 2 + Double(place) * Self.moreHeight,
            width: last.frame.width, height: Self.moreHeight), font: Typography.body,
          color: theme.muted, alignment: isNarrow ? .center : .leading)
      }
    }
    drawFlights(groups, &canvas)
    if let followed { drawWays(of: followed, &canvas) }
  }

  private func draw(_ group: Group, isOnly: Bool, _ canvas: inout Canvas) {
    canvas.fill(group.frame, theme.panel, cornerRadius: 6)
    canvas.stroke(group.frame, Stroke(theme.muted.opacity(0.6), width: 1, cornerRadius: 6))
    if let color = group.color {
      let bar = Rect(
        x: group.frame.minX + 1, y: group.frame.minY + 1, width: 4, height: group.frame.height - 2)
      canvas.fill(bar, color, cornerRadius: 3)
    }
    let line = Rect(
      x: group.frame.minX + (isNarrow ? 4 : Self.padding), y: group.frame.minY + 8,
      width: group.frame.width - (isNarrow ? 8 : 2 * Self.padding), height: 20)
    if isNarrow {
      // Beside the bar with the colour of the list.
      let upper = line.inset(by: EdgeInsets(top: 0, left: 2, bottom: 0, right: -3))
        .offsetBy(Point(x: 0, y: -6))
      canvas.text(
        isOnly ? "queue" : group.title, in: upper, font: Typography.smallWords, color: theme.ink,
        alignment: .center)
      canvas.say(
        group.count.words, in: upper.offsetBy(Point(x: 0, y: 13)),
        font: Typography.smallNumber, color: theme.ink, alignment: .center)
    } else {
      // Without entries, nothing else says which cell is next.
      let next = group.cells.first.flatMap { $0.isEntry ? nil : "\($0.stamp.letter) is next · " }
      let count: Words = "\(next ?? "")\(group.count)"
      let countWidth = canvas.text.width(of: count.string, in: Typography.number) + 8
      let room = line.inset(
        by: EdgeInsets(top: 0, left: 0, bottom: 0, right: max(28, countWidth)))
      let title = isOnly ? "Reuse queue" : "Queue of \(group.title)"
      let fits = canvas.text.width(of: title, in: Typography.bodyStrong) <= room.width
      canvas.text(
        fits ? title : group.title, in: room, font: Typography.bodyStrong, color: theme.ink)
      canvas.say(
        count, in: line, font: Typography.number, color: theme.ink, alignment: .trailing)
    }
    if group.cells.isEmpty, !isNarrow {
      let words = group.saysPurpose ? Self.purpose : ["no cell waits"]
      for (place, words) in words.enumerated() {
        canvas.text(
          words,
          in: Rect(
            x: line.minX, y: group.frame.minY + Self.headerHeight + Double(place) * Self.lineHeight,
            width: line.width, height: 20),
          font: Typography.body, color: theme.muted)
      }
    }
    for (place, waiting) in group.cells.enumerated() {
      draw(waiting, isNext: place == 0, in: group, &canvas)
    }
  }

  private func draw(
    _ waiting: Waiting, isNext: Bool, in group: Group, _ canvas: inout Canvas
  ) {
    if let frame = entryFrame(of: waiting, in: group) {
      let color = waiting.list.map { pane.lists[$0].colors.cell } ?? theme.muted
      canvas.fill(frame, theme.panel.mixed(with: color, fraction: 0.3), cornerRadius: 4)
      let text = frame.inset(by: EdgeInsets(top: 4, left: 36, bottom: 4, right: 6))
      let half = Rect(x: text.minX, y: text.minY, width: text.width, height: text.height / 2)
      let drew =
        name(waiting.drew, waiting).map { "drew \($0)\(owner(waiting, in: group))" }
        ?? "has drawn nothing yet"
      canvas.text(drew, in: half, font: Typography.bodyStrong, color: theme.ink)
      canvas.text(
        isNext ? waitingWords(for: group.next, waiting, within: text.width, canvas) : "waits",
        in: half.offsetBy(Point(x: 0, y: half.height)), font: Typography.body,
        color: theme.ink)
    }
    if marked == waiting.cell {
      let ring = Rect(origin: waiting.center, size: .zero).inset(by: -Self.radius - 3)
      canvas.stroke(ring, Stroke(theme.accent, width: 2, cornerRadius: Self.radius + 3))
    }
    if isNext, group.cells.count > 1, !waiting.isEntry, marked != waiting.cell {
      let ring = Rect(origin: waiting.center, size: .zero).inset(by: -Self.radius - 2)
      canvas.stroke(ring, Stroke(theme.ink, width: 1.5, cornerRadius: Self.radius + 2))
    }
    // The letter of a cell that has not arrived is on its way; a ring keeps its place.
    if waiting.progress >= 1 {
      canvas.stamp(waiting.stamp, at: waiting.center, radius: Self.radius)
    } else {
      canvas.stroke(
        Rect(origin: waiting.center, size: .zero).inset(by: -Self.radius),
        Stroke(waiting.stamp.color, width: 1.5, cornerRadius: Self.radius))
    }
  }

  /// Words about the rows for which the next cell to be reused waits: both rows if they fit, else
  /// one.
  private func waitingWords(
    for next: [IndexPath], _ waiting: Waiting, within width: Double, _ canvas: Canvas
  ) -> String {
    let names = next.compactMap { name($0, waiting) }
    guard let first = names.first else { return "waits" }
    let one = "waits for \(first)"
    guard let other = names.last, other != first else { return one }
    // "Row 9 or 0", but "May 1 or April 30".
    let kind = first.prefix { $0 != " " } + " "
    let both = "\(one) or \(other.hasPrefix(kind) ? String(other.dropFirst(kind.count)) : other)"
    return canvas.text.width(of: both, in: Typography.body) <= width ? both : one
  }
}

extension Fact.Quantity {
  /// Reuse queues for which the tray has no room.
  fileprivate static let queuesNotShown = Fact.Quantity("queues not shown", .count)
}
