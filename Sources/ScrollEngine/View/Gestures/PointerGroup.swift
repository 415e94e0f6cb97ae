/// The pointers of one gesture: the mouse, or fingers that come and go.
///
/// Dragged content follows the centroid of the pointers. A finger that comes or goes moves the
/// centroid, but not the content: the difference is subtracted from then on.
struct PointerGroup {
  private(set) var pointers: [InputEvent.Pointer]
  /// The correction of the centroid, in points.
  private var correction = Point.zero

  init(_ first: InputEvent.Pointer) { pointers = [first] }

  /// The corrected centroid of the pointers, in window coordinates.
  var location: Point {
    let sum = pointers.reduce(Point.zero) { $0 + $1.position }
    return sum * (1 / Double(pointers.count)) + correction
  }

  /// The device of the pointers, which is the same for all.
  var device: InputEvent.Pointer.Device { pointers[0].device }

  /// Whether the group has this pointer; the device counts, too, because a mouse and a finger may
  /// have the same number.
  func contains(_ pointer: InputEvent.Pointer) -> Bool { index(of: pointer) != nil }

  mutating func add(_ pointer: InputEvent.Pointer) {
    let before = location
    pointers.append(pointer)
    correction = correction + before - location
  }

  mutating func move(_ pointer: InputEvent.Pointer) {
    if let index = index(of: pointer) { pointers[index] = pointer }
  }

  /// Removes a pointer without moving ``location``.
  ///
  /// - Precondition: The group has another pointer.
  mutating func remove(_ pointer: InputEvent.Pointer) {
    guard let index = index(of: pointer) else { return }
    let before = location
    pointers.remove(at: index)
    correction = correction + before - location
  }

  private func index(of pointer: InputEvent.Pointer) -> Int? {
    pointers.firstIndex { $0.id == pointer.id && $0.device == pointer.device }
  }
}
