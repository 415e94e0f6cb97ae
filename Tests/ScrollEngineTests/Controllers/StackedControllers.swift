import ScrollEngine

/// A controller whose whole view is a row of a stack.
final class BlockController: LoggingController, StackContainable {
  var height: Double?

  init(_ name: String, height: Double?, _ log: Log = Log()) {
    self.height = height
    super.init(name, log)
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: height) }
}

/// A controller whose table is a row of a stack. The table lies in the controller's view.
final class RowsController: LoggingController, StackContainable {
  let table: TableView
  let source: ListSource
  var insets: EdgeInsets

  init(
    _ name: String, rows: Int, height: Double, insets: EdgeInsets = .zero, _ log: Log = Log()
  ) {
    source = ListSource.uniform(rows, height: height)
    table = source.table()
    self.insets = insets
    super.init(name, log)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
  }

  func preferredAppearanceInStack() -> StackAppearance { .scroll(table, insets: insets) }
}

/// Records the visible fractions that a stack reports.
@MainActor
final class FractionLog: StackControllerDelegate {
  var fractions: [String] = []

  func take() -> [String] {
    defer { fractions = [] }
    return fractions
  }

  func stackController(
    _ stackController: StackController, didChangeVisibleFraction fraction: Double,
    of viewController: ViewController
  ) {
    fractions.append("\(viewController.title ?? "?") \(fraction)")
  }
}
