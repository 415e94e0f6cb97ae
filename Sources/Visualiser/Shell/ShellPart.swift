import Documents
import Inspecting
import SceneParts
import ScrollEngine

/// A part of the shell as a screen reader finds it: most parts are drawn, and no views.
final class ShellPart: AccessibilityPart {
  /// What a part stands for.
  enum Thing: Hashable {
    case focus(ShellFocus)
    case variant(Int)
    /// A scene of the sidebar, by its index.
    case scene(Int)
    case title, text, task
    /// A line of text in a part of the shell, counted from the top.
    case line(Place, Int)
    /// A cell that waits in a queue.
    case cell(CellBook.Cell)
  }

  /// A part of the shell whose texts are drawn.
  enum Place: Hashable {
    case stage, inspector, help, notice
  }

  let thing: Thing
  private unowned let shell: Shell

  init(_ thing: Thing, of shell: Shell) {
    self.thing = thing
    self.shell = shell
    super.init(accessibilityContainer: shell.window)
  }

  /// Sets everything that is read out.
  func say(
    _ label: String?, _ traits: AccessibilityTraits, value: String? = nil, hint: String? = nil,
    amount: AccessibilityAmount? = nil, in frame: Rect
  ) {
    accessibilityLabel = label
    accessibilityTraits = traits
    accessibilityValue = value
    accessibilityHint = hint
    accessibilityAmount = amount
    accessibilityFrameInContainerSpace = frame
  }

  override var isAccessibilityFocusable: Bool {
    switch thing {
    case .focus, .scene: true
    default: false
    }
  }

  override func accessibilityActivate() -> Bool { shell.use(thing) }
  override func accessibilityIncrement() { shell.adjust(thing, isUp: true) }
  override func accessibilityDecrement() { shell.adjust(thing, isUp: false) }

  override func accessibilityTakeFocus() -> Bool {
    switch thing {
    case .focus(let focus): shell.setFocus(focus)
    case .scene(let scene):
      shell.setFocus(.sidebar)
      shell.sidebar.cursor = scene
    default: return false
    }
    return true
  }
}
