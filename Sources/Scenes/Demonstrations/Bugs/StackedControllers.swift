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

/// A table that lies in the view of its controller, with insets.
final class FramedListController: ViewController, StackContainable {
  private let rows: RowsController
  private let insets: EdgeInsets

  init(_ rows: RowsController, insets: EdgeInsets) {
    self.rows = rows
    self.insets = insets
    super.init()
    title = "List"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows.table)
  }

  func preferredAppearanceInStack() -> StackAppearance { .scroll(rows.table, insets: insets) }
}
