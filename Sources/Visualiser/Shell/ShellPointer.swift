import Hosting
import Inspecting
import ScrollEngine

/// The pointer over the shell: where it is, what it points at, and who holds it while it is pressed.
struct ShellPointer {
  /// The part that gets the events of a pressed pointer until its release; the shell's own views
  /// are tracked by their window.
  enum Holder: Hashable {
    case nobody
    /// A pane, which has moved under the pointer since the press by `shift`, in points of the
    /// scene.
    case pane(Int, shift: Point)
    /// The map of a pane, on which this pointer was pressed.
    case map(pane: Int, pointer: Int)
    /// A slider of the scene's settings, on which this pointer was pressed.
    case setting(SettingsCard.Part, pointer: Int)
    /// The chart of the scene's panel, on which this pointer was pressed when its axis ended at
    /// `end`, in scene seconds.
    case chart(pointer: Int, end: Double)
    case sheets(SheetTurn)
  }

  /// A pointer that turns the sheets, and its last position, in points of the shell.
  struct SheetTurn: Hashable {
    let pointer: Int
    var position: Point
  }

  var holder = Holder.nobody
  /// A press that may become a click.
  var press: StagePress?

  /// The last position of a pointer or wheel, in points of the shell; nil if it has left the
  /// window.
  var position: Point?
  /// The position of the mouse or the pressed finger, in points of the shell; nil if there is
  /// neither.
  var point: Point?
  var isDown = false
  /// The control under the pointer.
  var control: ShellControl?
  /// The control on which a button or a finger went down, until it goes up.
  var pressed: ShellControl?
  /// The position of the pointer over the stage, in points of the shell, and the target there; nil
  /// if it is elsewhere.
  var hoverPoint: Point?
  var hoverTarget: InspectionTarget?

  /// The window's time at which the tooltip is due, in seconds; nil if none is to come.
  var tooltipDue: Double?
  /// The shape that the host shows.
  var shape = PointerShape.arrow
  /// The sum of the wheel's notches since they last changed the scale of the interface; between -1
  /// and 1.
  var sizeNotches = 0.0

  /// The end of the axis of the chart that holds the pointer, in scene seconds; nil if none does.
  var heldChartEnd: Double? {
    if case .chart(_, let end) = holder { end } else { nil }
  }

  /// The pane that holds the pointer; nil if none does.
  var heldPane: Int? {
    if case .pane(let pane, _) = holder { pane } else { nil }
  }

  /// Lets go of the views of a run that is no longer shown, as when a past moment is shown.
  mutating func leaveRun() {
    if heldPane != nil { holder = .nobody }
    press = nil
  }

  /// Lets go of everything on the stage, because another scene or variant is shown.
  mutating func leaveScene() {
    leaveRun()
    holder = .nobody
    hoverPoint = nil
    hoverTarget = nil
  }
}
