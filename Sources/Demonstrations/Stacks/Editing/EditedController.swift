import Drawing
import Scenes
import ScrollEngine

/// A controller of a stack that is edited: a card with its name. It notes what it hears.
final class EditedController: ViewController, StackContainable {
  let name: String
  private let height: Double
  private let color: Color
  private let log: EditLog

  /// Called when a person taps it.
  var onTap: ((EditedController) -> Void)?

  /// `height` is in points.
  init(_ name: String, height: Double, color: Color, log: EditLog) {
    self.name = name
    self.height = height
    self.color = color
    self.log = log
    super.init()
    title = name
  }

  override func loadView() {
    view = EditedCard(name, color)
    view.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] tap in
        if tap.state == .ended { onTap?(self) }
      })
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: height) }

  // MARK: Calls of the stack

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("viewDidLoad", of: name)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.note("willMove(toParent: \(parent == nil ? "nil" : "stack"))", of: name)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    log.note("didMove(toParent: \(parent == nil ? "nil" : "stack"))", of: name)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("viewWillAppear", of: name)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("viewDidAppear", of: name)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("viewWillDisappear", of: name)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("viewDidDisappear", of: name)
  }
}

/// A view of one colour with its controller's name.
private final class EditedCard: View {
  private let name: String

  private static let font = Font(.words, size: 17, weight: .bold)

  init(_ name: String, _ color: Color) {
    self.name = name
    super.init()
    backgroundColor = color
    clipsToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      name, in: Rect(x: 16, y: 12, width: bounds.width / 2 - 16, height: 24), font: Self.font,
      color: Palette.ink(on: backgroundColor ?? Palette.surface))
  }
}
