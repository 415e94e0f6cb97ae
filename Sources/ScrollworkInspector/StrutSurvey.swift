import SceneParts
import ScrollEngine

/// The struts of the constraints on the views in a scroll view.
@MainActor
struct StrutSurvey {
  /// The greatest number of struts; more could not be told apart.
  static let most = 300

  private(set) var struts: [Strut] = []

  /// Collects the struts that are seen in a viewport, in points of the window.
  ///
  /// - Complexity: O(n) in the number of views and constraints, plus O(m²) in the number of struts.
  init(of root: View, in viewport: Rect) {
    var lanes = StrutLanes()
    for constraint in Self.constraints(in: root) where struts.count < Self.most {
      let isSize = constraint.firstAttribute.isSize
      let strut = Strut(constraint) { Self.lane(of: $0, isSize: isSize, in: viewport, &lanes) }
      if let strut { struts.append(strut) }
    }
  }

  /// The active constraints that name a view in `root`, or a guide in it: those that are held inside,
  /// and those that lead out.
  static func constraints(in root: View) -> [LayoutConstraint] {
    var found = root.subviews.flatMap(held)
    var view: View? = root
    while let current = view {
      found += current.constraints.filter {
        isInside($0.firstItem, root) || isInside($0.secondItem, root)
      }
      view = current.superview
    }
    return found
  }

  private static func held(in view: View) -> [LayoutConstraint] {
    view.isHidden ? [] : view.constraints + view.subviews.flatMap(held)
  }

  private static func isInside(_ item: AnyObject?, _ root: View) -> Bool {
    switch item {
    case let view as View: view !== root && view.isDescendant(of: root)
    case let guide as LayoutGuide: guide.owningView?.isDescendant(of: root) ?? false
    default: false
    }
  }

  /// Places a strut where both items are beside it, or else beside the first one; nil if no part of
  /// it lies in the viewport.
  private static func lane(
    of extent: Strut.Extent, isSize: Bool, in viewport: Rect, _ lanes: inout StrutLanes
  ) -> Double? {
    let across = extent.axis.across
    let seen = viewport.span(along: across)
    let along = min(extent.start, extent.end)...max(extent.start, extent.end)
    var range = extent.first.span(along: across)
    if !isSize, let second = extent.second?.span(along: across), second.overlaps(range) {
      range = range.clamped(to: second)
    }
    guard range.overlaps(seen), along.overlaps(viewport.span(along: extent.axis)) else {
      return nil
    }
    return lanes.take(
      in: range.clamped(to: seen), preferring: isSize ? 0.75 : 0.5, extent.axis, along: along)
  }
}
