import Constraints

// Given values: frames of views that constraints do not place, sizes of contents, and guides that
// follow their view.
extension LayoutEngine {
  /// The variables of an item; nil if it has none in this engine.
  func knownPlace(of item: LayoutItem) -> LayoutPlace? {
    if item === rootItem { return rootPlace }
    // Another engine may have the item by now.
    return item.home === self ? item.place : nil
  }

  /// The variables of an item, made on the first call.
  func place(of item: LayoutItem) -> LayoutPlace {
    if let place = knownPlace(of: item) { return place }
    let place = makePlace(item)
    if item === rootItem {
      rootPlace = place
      tieRoot(place)
    } else {
      item.home = self
      item.place = place
      tie(item, place)
      if !item.translates || item.kind == .content { fresh.append(item) }
    }
    if item.isView { outdated.append(item) }
    return place
  }

  private func makeVariable(of item: LayoutItem) -> Variable {
    let variable = solver.makeVariable()
    while owners.count <= variable.index { owners.append(nil) }
    owners[variable.index] = item
    return variable
  }

  private func makePlace(_ item: LayoutItem) -> LayoutPlace {
    LayoutPlace(
      left: makeVariable(of: item), top: makeVariable(of: item), width: makeVariable(of: item),
      height: makeVariable(of: item))
  }

  func note(_ constraint: Constraint, _ origin: Origin) {
    while origins.count <= constraint.index { origins.append(nil) }
    origins[constraint.index] = origin
  }

  // MARK: - Ties

  private func tie(_ item: LayoutItem, _ place: LayoutPlace) {
    switch item.kind {
    case .view:
      guard item.translates else { return unheld.append(item) }
      item.view?.isTied = true
      for axis in Axis.allCases { tieFrame(item, place, axis) }
    case .guide: break
    case .content:
      let isGiven = item.view?.contentExtent.isGiven ?? true
      for axis in Axis.allCases {
        tie(item, place, place.start(along: axis).expression, .zero)
        // A list knows the length of its content. In other scroll views, a length that the program
        // has set counts only if constraints leave the length open.
        tie(
          item, place, place.length(along: axis).expression, .content(axis),
          priority: isGiven ? 1000 : 1)
      }
    case .margins, .safeArea:
      guard let view = item.view else { return }
      let outer = self.place(of: view.layoutItemMade())
      for axis in Axis.allCases {
        let (start, length) = (place.start(along: axis), place.length(along: axis))
        tie(item, place, start.expression, .near(axis))
        tie(item, place, start + length - outer.length(along: axis), .far(axis))
      }
    case .frame:
      guard let view = item.view else { return }
      view.isTied = true
      let outer = self.place(of: view.layoutItemMade())
      for axis in Axis.allCases {
        tie(item, place, place.start(along: axis).expression, .origin(axis))
        tie(item, place, place.length(along: axis) - outer.length(along: axis), .zero)
      }
    }
  }

  /// Ties an item to its given frame. The length of a view that grows with its superview is tied to
  /// the superview's, so that fitting sizes take its contents into account.
  private func tieFrame(_ item: LayoutItem, _ place: LayoutPlace, _ axis: Axis) {
    tie(item, place, place.start(along: axis).expression, .start(axis))
    let length = place.length(along: axis)
    if let view = item.view, view.growsAlone(along: axis), let outer = view.superview?.layoutItem {
      tie(item, place, length - self.place(of: outer).length(along: axis), .excess(axis))
    } else {
      tie(item, place, length.expression, .length(axis))
    }
  }

  private func tie(
    _ item: LayoutItem, _ place: LayoutPlace, _ expression: LinearExpression,
    _ value: LayoutPlace.Value, priority: Float = 1000
  ) {
    let number = item.value(value)
    // The variables are new, so the tie cannot contradict anything.
    guard let constraint = try? solver.add(expression, .equal, number, priority: .init(priority))
    else { return }
    place.ties.append(LayoutPlace.Tie(constraint: constraint, value: value))
    note(constraint, .tie(item))
  }

  /// Keeps the size of an item from being negative. This is seldom needed, so it is checked after
  /// solving.
  func limit(_ item: LayoutItem, _ place: LayoutPlace) {
    guard !item.isTiedToFrame(isRoot: item === rootItem) else { return }
    for axis in Axis.allCases where place.limits[axis] == nil {
      let length = place.length(along: axis)
      guard solver.value(of: length) < -1e-7 else { continue }
      while place.limits[axis] == nil {
        do throws(ConstraintConflict) {
          let limit = try solver.add(length, .greaterThanOrEqual, 0)
          place.limits[axis] = limit
          limitCount += 1
          note(limit, .notNegative(item))
        } catch {
          guard giveUpOne(of: error) else { break }
        }
      }
      isMarked = true
    }
  }

  /// The variables for the bounds origin of a scroll view, made on the first call.
  func origin(of item: LayoutItem) -> PerAxis<Variable> {
    let place = place(of: item)
    if let origin = place.origin { return origin }
    let origin = PerAxis { _ in makeVariable(of: item) }
    place.origin = origin
    for axis in Axis.allCases { tie(item, place, origin[axis].expression, .origin(axis)) }
    item.view?.isTied = true
    return origin
  }

  // MARK: - The root view

  private func tieRoot(_ place: LayoutPlace) {
    let size = root.storedBounds.size
    for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      let variable = place.length(along: axis)
      guard let tie = try? solver.add(variable, .equal, length, priority: .init(framePriority))
      else { continue }
      place.ties.append(LayoutPlace.Tie(constraint: tie, value: .length(axis)))
      note(tie, .tie(rootItem))
    }
    framing = .frame(size)
    unheld.append(rootItem)
  }

  /// The priority of the root view's present size. If its frame is not given, that size counts only
  /// if nothing else determines a size.
  private var framePriority: Float { rootItem.translates ? 1000 : 1 }

  /// Ties the root view to its present size.
  func frame(to size: Size) {
    guard let rootPlace else { return framing = .frame(size) }
    if framing != .frame(size) { holdRoot(rootPlace, at: size, framePriority, framePriority) }
    framing = .frame(size)
  }

  /// Ties the root view to a size, in points, with one priority for each axis.
  func holdRoot(_ place: LayoutPlace, at size: Size, _ horizontal: Float, _ vertical: Float) {
    for (tie, (length, priority)) in zip(
      place.ties, [(size.width, horizontal), (size.height, vertical)])
    {
      // A lower priority is set before the length, because it allows more values.
      if priority < 1000 { set(Priority(priority), of: tie.constraint) }
      set(length, of: tie.constraint)
      if priority == 1000 { set(Priority.required, of: tie.constraint) }
    }
  }

  // MARK: - Contents

  /// Ties items to the sizes of their contents. Constraints are added first: it would cost more if
  /// these ties had to give way to them later.
  func holdContents() {
    let items = unheld
    unheld = []
    for item in items {
      guard let place = knownPlace(of: item) else { continue }
      holdContent(item, place)
    }
  }

  private func holdContent(_ item: LayoutItem, _ place: LayoutPlace) {
    guard let view = item.view else { return }
    let size = view.intrinsicContentSize
    // The view's code may have removed the view from this engine.
    guard knownPlace(of: item) === place else { return }
    hold(item, place, at: size.width, .horizontal)
    hold(item, place, at: size.height, .vertical)
    if view.contentHeight(forWidth: size.width) != nil {
      if place.askedWidth == nil { fluid.append(item) }
      place.askedWidth = size.width
    }
  }

  private func hold(_ item: LayoutItem, _ place: LayoutPlace, at length: Double, _ axis: Axis) {
    guard length != View.noIntrinsicMetric else {
      if let old = place.content[axis] {
        drop(old)
        place.content[axis] = nil
      }
      return
    }
    require(
      length >= 0 && length < Limits.longestContent,
      "View: intrinsicContentSize of \(item.name) is \(length) along its \(axis) axis")
    if let constraint = place.content[axis] {
      if solver.constant(of: constraint) != length {
        set(length, of: constraint)
      }
      return
    }
    let (hugging, resistance) = item.contentPriorities(along: axis)
    guard
      let constraint = try? solver.add(
        place.length(along: axis), equals: length, hugging: hugging, resistance: resistance)
    else { return }
    place.content[axis] = constraint
    note(constraint, .content(item))
  }

  /// Passes an item's changed hugging and resistance to the solver.
  func contentPrioritiesChanged(of item: LayoutItem) {
    guard let place = knownPlace(of: item) else { return }
    for axis in Axis.allCases {
      guard let constraint = place.content[axis] else { continue }
      let (hugging, resistance) = item.contentPriorities(along: axis)
      set(hugging, resistance, of: constraint)
    }
    noteNewWish()
  }

  /// If the width of a text has changed, measures its height again.
  func measureAgain(_ item: LayoutItem) {
    guard let place = knownPlace(of: item), let asked = place.askedWidth,
      let view = item.view
    else { return }
    let width = solver.value(of: place.width)
    guard abs(width - asked) > 1e-6, let height = view.contentHeight(forWidth: max(0, width)) else {
      return
    }
    place.askedWidth = width
    guard let constraint = place.content[.vertical],
      solver.constant(of: constraint) != height
    else { return }
    set(height, of: constraint)
    isMarked = true
  }

  // MARK: - Refreshing

  /// Passes the present given values of an item to the solver.
  func refresh(_ item: LayoutItem) {
    guard let place = knownPlace(of: item) else { return }
    if item !== rootItem {
      for tie in place.ties {
        let number = item.value(tie.value)
        if solver.constant(of: tie.constraint) != number {
          set(number, of: tie.constraint)
        }
      }
    }
    guard item.isView, item === rootItem || !item.translates else { return }
    holdContent(item, place)
    for constraint in item.references where constraint.speaksOfBaseline { change(constraint) }
    measureAgain(item)
  }

  /// Replaces the ties of an item after ``LayoutItem/translates`` has changed.
  func tieAnew(_ item: LayoutItem) {
    guard let place = item.place else { return }
    dropHolds(of: place)
    (place.ties, place.askedWidth) = ([], nil)
    place.limits = PerAxis { _ in nil }
    place.content = PerAxis { _ in nil }
    tie(item, place)
    if !item.translates { fresh.append(item) }
    noteNewWish()
  }

  /// Drops all solver constraints of an item except those that the program made.
  func dropHolds(of place: LayoutPlace) {
    for tie in place.ties { drop(tie.constraint) }
    for axis in Axis.allCases {
      if let limit = place.limits[axis] { drop(limit) }
      if let constraint = place.content[axis] { drop(constraint) }
    }
  }

  func drop(_ constraint: Constraint) {
    solver.remove(constraint)
    origins[constraint.index] = nil
  }
}

extension LayoutItem {
  /// The present number for a tie of this item.
  fileprivate func value(_ value: LayoutPlace.Value) -> Double {
    guard let view else { return 0 }
    let frame = view.uprightFrame
    switch value {
    case .start(let axis): return frame.start(along: axis)
    case .length(let axis): return frame.size[axis]
    case .excess(let axis):
      return frame.size[axis] - (view.superview?.storedBounds.size[axis] ?? 0)
    case .origin(let axis): return view.storedBounds.origin[axis]
    case .near(let axis): return insets(of: view).near(along: axis)
    case .far(let axis): return -insets(of: view).far(along: axis)
    case .content(let axis): return view.contentExtent.size[axis]
    case .zero: return 0
    }
  }

  private func insets(of view: View) -> EdgeInsets {
    kind == .margins ? view.layoutMargins : view.safeAreaInsets
  }

  fileprivate func contentPriorities(along axis: Axis) -> (Priority, Priority) {
    func priority(_ pair: (LayoutPriority, LayoutPriority)) -> Priority {
      (axis == .horizontal ? pair.0 : pair.1).solved
    }
    return (priority(hugging), priority(resistance))
  }
}

extension LayoutPriority {
  /// The priority in the solver's type; at least 1.
  var solved: Priority { Priority(max(1, rawValue)) }
}

extension View {
  /// Whether the autoresizing mask lets the length, but neither margin, follow the superview's
  /// length.
  fileprivate func growsAlone(along axis: Axis) -> Bool {
    let (near, length, far): (AutoresizingMask, AutoresizingMask, AutoresizingMask) =
      axis == .horizontal
      ? (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
      : (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    let mask = autoresizingMask
    return mask.contains(length) && !mask.contains(near) && !mask.contains(far)
  }
}
