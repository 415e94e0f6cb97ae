import Constraints

/// Solves the constraints inside one view whose frame is given.
///
/// A view whose frame is found by constraints belongs to the engine of the view around it. So a cell
/// has an engine of its own, which stays with it while it waits for reuse, and what changes in one
/// cell costs nothing elsewhere. Where a constraint leads through a view with a given frame, both
/// sides are solved together.
///
/// Nothing is done when something changes: the engine marks its view, and ``solve()`` looks at
/// what was noted.
@MainActor
final class LayoutEngine {
  /// The view, which owns this.
  unowned(unsafe) var root: View
  let rootItem: LayoutItem
  var solver = ConstraintSolver()

  /// What a constraint of the solver stands for.
  enum Origin {
    case constraint(LayoutConstraint)
    case tie(LayoutItem)
    case content(LayoutItem)
    case notNegative(LayoutItem)
  }

  /// By the index of the constraint.
  var origins: [Origin?] = []
  /// By the index of the variable.
  var owners: [LayoutItem?] = []
  /// The size of the view, and what holds it.
  var rootPlace: LayoutPlace?
  var framing = Framing.none

  /// What the size of the view is held with.
  enum Framing: Equatable {
    case none
    /// The frame it has.
    case frame(Size)
    /// While a size is looked for that fits.
    case fitting
  }

  /// What has been noted since the last layout.
  var pending: [LayoutConstraint] = []
  var givenUp: [LayoutConstraint] = []
  var changed: [LayoutConstraint] = []
  var stale: [LayoutItem] = []
  var outdated: [LayoutItem] = []
  /// Items that have not been placed since they came.
  var fresh: [LayoutItem] = []
  /// Items whose contents are to hold them.
  var unheld: [LayoutItem] = []
  /// Items whose height follows from the width they get.
  var fluid: [LayoutItem] = []
  var direction = UserInterfaceLayoutDirection.leftToRight
  var isMarked = false
  /// How many sizes have been kept from being below zero.
  var limitCount = 0
  /// Whether views are changing their constraints, or a size is being looked for. What arranges the
  /// view asks for its size at once, so it is called for a new wish only when that is done.
  private var isAtWork = false
  private var hasNewWish = false

  /// Whether it is only there for a moment: it calls nobody.
  var isApart: Bool

  init(root: View, _ item: LayoutItem, isApart: Bool = false) {
    self.isApart = isApart
    self.root = root
    rootItem = item
  }

  // MARK: - Noting

  /// Has the next layout look at what was noted.
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

  /// What is in the view may want another size now: asks what arranges it to lay out again.
  func noteNewWish() {
    mark()
    guard !isApart else { return }
    guard !isAtWork else { return hasNewWish = true }
    root.superviewReference?.withObject { $0.arrangement?.subviewDidInvalidateSize(root) }
  }

  /// Does some work, and reports a new wish only after it.
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

  /// Whether something was noted, or the view has another size.
  var needsSolving: Bool {
    isMarked || framing != .frame(root.storedBounds.size)
      || direction != root.effectiveUserInterfaceLayoutDirection
  }

  /// Finds where everything goes, and marks the views in which something has moved.
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
      // Each size is kept from falling below zero only once, so rounds that do that need no limit.
      if limitCount == limited { rounds += 1 }
    } while (isMarked || !outdated.isEmpty) && rounds < 100
    require(!isMarked, "View: the constraints in \(root) do not settle after 100 rounds")
  }

  /// Adds and changes what was noted.
  func settle() {
    while let item = stale.popLast() {
      item.isStale = false
      refresh(item)
    }
    // Each may give up others, or wake them.
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
      require(rounds < 100, "View: updateConstraints of \(root) asks for itself 100 times")
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

  /// Adds the constraints anew that depend on where text begins.
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

  /// A view without a superview or a given frame has the size that its constraints want.
  private func resizeRoot() {
    let size = frame(of: rootItem).size
    guard root.superviewReference == nil, size != root.storedBounds.size else { return }
    root.bounds.size = size
  }

  /// Where an item lies, in points of the view that it lies in.
  func frame(of item: LayoutItem) -> Rect {
    guard let place = knownPlace(of: item) else { return .zero }
    return Rect(
      x: value(place.left), y: value(place.top), width: max(0, value(place.width)),
      height: max(0, value(place.height)))
  }

  /// The value of a variable, without the last digits of the solver: 100 rather than 100.00000000001.
  private func value(_ variable: Variable) -> Double {
    let value = solver.value(of: variable)
    let even = (value * 64).rounded() / 64
    return abs(value - even) < 1e-7 ? even : value
  }
}

extension LayoutItem {
  /// Has an item placed with the next layout of the view that it lies in.
  fileprivate func move(_ item: LayoutItem) {
    guard !item.isMoved else { return }
    item.isMoved = true
    moved.append(item)
  }
}

extension LayoutConstraint {
  /// Whether it depends on where text begins or ends.
  var isDirected: Bool {
    [first.attribute, second?.attribute].contains { $0 == .leading || $0 == .trailing }
  }
}
