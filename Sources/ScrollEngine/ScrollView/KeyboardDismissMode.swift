extension ScrollView {
  /// Whether a drag makes the first responder resign, after which it gets no more keys.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// The first responder stays.
    case none
    /// The first responder resigns when a drag begins.
    case onDrag
    /// The first responder stays: in UIKit, a drag moves the on-screen keyboard, but here there is
    /// none.
    case interactive
    /// Like ``onDrag``.
    case onDragWithAccessory
    /// Like ``interactive``.
    case interactiveWithAccessory

    var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }
}
