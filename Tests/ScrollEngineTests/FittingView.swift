import ScrollEngine

/// A view with a fixed area, like text: the narrower it is, the longer it gets.
final class FittingView: View {
  var area: Double

  init(frame: Rect, area: Double) {
    self.area = area
    super.init(frame: frame)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    size.height.isInfinite
      ? Size(width: size.width, height: ContainerReference.fit(area, size.width))
      : Size(width: ContainerReference.fit(area, size.height), height: size.height)
  }
}
