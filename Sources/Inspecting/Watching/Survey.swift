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
  /// The names of all scroll views found.
  private(set) var names: [ObjectIdentifier: String] = [:]
  /// The scroll views, each with the index of its root among the outermost ones.
  private var views: [(view: ScrollView, root: Int)] = []
  private var rootCount = 0

  /// Surveys a window; `known` are the names of scroll views that were found earlier. Those that are
  /// still there keep them.
  ///
  /// - Complexity: O(n) in the number of the window's views.
  init(_ window: Window, known: [ObjectIdentifier: String] = [:]) {
    visit(window, in: nil)
    nameAll(known)
    for (view, root) in views {
      let id = names[ObjectIdentifier(view)] ?? ""
      let list = view as? any ReusingView
      if root == found.count {
        found.append(Found(root: view, id: id))
      } else if list == nil {
        found[root].others.append((id, view))
      }
      if let list { found[root].lists.append((id, list)) }
    }
  }

  private mutating func visit(_ view: View, in root: Int?) {
    for view in view.subviews {
      visited += 1
      var root = root
      if view is ReusableView {
        root = nil
      } else if let view = view as? ScrollView {
        let own = root ?? rootCount
        if root == nil { rootCount += 1 }
        root = own
        views.append((view, own))
      }
      visit(view, in: root)
    }
  }

  /// Names the scroll views as reports do: by their accessibility identifiers, or else their class
  /// with the first number that no other one of the class has.
  private mutating func nameAll(_ known: [ObjectIdentifier: String]) {
    var taken: Set<String> = []
    for (view, _) in views {
      let object = ObjectIdentifier(view)
      guard let name = view.accessibilityIdentifier ?? known[object] else { continue }
      names[object] = name
      taken.insert(name)
    }
    var counts: [String: Int] = [:]
    for (view, _) in views where names[ObjectIdentifier(view)] == nil {
      let kind = "\(type(of: view))"
      var name: String
      repeat {
        counts[kind, default: 0] += 1
        name = "\(kind)\(counts[kind, default: 0])"
      } while taken.contains(name)
      names[ObjectIdentifier(view)] = name
    }
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
