/// The obvious way to stack tables, kept to show what it costs: each child is as tall as its content.
///
/// A table whose frame holds all of its content sees every one of its rows, so it makes a cell for
/// each, whether or not the container shows it. Nothing ever enters a reuse queue.
public final class NaiveContainerScrollView: StackingScrollView {
  public override func layoutSubviews() {
    measureStaleChildren()
    gestureAudience.welcome()
    for (index, view) in arrangedSubviews.enumerated() { put(view, at: index) }
    if isRangeProvisional {
      for view in arrangedSubviews where view.superview === self { view.layoutIfNeeded() }
      settleRange()
    }
    super.layoutSubviews()
  }

  override func place(_ view: View, at index: Int) {
    let span = span(at: index)
    let (near, breadth) = self.span(of: items[index])
    let frame = Rect(
      axis: axis, start: span.start, thickness: span.length, near: near, breadth: breadth)
    guard let scroller = items[index].scroller else {
      return view.place(frame: frame)
    }
    var offset = scroller.contentOffset
    offset[axis] = -scroller.contentInset.near(along: axis)
    guard scroller !== view else { return view.place(frame: frame, boundsOrigin: offset) }
    view.place(frame: frame)
    scroller.place(frame: view.bounds, boundsOrigin: offset)
  }
}
