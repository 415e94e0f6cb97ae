import ScrollEngine

/// ScrollStackController's approach: every row is laid out once, at the height of its content.
///
/// A table at its full height has all of its rows in its bounds, so it makes a cell for each.
@MainActor
final class PublishedRowStack {
  private let controllers: [any StackContainable]

  init(_ controllers: [any StackContainable], in scrollView: ScrollView) {
    self.controllers = controllers
    var y = 0.0
    for controller in controllers {
      var row = Rect(x: 0, y: y, width: scrollView.bounds.width, height: 0)
      switch controller.preferredAppearanceInStack() {
      case .view(let height): row.size.height = height ?? 0
      case .scroll(let list, let insets):
        list.isScrollEnabled = false
        row.size.height = list.contentSize.height + insets.top + insets.bottom
        list.frame = Rect(origin: .zero, size: row.size).inset(by: insets)
      }
      controller.view.frame = row
      scrollView.addSubview(controller.view)
      y += row.height
    }
    scrollView.contentSize = Size(width: scrollView.bounds.width, height: y)
  }
}
