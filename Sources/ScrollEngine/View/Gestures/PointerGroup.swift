/// The pointers of one gesture: the mouse, or fingers that come and go.
///
/// What they drag follows their centroid. A finger that comes or goes moves the centroid, but not
/// the content: the difference is subtracted from then on.
struct PointerGroup {
  private(set) var pointers: [InputEvent.Pointer]
  /// Added to the centroid of the pointers, in points.
  private var correction = Point.zero

  init(_ first: InputEvent.Pointer) { pointers = [first] }

  /// Where a single pointer with the same effect would be, in window coordinates.
  var location: Point {
    let sum = pointers.reduce(Point.zero) { $0 + $1.position }
    return sum * (1 / Double(pointers.count)) + correction
  }

  /// The kind of all pointers; they never mix.
  var device: InputEvent.Pointer.Device { pointers[0].device }

  /// Whether the pointer is one of them. A mouse and a finger may have the same number.
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
  /// - Precondition: It is not the only one.
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
