import Constraints

/// Solves the constraints inside one view whose frame is given.
///
/// A view whose frame is found by constraints belongs to the engine of the view around it. A cell
/// has a given frame, so it has an engine of its own, and keeps it while it waits for reuse:
/// changes in one cell cost nothing elsewhere. If a constraint leads out of a view with a given
/// frame, the inside and the outside are solved together.
///
/// Changes are only noted: the engine marks its view, and ``solve()`` applies them.
@MainActor
final class LayoutEngine {
  /// The view in which this engine solves constraints; it owns the engine.
  unowned(unsafe) var root: View
  let rootItem: LayoutItem
  var solver = ConstraintSolver()

  /// The reason for a constraint in the solver.
  enum Origin {
    case constraint(LayoutConstraint)
    case tie(LayoutItem)
    case content(LayoutItem)
    case notNegative(LayoutItem)
  }

  /// The origins of the solver's constraints, by constraint index.
  var origins: [Origin?] = []
  /// The items of the solver's variables, by variable index.
  var owners: [LayoutItem?] = []
  /// The variables of the root view; nil until a constraint needs them.
  var rootPlace: LayoutPlace?
  var framing = Framing.none

  /// The size that the root view is tied to.
  enum Framing: Equatable {
    case none
    /// The size of its bounds.
    case frame(Size)
    /// The target of a fitting size, while that is computed.
    case fitting
  }

  /// Work for the next layout: constraints to add, to try again and to change, items to refresh,
  /// and items whose views are to update their constraints.
  var pending: [LayoutConstraint] = []
  var givenUp: [LayoutConstraint] = []
  var changed: [LayoutConstraint] = []
  var stale: [LayoutItem] = []
  var outdated: [LayoutItem] = []
  /// Items that have not been placed since they were added.
  var fresh: [LayoutItem] = []
  /// Items that are still to be tied to the sizes of their contents.
  var unheld: [LayoutItem] = []
  /// Items whose content's height depends on their width.
  var fluid: [LayoutItem] = []
  var direction = UserInterfaceLayoutDirection.leftToRight
  var isMarked = false
  /// The number of constraints added against negative sizes.
  var limitCount = 0
  /// Whether views are updating their constraints, or a fitting size is being computed. An
  /// arranging superview may ask for the size at once, so it is called only afterwards.
  private var isAtWork = false
  private var hasNewWish = false

  /// Whether the engine is temporary; it then marks no view, and calls no arranging superview.
  var isApart: Bool

  init(root: View, _ item: LayoutItem, isApart: Bool = false) {
    self.isApart = isApart
    self.root = root
    rootItem = item
  }

  // MARK: - Noting

  /// Makes the next layout solve the constraints.
  func mark() {
    guard !isMarked else { return }
    isMarked = true
    if !isApart { root.markForSolving() }
  }

  func wait(for constraint: LayoutConstraint) {
    constraint.standing = .pending(self)
    pending.append(constraint)
    noteNewWish()
  }

  func noteChange(of constraint: LayoutConstraint) {
    if case .solved = constraint.standing { changed.append(constraint) }
    noteNewWish()
  }

  func noteStale(_ item: LayoutItem) {
    guard !item.isStale else { return }
    item.isStale = true
    stale.append(item)
    mark()
  }

  func noteOutdated(_ item: LayoutItem) {
    outdated.append(item)
    Window.timesOutdated &+= 1
    mark()
  }

  /// The fitting size of the view may have changed: calls the superview if it arranges the view.
  func noteNewWish() {
    mark()
    guard !isApart else { return }
    guard !isAtWork else { return hasNewWish = true }
    root.superviewReference?.withObject { $0.arrangement?.subviewDidInvalidateSize(root) }
  }

  /// Runs `body`, and calls an arranging superview only after it.
  func work<Result>(_ body: () -> Result) -> Result {
    let wasAtWork = beginWork()
    let result = body()
    endWork(wasAtWork)
    return result
  }

  /// - Returns: The argument for ``endWork(_:)``.
  func beginWork() -> Bool {
    defer { isAtWork = true }
    return isAtWork
  }

  func endWork(_ wasAtWork: Bool) {
    isAtWork = wasAtWork
    guard !isAtWork, hasNewWish else { return }
    hasNewWish = false
    noteNewWish()
  }

  // MARK: - Solving

  /// Whether a change was noted, or the view's size or direction has changed.
  var needsSolving: Bool {
    isMarked || framing != .frame(root.storedBounds.size)
      || direction != root.effectiveUserInterfaceLayoutDirection
  }

  /// Determines all frames, and marks the views in which an item has moved.
  func solve() {
    guard needsSolving else { return }
    checkDirection()
    var rounds = 0
    repeat {
      updateConstraints()
      isMarked = false
      frame(to: root.storedBounds.size)
      settle()
      let limited = limitCount
      takeMoves()
      // Each size is limited only once, so rounds that add a limit are not counted.
      if limitCount == limited { rounds += 1 }
    } while (isMarked || !outdated.isEmpty) && rounds < 100
    require(!isMarked, "View: the constraints in \(root) do not settle after 100 rounds")
  }

  /// Applies the noted changes to the solver.
  func settle() {
    while let item = stale.popLast() {
      item.isStale = false
      refresh(item)
    }
    // A change may give up other constraints and note further changes.
    let changed = changed
    self.changed = []
    for constraint in changed { change(constraint) }
    let waiting = pending
    pending = []
    for constraint in waiting {
      guard constraint.isPending, constraint.engine === self else { continue }
      add(constraint)
    }
    holdContents()
    retry()
  }

  func updateConstraints() { work(updateEach) }

  private func updateEach() {
    var rounds = 0
    while !outdated.isEmpty {
      require(rounds < 100, "View: updateConstraints of \(root) has requested itself 100 times")
      rounds += 1
      let items = outdated
      outdated = []
      LayoutItem.updateConstraints(of: items)
    }
  }

  private func checkDirection() {
    let now = root.effectiveUserInterfaceLayoutDirection
    guard now != direction else { return }
    direction = now
    turn()
  }

  /// Adds the constraints with leading or trailing edges again.
  func turn() {
    for case .constraint(let constraint)? in origins where constraint.isDirected {
      remove(constraint)
      wait(for: constraint)
    }
  }

  // MARK: - Moves

  private func takeMoves() {
    var moved = fresh
    fresh = []
    for item in moved { item.place?.isReported = true }
    solver.takeChanges { variable, _ in
      guard let item = owners[variable.index] else { return }
      guard let place = knownPlace(of: item), !place.isReported else { return }
      place.isReported = true
      moved.append(item)
    }
    for item in moved {
      guard let place = knownPlace(of: item) else { continue }
      place.isReported = false
      if place.askedWidth != nil { measureAgain(item) }
      limit(item, place)
      if item === rootItem {
        if !item.translates { resizeRoot() }
      } else if let container = item.container {
        if !item.translates || item.kind == .content { container.layoutItemMade().move(item) }
        container.markForLayout()
      }
    }
  }

  /// Gives a view with neither superview nor given frame the size that its constraints determine.
  private func resizeRoot() {
    let size = frame(of: rootItem).size
    guard root.superviewReference == nil, size != root.storedBounds.size else { return }
    root.bounds.size = size
  }

  /// The frame of an item in its container, in points; zero if this engine has no variables for it.
  func frame(of item: LayoutItem) -> Rect {
    guard let place = knownPlace(of: item) else { return .zero }
    return Rect(
      x: value(place.left), y: value(place.top), width: max(0, value(place.width)),
      height: max(0, value(place.height)))
  }

  /// The value of a variable, rounded to a multiple of 1/64 if it is within 1e-7 of one.
  private func value(_ variable: Variable) -> Double {
    let value = solver.value(of: variable)
    let even = (value * 64).rounded() / 64
    return abs(value - even) < 1e-7 ? even : value
  }
}

extension LayoutItem {
  /// Makes the next layout of this item's view place `item`.
  fileprivate func move(_ item: LayoutItem) {
    guard !item.isMoved else { return }
    item.isMoved = true
    moved.append(item)
  }
}

extension LayoutConstraint {
  /// Whether the constraint refers to a leading or trailing edge.
  var isDirected: Bool {
    [first.attribute, second?.attribute].contains { $0 == .leading || $0 == .trailing }
  }
}
