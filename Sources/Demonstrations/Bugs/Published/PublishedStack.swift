import ScrollEngine

/// The algorithm of ScrollingStackContainer, with its faults, on this engine's views.
///
/// Every controller has a rectangle in the stack, computed once. When the stack scrolls, a
/// controller's list gets a frame for its visible part: at first below the upper inset, and from
/// some offset on at the upper edge of the viewport. The faults:
///
/// - The offset at which the frame switches to the upper edge is computed from the lower inset;
///   that is right only if both insets are equal.
/// - Before the switch, the list fills the rest of the viewport, whatever its content, and its
///   height is negative while only its inset is visible. After the switch, the height can be
///   negative again.
/// - A list that grows keeps its rectangle.
/// - Insets at the sides are ignored.
/// - The stack makes itself the scroll view's delegate, in place of the app's.
@MainActor
final class PublishedStack: ScrollViewDelegate {
  private struct Item {
    let controller: any StackContainable
    let appearance: StackAppearance
    var rect = Rect.zero
  }

  let scrollView: ScrollView
  private var items: [Item]

  init(_ controllers: [any StackContainable], in scrollView: ScrollView) {
    self.scrollView = scrollView
    items = controllers.map {
      Item(controller: $0, appearance: $0.preferredAppearanceInStack())
    }
    scrollView.delegate = self
    layOut()
  }

  /// The frame of a list's whole content in the stack's content; nil if the list is not in the
  /// stack.
  func contentFrame(of list: ScrollView) -> Rect? {
    for item in items {
      if case .scroll(let own, let insets) = item.appearance, own === list {
        return item.rect.inset(
          by: EdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
      }
    }
    return nil
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { cut() }

  /// Computes the rectangles. The original computes them when its controller's view is laid out.
  private func layOut() {
    var y = 0.0
    for place in items.indices {
      let height =
        switch items[place].appearance {
        case .view(let height): height ?? 0
        case .scroll(let list, let insets): list.contentSize.height + insets.top + insets.bottom
        }
      items[place].rect = Rect(x: 0, y: y, width: scrollView.bounds.width, height: height)
      items[place].controller.view.frame = items[place].rect
      scrollView.addSubview(items[place].controller.view)
      y += height
    }
    scrollView.contentSize = Size(width: scrollView.bounds.width, height: y)
    cut()
  }

  private func cut() {
    let visible = scrollView.bounds
    for item in items {
      guard case .scroll(let list, let insets) = item.appearance else { continue }
      list.isScrollEnabled = false
      let seen = visible.intersection(item.rect).height
      guard seen > 0 else {
        list.frame = .zero
        continue
      }
      let passed = visible.minY - item.rect.minY
      if passed > insets.bottom {
        let rest = list.contentSize.height - (passed - insets.top)
        list.frame = Rect(
          x: 0, y: passed, width: visible.width,
          height: rest < visible.height ? min(rest, seen) : seen)
        list.contentOffset.y = passed - insets.top
      } else {
        list.frame = Rect(
          x: 0, y: insets.top, width: visible.width,
          height: visible.height - (insets.top - passed))
        list.contentOffset.y = 0
      }
    }
  }
}
