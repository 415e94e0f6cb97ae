extension ScrollView {
  /// How a drag makes the first responder resign, so that it gets no more keys.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// It does not.
    case none
    /// When a drag begins.
    case onDrag
    /// A drag takes along a keyboard that it touches; none is on screen, so nothing happens.
    case interactive
    /// As ``onDrag``.
    case onDragWithAccessory
    /// As ``interactive``.
    case interactiveWithAccessory

    var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }
}
