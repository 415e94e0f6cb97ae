// Layout, drawing and hit testing recurse through nested views, and would overflow the stack if the
// nesting were too deep. So each view stores an upper bound of its depth, which grows when views
// are added, and is computed exactly only when it exceeds the limit.
extension View {
  /// Raises the bounds of this view and its superviews after `view` was added to this one.
  ///
  /// Stops the program if a view is nested in more than ``Limits/mostNested`` others.
  @inline(never)
  final func noteNesting(of view: View) {
    var bound = view.mostNested
    var outermost = self
    var next: View? = self
    while let outer = next, outer.mostNested <= bound {
      bound += 1
      outer.mostNested = bound
      outermost = outer
      next = outer.superview
    }
    if bound > Limits.mostNested { outermost.countNesting() }
  }

  /// Computes the exact depths: views may have been removed, so the bound may be too high.
  private func countNesting() {
    var innermost = self
    var deepest = 0
    noteNested(under: 0) { view, depth in
      if depth > deepest { (innermost, deepest) = (view, depth) }
    }
    require(
      deepest <= Limits.mostNested,
      "View: \(innermost) lies in more than \(Limits.mostNested) views, each in the next one")
  }

  private func noteNested(under depth: Int, _ visit: (View, Int) -> Void) {
    visit(self, depth)
    mostNested = 0
    for view in subviews {
      view.noteNested(under: depth + 1, visit)
      mostNested = max(mostNested, view.mostNested + 1)
    }
  }
}
