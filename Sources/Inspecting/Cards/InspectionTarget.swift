import SceneParts
package import ScrollEngine

/// An identifier of something on the stage, valid at every moment of the scene.
package enum InspectionTarget: Hashable {
  case cell(CellBook.Cell)
  /// A row without a cell.
  case row(IndexPath, list: Int, pane: Int)
  /// A view that reports and scripts can name.
  case view(id: String, pane: Int)
  /// Any other view, by its path of subview indexes from the window of the pane.
  case subview(path: [Int], pane: Int)

  package var pane: Int {
    switch self {
    case .cell(let cell): cell.pane
    case .row(_, _, let pane), .view(_, let pane), .subview(_, let pane): pane
    }
  }
}

extension WatchedRun {
  /// The target at a point of a pane's window, inside or outside the viewport; nil if there is
  /// none.
  ///
  /// - Complexity: O(n) in the number of existing views.
  package func inspectionTarget(at point: Point, inPane place: Int) -> InspectionTarget? {
    let pane = panes[place]
    let hit = pane.window.view(seenAt: point)
    if let cell = cell(holding: hit, inPane: place) { return .cell(cell) }
    if let row = row(at: point, inPane: place) { return row }
    guard let hit, hit !== pane.window else { return nil }
    if let id = pane.namedViews.first(where: { $0.view === hit })?.id {
      return .view(id: id, pane: place)
    }
    return .subview(path: hit.path(from: pane.window), pane: place)
  }

  /// The innermost list cell that contains a view; nil if there is none.
  private func cell(holding view: View?, inPane place: Int) -> CellBook.Cell? {
    var view = view
    while let current = view {
      if let cell = current as? ReusableView, let superview = cell.superview,
        let list = panes[place].lists.firstIndex(where: { $0.contains(superview) })
      {
        return cells.name(of: cell, inList: list, ofPane: place)
      }
      view = current.superview
    }
    return nil
  }

  /// The outlined row at a point; nil if there is none.
  private func row(at point: Point, inPane place: Int) -> InspectionTarget? {
    let pane = panes[place]
    for (list, entry) in pane.lists.enumerated().reversed() where entry.outlinesRows {
      let frame = pane.contentFrame(of: entry.view)
      guard frame.contains(point), let path = entry.view.path(at: point - frame.origin) else {
        continue
      }
      return .row(path, list: list, pane: place)
    }
    return nil
  }

  /// All targets in a pane: the named views, the cells in the order of their rows, then the cells in
  /// the queues.
  package func inspectionTargets(inPane place: Int) -> [InspectionTarget] {
    let pane = panes[place]
    let views = pane.namedViews.map { InspectionTarget.view(id: $0.id, pane: place) }
    let live = pane.lists.enumerated().flatMap { list, entry in
      entry.liveCells.compactMap {
        cells.name(of: $0, inList: list, ofPane: place).map(InspectionTarget.cell)
      }
    }
    return views + live + cells.waitingCells(inPane: place).map(InspectionTarget.cell)
  }
}

extension View {
  /// The frontmost view that is drawn at a point of this view's coordinates, even outside its
  /// bounds if nothing clips; nil if there is none.
  package func view(seenAt point: Point) -> View? {
    guard !isHidden, alpha > 0.01 else { return nil }
    let isInside = bounds.contains(point)
    if clipsToBounds, !isInside { return nil }
    for view in presentedSubviews.reversed() {
      if let hit = view.view(seenAt: convert(point, to: view)) { return hit }
    }
    return isInside ? self : nil
  }

  fileprivate func path(from ancestor: View) -> [Int] {
    var path: [Int] = []
    var view = self
    while view !== ancestor, let superview = view.superview {
      path.insert(superview.subviews.firstIndex { $0 === view } ?? 0, at: 0)
      view = superview
    }
    return path
  }

  /// The view at a path from ``path(from:)``; nil if it does not exist.
  package func view(at path: some Sequence<Int>) -> View? {
    var view = self
    for place in path {
      guard view.subviews.indices.contains(place) else { return nil }
      view = view.subviews[place]
    }
    return view
  }
}
