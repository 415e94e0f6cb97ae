/// A thing in a window that assistive technology can find: the same object for as long as the thing
/// lasts.
///
/// A node is made when somebody asks for it. It knows only what it stands for, and reads its answers
/// from the live view.
@MainActor
package final class SpokenNode {
  enum Thing {
    case window(Weak<Window>)
    case view(Weak<View>)
    case part(AccessibilityPart)
    case drawn(Weak<View>, Int)
    /// A row of a list; nil after it has gone.
    case row(Weak<View>, IndexPath?)
  }

  /// The number of the node among all nodes of the program.
  package let number: UInt64
  package unowned let tree: SpokenTree
  private(set) var thing: Thing
  /// The row in whose cell the thing is: another row that gets the cell has other things.
  let row: SpokenNode?
  /// Whether the node was a list of many rows when it was first asked for: it keeps its role.
  private(set) lazy var isGreat = isList && childCount > Self.mostCounted
  /// Screen readers count the items of a list by asking for each, but believe a table.
  private static let mostCounted = 500
  /// What a row without a cell said last.
  var lastWords: String?
  /// What was told about the node; nil until it is watched.
  var told: SpokenTale?
  /// The children at a moment of the tree.
  private var known: (children: [SpokenNode], moment: Int)?

  init(_ thing: Thing, in row: SpokenNode?, of tree: SpokenTree) {
    self.thing = thing
    self.row = row
    self.tree = tree
    number = tree.nextNumber()
  }

  // MARK: What it stands for

  /// The view of the thing: itself, or the one that it is a part of, or the cell of a row.
  var view: View? {
    switch thing {
    case .window(let window): window.object
    case .view(let view): view.object
    case .part(let part): part.accessibilityContainer
    case .drawn(let view, _): view.object
    case .row(_, let path): path.flatMap { list?.spokenCell(at: $0) }
    }
  }

  /// The list that the node is, or is a row of.
  var list: (any SpokenList)? {
    switch thing {
    case .view(let view): view.object as? any SpokenList
    case .row(let view, _): view.object as? any SpokenList
    case .window, .part, .drawn: nil
    }
  }

  var path: IndexPath? { if case .row(_, let path) = thing { path } else { nil } }
  package var isRow: Bool { if case .row = thing { true } else { false } }
  package var isList: Bool { !isRow && list != nil }
  var part: AccessibilityPart? { if case .part(let part) = thing { part } else { nil } }

  /// What a view that draws its parts says of this one; nil for any other node.
  var drawn: AccessibilityElement? {
    guard case .drawn(let view, let place) = thing, let parts = view.object?.spokenParts,
      parts.indices.contains(place)
    else { return nil }
    return parts[place]
  }

  /// Whether the thing no longer exists.
  package var isGone: Bool {
    if let row, row.isGone || view.map({ !row.holds($0) }) ?? true { return true }
    return switch thing {
    case .row(let list, let path): list.object == nil || path == nil
    case .drawn: drawn == nil
    default: view == nil
    }
  }

  /// Whether a view is in the cell of this row.
  private func holds(_ view: View) -> Bool { self.view.map(view.isDescendant(of:)) ?? false }

  /// Whether the thing is in a window that is shown.
  package var isInTree: Bool {
    guard !isGone else { return false }
    var node: SpokenNode? = self
    // A tree of views is never as deep.
    for _ in 0..<1000 {
      guard let current = node else { return false }
      if current === tree.root { return true }
      node = current.parent
    }
    return false
  }

  // MARK: The tree

  /// The node around this one; nil for the root, and for what is in no window.
  package var parent: SpokenNode? {
    switch thing {
    case .window(let window): window.object.flatMap(tree.surface(of:)).flatMap(tree.node(ofThing:))
    case .view(let view): view.object.flatMap { tree.holder(of: $0) }
    case .part(let part): part.accessibilityContainer.flatMap { tree.holder(ofContentsOf: $0) }
    case .drawn(let view, _): view.object.flatMap { tree.holder(ofContentsOf: $0) }
    case .row(let view, _): view.object.flatMap(tree.node(ofThing:))
    }
  }

  /// The index among the parent's children; nil if it is none of them.
  package var place: Int? {
    if let path, let list { return list.spokenIndex(of: path) }
    guard let parent else { return nil }
    return parent.others.firstIndex { $0 === self }.map { parent.rowCount + $0 }
  }

  /// The number of children.
  ///
  /// - Complexity: O(children), but O(log n) for n rows.
  package var childCount: Int { rowCount + others.count }

  /// A child; nil if there is none at the index. The rows of a list come first.
  package func child(at index: Int) -> SpokenNode? {
    guard index >= 0 else { return nil }
    guard index >= rowCount else {
      guard let list, let path = list.spokenPath(at: index) else { return nil }
      return tree.node(ofRowAt: path, in: list)
    }
    let others = others
    return others.indices.contains(index - rowCount) ? others[index - rowCount] : nil
  }

  /// The number of rows, which come before all other children.
  package var rowCount: Int { isList ? list?.spokenCount ?? 0 : 0 }

  /// The children that are no rows.
  var others: [SpokenNode] {
    if let known, known.moment == tree.moment { return known.children }
    let children = things.map { tree.node(of: $0, in: isRow ? self : row) } + windows
    known = (children, tree.moment)
    return children
  }

  /// The children that can be seen, in reading order; these are all, except in a list.
  package var seenChildren: [SpokenNode] {
    guard isList, let list else { return others }
    return list.spokenLivePaths.map { tree.node(ofRowAt: $0, in: list) } + others
  }

  private var things: [SpokenThing] {
    switch thing {
    case .part, .drawn: return []
    case .window(let window):
      guard let window = window.object else { return [] }
      if let overlay = window.overlay { return overlay.spokenThings(isInElement: false) }
      return window.spokenContents(isInElement: false)
    case .row:
      guard let view else { return [] }
      return view.spokenContents(isInElement: view.isAccessibilityElement)
    case .view:
      guard let view else { return [] }
      if let list { return list.spokenExtras.flatMap { $0.spokenThings(isInElement: false) } }
      if view.accessibilityDefaults?.hidesContents == true { return [] }
      return view.spokenContents(isInElement: view.isAccessibilityElement)
    }
  }

  private var windows: [SpokenNode] {
    guard case .view(let view) = thing, let surface = view.object as? any SpokenSurface else {
      return []
    }
    return surface.spokenWindows.map { tree.node(of: $0.window, shownBy: surface) }
  }
}

extension SpokenNode: SpokenRow {
  func rowHasMoved(to path: IndexPath?) {
    guard case .row(let list, _) = thing else { return }
    thing = .row(list, path)
    lastWords = nil
  }
}
