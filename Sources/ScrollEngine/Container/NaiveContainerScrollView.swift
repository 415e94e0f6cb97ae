/// The obvious way to stack tables, kept to show what it costs: each child is as tall as its content.
///
/// A table whose frame holds all of its content sees every one of its rows, so it makes a cell for
/// each, whether or not the container shows it. Nothing ever enters a reuse queue.
public final class NaiveContainerScrollView: StackingScrollView {
  public override func layoutSubviews() {
    super.layoutSubviews()
    for view in arrangedSubviews { place(view) }
  }

  override func place(_ view: View) {
    guard let frame = contentFrame(of: view) else { return }
    view.place(frame: frame, boundsOrigin: view is ScrollView ? .zero : view.bounds.origin)
  }
}
