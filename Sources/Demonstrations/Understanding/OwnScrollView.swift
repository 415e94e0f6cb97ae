import ScrollEngine

/// All that a scroll view is: it moves its bounds with the finger, and keeps them on the content.
///
/// The inspector shows these lines, and marks those that run.
final class OwnScrollView: View {
  var content = Size.zero
  let pan = PanGestureRecognizer()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(pan)
    pan.onChange = { [weak self] _ in
      self?.follow()
    }
  }

  func follow() {
    let way = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    scroll(by: way)
  }

  func scroll(by way: Point) {
    let seen = bounds.size
    let end = Point(
      x: content.width - seen.width,
      y: content.height - seen.height)
    let aim = bounds.origin - way
    bounds.origin = Point(
      x: max(0, min(aim.x, end.x)),
      y: max(0, min(aim.y, end.y)))
  }
}
