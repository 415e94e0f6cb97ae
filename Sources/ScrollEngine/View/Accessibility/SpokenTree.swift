/// The nodes of a window, and of the windows that its views show, for somebody who asks for them.
///
/// Without such a tree, a window spends nothing on assistive technology.
@MainActor
package final class SpokenTree {
  package let window: Window
  /// What is done by a person's events.
  package enum Gesture: Hashable, Sendable {
    case tap(at: Point)
    /// A turn of the wheel, in notches.
    case wheel(at: Point, notches: Point)
  }

  /// Performs a gesture in points of the window, for what has no other use.
  package let perform: (Gesture) -> Void
  /// Called with what has changed.
  package var onEvent: ((SpokenEvent) -> Void)?
  /// The node of the window.
  package var root: SpokenNode { madeRoot ?? makeRoot() }
  private var madeRoot: SpokenNode?

  /// Counts the moments at which something may have changed: what is known of one is not true of the
  /// next.
  private(set) var moment = 0
  private var nodes: [ObjectIdentifier: SpokenNode] = [:]
  private var drawnNodes: [ObjectIdentifier: [Int: SpokenNode]] = [:]
  private var surfaces: [ObjectIdentifier: Weak<View>] = [:]
  private static var numbers: UInt64 = 0

  /// The nodes that are compared with what was told of them.
  var watched: [SpokenNode] = []
  weak var toldFocus: SpokenNode?
  var lastComparison = -Double.infinity
  /// What was last said of live regions.
  var liveTales: [ObjectIdentifier: LiveTale] = [:]
  /// What a program has told since the last update.
  var heard: [SpokenEvent] = []

  /// Makes the tree of a window.
  package init(_ window: Window, perform: @escaping (Gesture) -> Void) {
    self.window = window
    self.perform = perform
    Accessibility.listeners.append(Accessibility.Listener(tree: self))
  }

  private func makeRoot() -> SpokenNode {
    let node = SpokenNode(.window(Weak(object: window)), in: nil, of: self)
    nodes[ObjectIdentifier(window)] = node
    madeRoot = node
    return node
  }

  func nextNumber() -> UInt64 {
    Self.numbers += 1
    return Self.numbers
  }

  /// Notes that something may have changed since the last answer.
  package func mayHaveChanged() {
    moment += 1
    guard nodes.count > 2 * usedNodes + 256 else { return }
    nodes = nodes.filter { !$0.value.isGone }
    drawnNodes = drawnNodes.filter { !$0.value.values.allSatisfy(\.isGone) }
    usedNodes = nodes.count
  }
  private var usedNodes = 0

  // MARK: Nodes

  /// The node of a thing in a row's cell, or in no cell.
  func node(of thing: SpokenThing, in row: SpokenNode?) -> SpokenNode {
    switch thing {
    case .view(let view):
      return node(of: view, in: row) { .view(Weak(object: view)) }
    case .part(let part): return node(of: part, in: row) { .part(part) }
    case .drawn(let view, let place):
      if let node = drawnNodes[ObjectIdentifier(view)]?[place], node.view === view { return node }
      let node = SpokenNode(.drawn(Weak(object: view), place), in: row, of: self)
      drawnNodes[ObjectIdentifier(view), default: [:]][place] = node
      return node
    }
  }

  private func node(
    of object: AnyObject, in row: SpokenNode?, _ thing: () -> SpokenNode.Thing
  ) -> SpokenNode {
    if let node = nodes[ObjectIdentifier(object)], node.row === row, node.isFor(object) {
      return node
    }
    let node = SpokenNode(thing(), in: row, of: self)
    nodes[ObjectIdentifier(object)] = node
    return node
  }

  /// The node of a window that a view shows.
  func node(of window: Window, shownBy surface: any SpokenSurface) -> SpokenNode {
    surfaces[ObjectIdentifier(window)] = Weak(object: surface)
    return node(of: window, in: nil) { .window(Weak(object: window)) }
  }

  func surface(of window: Window) -> View? { surfaces[ObjectIdentifier(window)]?.object }

  func node(ofRowAt path: IndexPath, in list: any SpokenList) -> SpokenNode {
    if list.spokenRows?.owner !== self { list.spokenRows = SpokenRows(owner: self) }
    if let node = list.spokenRows?.nodes[path] as? SpokenNode { return node }
    let node = SpokenNode(.row(Weak(object: list), path), in: nil, of: self)
    list.spokenRows?.nodes[path] = node
    return node
  }

  /// Forgets a row that nobody holds; it gets another node if somebody asks for it again.
  package func forget(_ node: SpokenNode) {
    guard let path = node.path, let rows = node.list?.spokenRows, rows.nodes[path] === node else {
      return
    }
    rows.nodes[path] = nil
  }

  /// Forgets a node whose thing is gone: if the same view is found in another place, or again, it is
  /// another thing.
  func forgetGone(_ node: SpokenNode) {
    let thing: AnyObject? = node.part ?? node.view
    guard let thing, nodes[ObjectIdentifier(thing)] === node else { return }
    nodes[ObjectIdentifier(thing)] = nil
  }

  // MARK: Ways up

  /// The node of a view that is found itself.
  func node(ofThing view: View) -> SpokenNode {
    node(of: .view(view), in: cell(around: view))
  }

  /// The row in whose cell a view is, and which belongs to its identity.
  private func cell(around view: View) -> SpokenNode? {
    var below = view
    while let outer = below.outerView {
      if let list = outer as? any SpokenList, let path = list.spokenPath(of: below) {
        return node(ofRowAt: path, in: list)
      }
      below = outer
    }
    return nil
  }

  /// The node around a view.
  func holder(of view: View) -> SpokenNode? {
    var below = view
    while let outer = below.outerView {
      if let list = outer as? any SpokenList, let path = list.spokenPath(of: below) {
        return node(ofRowAt: path, in: list)
      }
      // A cell is an element, too, but stands for its row.
      let list = outer.outerView as? any SpokenList
      if outer.superview != nil, outer.isSpoken, list?.spokenPath(of: outer) == nil {
        return node(ofThing: outer)
      }
      below = outer
    }
    return node(ofWindow: below)
  }

  /// The node around what is inside a view: the view's, if it is found itself.
  func holder(ofContentsOf view: View) -> SpokenNode? {
    if let window = view as? Window { return node(ofWindow: window) }
    if let list = view.outerView as? any SpokenList, let path = list.spokenPath(of: view) {
      return node(ofRowAt: path, in: list)
    }
    return view.isSpoken ? node(ofThing: view) : holder(of: view)
  }

  /// The node of a view or a part that a program names: for a cell, its row's; for a view that is not
  /// found itself, that of what is around it.
  func node(ofElement element: AnyObject) -> SpokenNode? {
    if let part = element as? AccessibilityPart {
      return node(of: .part(part), in: part.accessibilityContainer.flatMap(cell(around:)))
    }
    return (element as? View).flatMap(holder(ofContentsOf:))
  }

  private func node(ofWindow view: View) -> SpokenNode? {
    if view === window { return root }
    guard let window = view as? Window, surface(of: window) != nil else { return nil }
    return node(of: window, in: nil) { .window(Weak(object: window)) }
  }

  // MARK: Focus

  /// The node that has the keys; nil if none has.
  package var focus: SpokenNode? {
    if let choice = window.overlay?.spokenChoice {
      return node(of: .drawn(choice.view, choice.part), in: nil)
    }
    switch window.spokenFocus {
    case let part as AccessibilityPart: return node(of: .part(part), in: nil)
    case let other as Window:
      return surface(of: other) == nil ? nil : node(ofWindow: other)
    case let view as View: return node(ofKeysAt: view)
    default: break
    }
    if let view = window.focusedView { return node(ofKeysAt: view) }
    return window.firstResponder?.representedView.flatMap { $0 is any AccessibilityText ? $0 : nil }
      .flatMap(node(ofKeysAt:))
  }

  private func node(ofKeysAt view: View) -> SpokenNode? {
    if let list = view as? any SpokenList, let path = list.spokenFocus {
      return node(ofRowAt: path, in: list)
    }
    return view.isSpoken ? node(ofThing: view) : holder(of: view)
  }
}

extension SpokenNode {
  /// Whether the node stands for an object.
  fileprivate func isFor(_ object: AnyObject) -> Bool {
    part.map { $0 === object } ?? (view === object)
  }
}
