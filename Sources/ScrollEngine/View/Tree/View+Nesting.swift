// Layout, drawing and hit testing go as deep as views lie in one another; too deep, and they overflow
// the stack without a word. So each view knows a bound of how deep that is, which grows where views
// are added and is counted again only where it is too high.
extension View {
  /// Raises the bounds of the view and of what it lies in after `view` was added to it.
  ///
  /// Stops the program where views lie in more than ``Limits/mostNested`` others.
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

  /// Counts what is there: views may have left since, and the bound may be too high.
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
