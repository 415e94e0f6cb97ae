import ScrollEngine

/// A text, so to speak: the less broad, the longer.
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
