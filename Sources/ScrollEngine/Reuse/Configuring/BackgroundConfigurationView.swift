/// The view behind the content of a cell that has a background configuration.
final class BackgroundConfigurationView: View {
  var configuration: BackgroundConfiguration {
    didSet {
      guard oldValue != configuration else { return }
      showCustomView(insteadOf: oldValue.customView)
      markForDisplay()
    }
  }

  init(_ configuration: BackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    showCustomView(insteadOf: nil)
  }

  private var ground: Rect {
    bounds.inset(
      by: configuration.backgroundInsets.resolved(in: effectiveUserInterfaceLayoutDirection))
  }

  private func showCustomView(insteadOf old: View?) {
    let view = configuration.customView
    // Another cell may have taken over the old view by now.
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    guard let view else { return }
    view.frame = ground
    if view.superview !== self { addSubview(view) }
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    configuration.customView?.frame = ground
  }

  override func layoutDirectionDidChange() {
    configuration.customView?.frame = ground
    markForDisplay()
  }

  override func tintColorDidChange() { markForDisplay() }

  override func draw(in canvas: inout Canvas) {
    let (ground, radius) = (ground, configuration.cornerRadius)
    canvas.fill(ground, configuration.backgroundColor ?? tintColor, cornerRadius: radius)
    if let image = configuration.image {
      canvas.draw(
        image, in: configuration.imageContentMode.frame(of: image.size, in: ground),
        tint: image.renderingMode == .alwaysTemplate ? tintColor : nil,
        frame: ImageRun.Frame(ground, cornerRadius: radius))
    }
    guard configuration.strokeWidth > 0 else { return }
    let outset = configuration.strokeOutset
    canvas.stroke(
      ground.inset(by: -outset),
      Stroke(
        configuration.strokeColor ?? tintColor, width: configuration.strokeWidth,
        cornerRadius: radius > 0 ? max(0, radius + outset) : 0))
  }
}
