/// The children of a container that are called for its gestures: see ``StackingScrollView``.
///
/// Each child's `Stacking` records the calls that the child got, so that each beginning has one
/// end, even if the child comes and goes meanwhile.
@MainActor
final class GestureAudience: GestureListening {
  /// The container owns this object.
  private unowned(unsafe) let container: StackingScrollView
  /// The children that have been called for the beginning of a gesture.
  private var members: [ScrollView] = []
  /// The offset at which the container would come to rest, according to the children asked so far;
  /// nil when no children are being asked.
  private(set) var proposedTarget: Point?
  /// The child that requested the animation of the container's offset; it gets the call for the
  /// animation's end.
  weak var asker: ScrollView?

  init(of container: StackingScrollView) {
    self.container = container
  }

  // MARK: Calls

  func gestureCalls(_ call: GestureCall) {
    switch call {
    case .willBeginDragging:
      for child in ordered(members + newcomers) {
        // An earlier call may have ended the gesture.
        guard isDragged else { return }
        if isHere(child) { enlist(child) }
        bringUpToDate(child)
        send(call, to: child)
      }
    case .didEndScrollingAnimation, .didScrollToTop:
      let asker = asker
      self.asker = nil
      var listeners = container.gestureChildren
      if let asker, !listeners.contains(where: { $0 === asker }) { listeners.append(asker) }
      for child in listeners where isHere(child) {
        bringUpToDate(child)
        if isHere(child) { child.report(call) }
      }
    case .didEndDragging, .willBeginDecelerating, .didEndDecelerating:
      for child in ordered(members) {
        bringUpToDate(child)
        send(call, to: child)
      }
      members.removeAll { ($0.stacking?.part ?? GesturePart.none) == GesturePart.none }
    }
  }

  /// Asks the children that are visible now, or would be when the content has come to rest, for the
  /// target.
  func gestureWillEndDragging(velocity: Point, target: inout Point) {
    for child in container.scrollers(inSightAtRest: target) where isNew(child) && isDragged {
      enlist(child)
      send(.willBeginDragging, to: child)
    }
    for child in ordered(members) where isDragged {
      bringUpToDate(child)
      guard isHere(child) else { continue }
      ask(child, velocity: velocity, target: &target)
    }
    proposedTarget = nil
  }

  private func ask(_ child: ScrollView, velocity: Point, target: inout Point) {
    let axis = container.axis
    proposedTarget = target
    let told = container.contentOffset(of: child, atRest: target)
    var wanted = told
    child.tellWillEndDragging(velocity: velocity, target: &wanted)
    guard isHere(child), wanted[axis] != told[axis], wanted[axis].isFinite else { return }
    target[axis] = container.position(of: wanted[axis], in: child)
    // Clamps the target, so that the next child gets one at which the content can rest.
    if container.stacking?.axis != axis {
      target = container.scrollRange.clamp(target, along: axis)
    }
  }

  // MARK: Joining and leaving

  /// Makes the missed calls to children that become visible during a gesture.
  func welcome() {
    guard container.gesturePart != .none else { return }
    for child in newcomers where isNew(child) {
      if isDragged {
        enlist(child)
        send(.willBeginDragging, to: child)
      } else if isThrown, let rest = container.rest {
        enlist(child)
        send(.willBeginDragging, to: child)
        guard isHere(child) else { continue }
        // The child gets the target, but it is too late to change it.
        var target = container.contentOffset(of: child, atRest: rest.target)
        child.tellWillEndDragging(velocity: rest.velocity, target: &target)
        send(.didEndDragging(willDecelerate: true), to: child)
        send(.willBeginDecelerating, to: child)
      }
    }
  }

  /// Removes a child, and returns the stage that its calls have reached:
  /// ``ScrollView/tellEnd(of:)`` makes the calls that are missing.
  func leave(_ child: ScrollView) -> GesturePart {
    members.removeAll { $0 === child }
    return child.stacking?.part ?? .none
  }

  /// Ends the gesture for all members, also in containers inside them; makes no calls.
  func dismiss() {
    for child in members where child.stacking?.container === container {
      child.stacking?.part = .none
      child.audience?.dismiss()
    }
    members = []
    asker = nil
  }

  // MARK: Members

  private var isDragged: Bool {
    switch container.gesturePart {
    case .dragging, .caught: true
    case .none, .released, .decelerating, .releasedAgain: false
    }
  }

  private var isThrown: Bool {
    switch container.gesturePart {
    case .decelerating, .released, .releasedAgain: true
    case .none, .dragging, .caught: false
    }
  }

  private func isHere(_ child: ScrollView) -> Bool { child.stacking?.container === container }

  private func isNew(_ child: ScrollView) -> Bool {
    isHere(child) && child.stacking?.part == GesturePart.none
  }

  private var newcomers: [ScrollView] { container.gestureChildren.filter(isNew) }

  /// Positions a child for the container's current offset before a call of the gesture, so that the
  /// child's delegate is called for the movement first, and finds the child in place.
  private func bringUpToDate(_ child: ScrollView) {
    if isHere(child) { container.placeNow(child) }
  }

  private func enlist(_ child: ScrollView) {
    if !members.contains(where: { $0 === child }) { members.append(child) }
  }

  /// Sorts children in stacking order.
  private func ordered(_ children: [ScrollView]) -> [ScrollView] {
    guard children.count > 1 else { return children }
    func place(_ child: ScrollView) -> Int {
      child.stacking.flatMap { container.index(of: $0.arrangedView) } ?? .max
    }
    return children.map { ($0, place($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Makes a call to a child, if it can follow the calls that the child has had.
  private func send(_ call: GestureCall, to child: ScrollView) {
    guard isHere(child), let stacking = child.stacking,
      let part = stacking.part.following(call)
    else { return }
    // During the call that ends its part in the gesture, a child needs no other call, and reports
    // the container's flags.
    stacking.part = part == .none ? .released : part
    child.report(call)
    if part == .none { stacking.part = .none }
  }
}

extension ScrollView {
  /// Makes the calls that end a container's gesture, for a view that has left the container at this
  /// stage.
  func tellEnd(of part: GesturePart) {
    switch part {
    case .none, .released: break
    case .dragging: report(.didEndDragging(willDecelerate: false))
    case .decelerating, .releasedAgain: report(.didEndDecelerating)
    case .caught:
      report(.didEndDragging(willDecelerate: false))
      report(.didEndDecelerating)
    }
  }
}
