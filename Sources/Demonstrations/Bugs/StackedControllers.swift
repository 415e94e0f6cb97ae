import ScrollEngine

/// A view of one colour in a stack.
final class BandController: ViewController, StackContainable {
  private let band: BandView

  init(_ title: String, height: Double, color: Color) {
    band = BandView(title, height: height, color: color)
    super.init()
    self.title = title
  }

  override func loadView() { view = band }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: band.frame.height) }
}
