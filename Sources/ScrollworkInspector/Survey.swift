import SceneParts
import ScrollEngine

/// The scroll views of a window.
@MainActor
struct Survey {
  /// An outermost scroll view of the window or of a cell.
  struct Found {
    let root: ScrollView
    let id: String
    /// The lists and the other scroll views among the root and its descendants, without those in
    /// cells.
    var lists: [(id: String, view: any ReusingView)] = []
    var others: [(id: String, view: View)] = []

    /// Identifies the views and their order.
    var identity: [ObjectIdentifier] {
      [ObjectIdentifier(root)] + lists.map { ObjectIdentifier($0.view) }
        + others.map { ObjectIdentifier($0.view) }
    }
  }

  /// The scroll views found, from back to front.
  private(set) var found: [Found] = []
  /// The number of visited views.
  private(set) var visited = 0
  private var counts: [String: Int] = [:]

  /// - Complexity: O(n) in the number of the window's views.
  init(_ window: Window) {
    visit(window, in: nil)
  }

  private mutating func visit(_ view: View, in root: Int?) {
    for view in view.subviews {
      visited += 1
      var root = root
      if view is ReusableView {
        root = nil
      } else if let view = view as? ScrollView {
        let id = name(view)
        if root == nil {
          root = found.count
          found.append(Found(root: view, id: id))
        } else if !(view is any ReusingView), let root {
          found[root].others.append((id, view))
        }
        if let list = view as? any ReusingView, let root { found[root].lists.append((id, list)) }
      }
      visit(view, in: root)
    }
  }

  /// The name of a scroll view in reports: its accessibility identifier, or else its class with a
  /// number.
  private mutating func name(_ view: ScrollView) -> String {
    if let own = view.accessibilityIdentifier { return own }
    let kind = "\(type(of: view))"
    counts[kind, default: 0] += 1
    return "\(kind)\(counts[kind, default: 0])"
  }
}

extension ReusingView {
  /// The number of all rows or items, as the list knows it.
  ///
  /// - Complexity: O(n) in the number of sections.
  var rowCount: Int {
    switch self as ScrollView {
    case let table as TableView:
      (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    case let collection as CollectionView:
      (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    default: 0
    }
  }
}
