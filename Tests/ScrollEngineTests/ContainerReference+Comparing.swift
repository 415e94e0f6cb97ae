@testable import ScrollEngine

extension ContainerReference {
  /// What the container shows otherwise than it should, or nil.
  ///
  /// - Parameter isSeen: Whether the container itself is in sight, and may hold cells.
  func difference(isSeen: Bool = true) -> String? {
    let bounds = container.bounds
    let (spans, length) = layout(in: bounds.size)
    let size = Size(axis: axis, thickness: length, breadth: bounds.size[axis.across])
    guard container.contentSize == size else {
      return "\(container) has content of \(container.contentSize), expected \(size)"
    }
    guard container.arrangedSubviews.elementsEqual(children.map(\.view), by: ===) else {
      return "\(container) stacks \(container.arrangedSubviews)"
    }
    var seen: [View] = []
    for (child, span) in zip(children, spans) {
      let isVisible =
        isSeen && !child.isHidden && span.length > 0
        && span.start < bounds.end(along: axis) && span.start + span.length > bounds.origin[axis]
      if isVisible { seen.append(child.view) }
      if let found = difference(of: child, span, isSeen: isSeen, isVisible: isVisible) {
        return "\(container): \(found)"
      }
    }
    guard container.visibleArrangedSubviews.elementsEqual(seen, by: ===) else {
      return
        "\(container) shows \(container.visibleArrangedSubviews) at \(bounds), expected \(seen)"
    }
    return nil
  }

  private func difference(
    of child: Child, _ span: (start: Double, length: Double), isSeen: Bool, isVisible: Bool
  ) -> String? {
    let view = child.view
    guard isVisible else {
      if isSeen, sliced(child) != nil, view.frame.size[axis] > 0 {
        return "\(view) is out of sight at \(span), not gone: \(view.frame)"
      }
      return contentDifference(of: child, isSeen: false)
    }
    let frame = expectedFrame(of: child, span)
    guard view.frame == frame else { return "\(view) lies at \(view.frame), expected \(frame)" }
    if let scroller = sliced(child) {
      let offset = frame.start(along: axis) - span.start - scroller.contentInset.near(along: axis)
      guard scroller.contentOffset[axis] == offset else {
        return "\(view) has the offset \(scroller.contentOffset), expected \(offset)"
      }
      // What is seen of its content lies in its content.
      let inner = offset + scroller.contentInset.near(along: axis)
      guard inner >= 0, inner + frame.size[axis] <= span.length else {
        return "\(view) shows \(inner) and \(frame.size[axis]) of \(span.length)"
      }
    }
    return contentDifference(of: child, isSeen: true)
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

  private func contentDifference(of child: Child, isSeen: Bool) -> String? {
    switch child.content {
    case .plain, .fitting, .scroll: return nil
    case .container(let inner): return inner.difference(isSeen: isSeen)
    case .table(let rows):
      guard let table = child.view as? TableView else { return "no table" }
      let expected =
        isSeen ? rows.frames(in: table).rows.filter { $0.frame.intersects(table.bounds) } : []
      if table.visibleNames != expected.map(\.name) {
        return
          "\(table) shows \(table.visibleNames) in \(table.bounds), not \(expected.map(\.name))"
      }
      if table.visibleCells.map(\.frame) != expected.map(\.frame) {
        return "\(table) has cells at \(table.visibleCells.map(\.frame)), not \(expected)"
      }
      let cells = table.subviews.filter { $0 is NamedCell }.count
      return cells == expected.count ? rows.complaints.first : "\(table) holds \(cells) cells"
    case .collection(let items):
      guard let list = child.view as? CollectionView else { return "no collection" }
      let axis = list.scrollAxis ?? .vertical
      let model = items.frames(in: list, breadth: list.bounds.size[axis.across])
      let expected = isSeen ? model.elements(in: list.bounds).filter(\.isItem) : []
      let names = expected.map { items.model[$0.path] }
      if list.visibleNames != names {
        return "\(list) shows \(list.visibleNames) in \(list.bounds), not \(names)"
      }
      let cells = list.subviews.filter { $0 is NamedItemCell }.count
      return cells == expected.count ? items.complaints.first : "\(list) holds \(cells) cells"
    }
  }

  // MARK: What stays where it is

  /// Something that a person recognizes: a row, an item, or all of a child that has neither.
  struct Mark {
    var view: ObjectIdentifier
    var name: Int
    /// Along the axis in the container's content, in points.
    var start: Double
    var length: Double
  }

  /// All marks, those of nested stacks along the same axis among them.
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
