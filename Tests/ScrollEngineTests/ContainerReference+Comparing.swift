@testable import ScrollEngine

extension ContainerReference {
  /// The first difference between the container and this reference, or nil.
  func difference() -> String? {
    let (_, length) = layout(in: container.bounds.size)
    let closeness = Closeness(upTo: length + abs(container.contentOffset[axis]))
    return difference(isSeen: true, closeness)
  }

  /// The first difference, or nil; `isSeen` is whether the container is visible and may hold cells.
  private func difference(isSeen: Bool, _ closeness: Closeness) -> String? {
    let bounds = container.bounds
    let (spans, length) = layout(in: bounds.size)
    // A hidden nested container may be longer than the stack that contains it.
    let closeness = closeness.widened(upTo: length)
    guard closeness.isEqual(container.contentSize[axis], length),
      container.contentSize[axis.across] == bounds.size[axis.across]
    else { return "\(container) has content of \(container.contentSize), expected \(length)" }
    guard container.arrangedSubviews.elementsEqual(children.map(\.view), by: ===) else {
      return "\(container) stacks \(container.arrangedSubviews)"
    }
    let shown = container.visibleArrangedSubviews.map(ObjectIdentifier.init)
    var seen: [(ObjectIdentifier, Closeness.Overlap)] = []
    for (child, span) in zip(children, spans) {
      let id = ObjectIdentifier(child.view)
      let canShow = isSeen && !child.isHidden
      let overlap = closeness.overlap(
        span.start, span.start + span.length, from: bounds.origin[axis],
        to: bounds.end(along: axis))
      seen.append((id, canShow ? overlap : .none))
      let isVisible = canShow && shown.contains(id)
      if let found = difference(of: child, span, isSeen: isSeen, isVisible: isVisible, closeness) {
        return "\(container): \(found)"
      }
    }
    guard Closeness.isShown(shown, of: seen) else {
      return "\(container) shows \(container.visibleArrangedSubviews) at \(bounds) of \(spans)"
    }
    return nil
  }

  private func difference(
    of child: Child, _ span: (start: Double, length: Double), isSeen: Bool, isVisible: Bool,
    _ closeness: Closeness
  ) -> String? {
    let view = child.view
    if let scroller = sliced(child) {
      // Even out of sight, the child's offset lies within its content.
      let inner = scroller.contentOffset[axis] + scroller.contentInset.near(along: axis)
      let shown = isVisible ? view.frame.size[axis] : 0
      guard inner >= -closeness.tolerance, inner + shown <= span.length + closeness.tolerance
      else { return "\(view) shows \(inner) and \(view.frame.size[axis]) of \(span.length)" }
    }
    guard isVisible else {
      if isSeen, sliced(child) != nil, view.frame.size[axis] != 0 {
        return "\(view) is out of sight at \(span), not gone: \(view.frame)"
      }
      return contentDifference(of: child, isSeen: false, closeness)
    }
    let frame = expectedFrame(of: child, span)
    guard closeness.isEqual(view.frame, frame) else {
      return "\(view) lies at \(view.frame), expected \(frame)"
    }
    if let scroller = sliced(child) {
      let offset = frame.start(along: axis) - span.start - scroller.contentInset.near(along: axis)
      guard closeness.isEqual(scroller.contentOffset[axis], offset) else {
        return "\(view) has the offset \(scroller.contentOffset), expected \(offset)"
      }
    }
    return contentDifference(of: child, isSeen: true, closeness)
  }

  private func expectedFrame(of child: Child, _ span: (start: Double, length: Double)) -> Rect {
    let bounds = container.bounds
    var (start, length) = span
    let room = breadth(for: child, in: bounds.size)
    var (near, breadth) = (child.margins.near(along: axis.across), room)
    if sliced(child) != nil {
      let end = start + length
      start = min(max(start, bounds.origin[axis]), end)
      length = max(0, min(bounds.end(along: axis), end) - start)
    } else if child.alignment != .fill {
      breadth = min(ownBreadth(of: child, room: room), room)
      near += child.alignment == .center ? (room - breadth) / 2 : 0
      near += child.alignment == .trailing ? room - breadth : 0
    }
    return Rect(axis: axis, start: start, thickness: length, near: near, breadth: breadth)
  }

  private func ownBreadth(of child: Child, room: Double) -> Double {
    if case .fitting = child.content { return room }
    return child.natural[axis.across]
  }

  private func contentDifference(
    of child: Child, isSeen: Bool, _ closeness: Closeness
  ) -> String? {
    switch child.content {
    case .plain, .fitting, .scroll: return nil
    case .container(let inner): return inner.difference(isSeen: isSeen, closeness)
    case .table(let rows):
      guard let table = child.view as? TableView else { return "no table" }
      let shown = zip(table.visibleNames, table.visibleCells.map(\.frame))
      let expected = rows.frames(in: table).rows
      let cells = table.subviews.filter { $0 is NamedCell }.count
      return rows.complaints.first
        ?? difference(of: table, Array(shown), expected, cells: cells, isSeen: isSeen, closeness)
    case .collection(let items):
      guard let list = child.view as? CollectionView else { return "no collection" }
      let axis = list.scrollAxis ?? .vertical
      let shown = zip(list.visibleNames, list.visibleCells.map(\.frame))
      let expected = items.frames(in: list, breadth: list.bounds.size[axis.across]).elements
        .filter(\.isItem).map { (name: items.model[$0.path], frame: $0.frame) }
      let cells = list.subviews.filter { $0 is NamedItemCell }.count
      return items.complaints.first
        ?? difference(of: list, Array(shown), expected, cells: cells, isSeen: isSeen, closeness)
    }
  }

  private func difference(
    of list: ScrollView, _ shown: [(Int, Rect)], _ expected: [(name: Int, frame: Rect)], cells: Int,
    isSeen: Bool, _ closeness: Closeness
  ) -> String? {
    let overlaps = expected.map {
      ($0.name, isSeen ? closeness.overlap($0.frame, list.bounds) : .none)
    }
    guard Closeness.isShown(shown.map(\.0), of: overlaps) else {
      return "\(list) shows \(shown) in \(list.bounds), not \(expected)"
    }
    let frames = Dictionary(uniqueKeysWithValues: expected.map { ($0.name, $0.frame) })
    for (name, frame) in shown {
      if let right = frames[name], closeness.isEqual(frame, right) { continue }
      return "\(list) has \(name) at \(frame), not \(frames[name] ?? .zero)"
    }
    return cells == shown.count ? nil : "\(list) holds \(cells) cells for \(shown)"
  }

  /// The number of cells in tables that use the queue, including tables in nested stacks.
  func cells(of queue: ReuseQueue) -> Int {
    children.reduce(0) { sum, child in
      switch child.content {
      case .table:
        guard let table = child.view as? TableView, table.reuseQueue === queue else { return sum }
        return sum + table.visibleCells.count
      case .container(let inner): return sum + inner.cells(of: queue)
      case .plain, .fitting, .scroll, .collection: return sum
      }
    }
  }

  // MARK: What stays where it is

  /// A part of the content that should not jump: a row, an item, or a child that has neither.
  struct Mark {
    var view: ObjectIdentifier
    var name: Int
    /// The start along the axis in the container's content, in points.
    var start: Double
    var length: Double
  }

  /// All marks, including those of nested stacks along the same axis.
  func marks(in viewport: Size, from origin: Double = 0) -> [Mark] {
    var marks: [Mark] = []
    for (child, span) in zip(children, layout(in: viewport).spans) where !child.isHidden {
      let id = ObjectIdentifier(child.view)
      let start = origin + span.start
      func mark(_ name: Int, _ start: Double, _ length: Double) {
        if length > 0 { marks.append(Mark(view: id, name: name, start: start, length: length)) }
      }
      guard let scroller = sliced(child) else {
        mark(0, start, span.length)
        continue
      }
      let content = start + scroller.contentInset.near(along: axis)
      let breadth = breadth(for: child, in: viewport)
      switch child.content {
      case .plain, .fitting: break
      case .scroll: mark(0, content, scroller.contentSize[axis])
      case .table(let rows):
        guard let table = child.view as? TableView else { continue }
        for row in rows.frames(in: table).rows {
          mark(row.name, content + row.frame.minY, row.frame.height)
        }
      case .collection(let items):
        guard let list = child.view as? CollectionView else { continue }
        for item in items.frames(in: list, breadth: breadth).elements where item.isItem {
          mark(
            items.model[item.path], content + item.frame.origin[axis], item.frame.size[axis])
        }
      case .container(let inner):
        marks += inner.marks(
          in: Size(axis: axis, thickness: 0, breadth: breadth), from: content)
      }
    }
    return marks
  }
}
