/// The obvious way to stack tables, kept to show what it costs: each child is as tall as its content.
///
/// A table whose frame holds all of its content sees every one of its rows, so it makes a cell for
/// each, whether or not the container shows it. Nothing ever enters a reuse queue.
public final class NaiveContainerScrollView: StackingScrollView {
  public override func layoutSubviews() {
    super.layoutSubviews()
    measureStaleChildren()
    for (index, view) in arrangedSubviews.enumerated() { put(view, at: index) }
  }

  override func place(_ view: View, at index: Int) {
    view.place(
      frame: contentFrame(at: index), boundsOrigin: view is ScrollView ? .zero : view.bounds.origin)
  }
}
