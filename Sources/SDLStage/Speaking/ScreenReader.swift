internal import CAccessibility
internal import Geometry
internal import Glibc
internal import Hosting
internal import ScrollEngine

/// Gives assistive technology the nodes of the open window, as objects of ATK.
///
/// There is one for the whole program, because ATK serves programs, not windows. An object is made
/// when somebody asks for it. It lasts as long as what it stands for; that of a row out of sight, as
/// long as somebody holds it, and the last ones that were asked for, so that reading on does not make
/// each object twice.
@MainActor
final class ScreenReader {
  static let shared = ScreenReader()

  /// What the window is to assistive technology.
  struct Place {
    var title = ""
    /// The corner of the content on the screen, in window coordinates.
    var origin = Point.zero
    /// Window coordinates per point of the tree's window.
    var scale = 1.0
  }

  struct Entry {
    let node: SpokenNode
    let object: OpaquePointer
    /// Whether this holds the object.
    var isHeld = true
    /// Whether it was told that the thing is gone: a second time, the bridge would complain.
    var isDefunct = false
  }

  /// The number of the object that stands for the program; nodes have numbers from 1 on.
  static let program: UInt64 = 0
  /// The number of the object that stands for what is announced.
  static let notice = UInt64.max
  /// What is announced.
  private(set) var noticeWords = ""
  private var noticeObject: OpaquePointer?
  /// How many rows out of sight are held.
  private static let mostRows = 1_000

  private(set) var tree: SpokenTree?
  /// The name of the program.
  private(set) var name = ""
  var place = Place()
  /// The texts of ``SpokenEvent/announcement(_:isUrgent:)`` go to the object of the window.
  private(set) var programObject: OpaquePointer?
  private(set) var entries: [UInt64: Entry] = [:]
  /// Rows out of sight that are held, the last asked for at the end.
  private var rows: [UInt64] = []
  private(set) var isRunning = false
  /// Whether an answer since the last turn of the window's loop has used something.
  var hasActed = false

  // MARK: Start and end

  /// Starts to serve programs; returns false where the libraries or the bus do not exist.
  func start(as name: String) -> Bool {
    self.name = name
    guard !isRunning else { return true }
    isRunning =
      caccessibility_start(
        Self.answers, { OpaquePointer(bitPattern: onMain { ScreenReader.shared.makeProgram() }) },
        wakeForQuestions) != 0
    return isRunning
  }

  private func makeProgram() -> UInt {
    let object = programObject ?? caccessible_new(Self.program, 0)
    programObject = object
    return UInt(bitPattern: object)
  }

  /// Serves a window from now on.
  func open(_ tree: SpokenTree, at place: Place) {
    self.tree = tree
    self.place = place
    tree.onEvent = { [weak self] in self?.tell($0) }
    guard let program = programObject, let object = object(for: tree.root) else { return }
    caccessible_tell_child(program, 1, 0, object)
    caccessible_tell(object, caccessible_window_created)
  }

  /// Ends serving the window.
  func close() {
    guard let tree else { return }
    if let program = programObject, let object = object(for: tree.root) {
      caccessible_tell(object, caccessible_window_destroyed)
      caccessible_tell_child(program, 0, 0, object)
    }
    tree.onEvent = nil
    self.tree = nil
    rows = []
    let gone = entries
    for (_, entry) in gone { tellGone(entry.node) }
  }

  /// Whether the window has the keyboard.
  private(set) var isActive = false

  /// Tells whether the window has the keyboard.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive, let tree, let object = object(for: tree.root) else { return }
    self.isActive = isActive
    caccessible_tell(
      object, isActive ? caccessible_window_activated : caccessible_window_deactivated)
    caccessible_tell_state(object, caccessible_active.rawValue, isActive ? 1 : 0)
  }

  /// Has a text said, in the way that the reader of this desktop's age knows.
  func announce(_ words: String, isUrgent: Bool) {
    guard let tree, let window = object(for: tree.root) else { return }
    guard caccessible_tell_announcement(window, words, isUrgent ? 1 : 0) == 0 else { return }
    noticeWords = words
    let object = noticeObject ?? caccessible_new(Self.notice, 0)
    guard let object else { return }
    noticeObject = object
    caccessible_tell_state(object, caccessible_showing.rawValue, 1)
  }

  // MARK: Objects

  func node(_ number: UInt64) -> SpokenNode? { tree == nil ? nil : entries[number]?.node }

  /// The object for a node.
  func object(for node: SpokenNode) -> OpaquePointer? {
    guard !node.isGone else { return nil }
    if let entry = entries[node.number] {
      if !entry.isHeld { hold(node) }
      return entry.object
    }
    guard let object = caccessible_new(node.number, interfaces(of: node)) else { return nil }
    entries[node.number] = Entry(node: node, object: object)
    node.tree.watch(node)
    if node.isRow { noteRow(node) }
    return object
  }

  /// The object for a node, if somebody has asked for it.
  func knownObject(for node: SpokenNode) -> OpaquePointer? { entries[node.number]?.object }

  private func interfaces(of node: SpokenNode) -> UInt32 {
    var all: UInt32 = 0
    func add(_ interface: CAccessibleInterfaces) { all |= interface.rawValue }
    switch node.role {
    case .window: add(caccessible_is_window)
    case .list, .table:
      add(caccessible_selects)
      add(caccessible_has_rows)
      // To scroll, as soon as there is enough content.
      add(caccessible_acts)
    case .panel, .group, .heading, .text, .image, .busy: break
    default: add(caccessible_acts)
    }
    if !node.actions.isEmpty { add(caccessible_acts) }
    if node.amount != nil { add(caccessible_has_value) }
    if node.readText != nil { add(caccessible_has_text) }
    if node.text != nil { add(caccessible_edits_text) }
    return all
  }

  private func noteRow(_ node: SpokenNode) {
    rows.append(node.number)
    guard rows.count > Self.mostRows else { return }
    let oldest = rows.removeFirst()
    guard let entry = entries[oldest], entry.isHeld else { return }
    // Rows in sight are compared with what was told of them, and so remain.
    if entry.node.states.contains(.showing) {
      rows.append(oldest)
    } else {
      release(entry.node)
    }
  }

  /// Holds the object of a row again that only somebody else has held.
  private func hold(_ node: SpokenNode) {
    guard let object = entries[node.number]?.object else { return }
    caccessible_hold(object)
    entries[node.number]?.isHeld = true
    node.tree.watch(node)
    noteRow(node)
  }

  /// Lets go of a node's object.
  func release(_ node: SpokenNode) {
    guard let entry = entries[node.number], entry.isHeld else { return }
    entries[node.number]?.isHeld = false
    node.tree.forgetWatched(node)
    caccessible_release(entry.object)
  }

  /// Tells that a node's thing is gone, and lets go of its object.
  func tellGone(_ node: SpokenNode) {
    guard let entry = entries[node.number] else { return }
    if !entry.isDefunct {
      entries[node.number]?.isDefunct = true
      caccessible_tell_state(entry.object, caccessible_defunct.rawValue, 1)
    }
    release(node)
  }

  /// Called when nobody holds an object.
  func forget(_ number: UInt64) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    entry.node.tree.forget(entry.node)
  }

  // MARK: Places

  /// A rectangle of the tree's window in window coordinates.
  func rect(_ rect: Rect) -> CAccessibleRect {
    let (left, top) = (rect.minX * place.scale, rect.minY * place.scale)
    let (right, bottom) = (rect.maxX * place.scale, rect.maxY * place.scale)
    let grid = (Self.coordinate(left), Self.coordinate(top))
    return CAccessibleRect(
      x: grid.0, y: grid.1, width: Self.coordinate(right) - grid.0,
      height: Self.coordinate(bottom) - grid.1)
  }

  /// A point of the tree's window, from window coordinates.
  func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / place.scale, y: Double(y) / place.scale)
  }

  /// Rows of a list can lie further away than a coordinate reaches.
  private static func coordinate(_ value: Double) -> Int32 {
    Int32(min(max(value.rounded(), -1_000_000_000), 1_000_000_000))
  }
}

/// Runs a part of an answer; ATK asks on the main thread only.
func onMain<Answer: Sendable>(_ body: @MainActor () -> Answer) -> Answer {
  MainActor.assumeIsolated(body)
}
