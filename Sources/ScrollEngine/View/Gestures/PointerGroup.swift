/// The pointers that make one gesture: the mouse, or fingers that come and go.
///
/// What they drag follows their middle. A finger that comes or goes moves the middle, but not what is
/// dragged: the difference is taken off from then on.
struct PointerGroup {
  private(set) var pointers: [InputEvent.Pointer]
  /// What is added to the middle of the pointers, in points.
  private var correction = Point.zero

  init(_ first: InputEvent.Pointer) { pointers = [first] }

  /// Where a single pointer would be that drags as they do, in the coordinates of the window.
  var location: Point {
    let sum = pointers.reduce(Point.zero) { $0 + $1.position }
    return sum * (1 / Double(pointers.count)) + correction
  }

  /// All are of one kind.
  var device: InputEvent.Pointer.Device { pointers[0].device }

  /// A mouse and a finger may have the same number.
  func contains(_ pointer: InputEvent.Pointer) -> Bool { index(of: pointer) != nil }

  mutating func add(_ pointer: InputEvent.Pointer) {
    let before = location
    pointers.append(pointer)
    correction = correction + before - location
  }

  mutating func move(_ pointer: InputEvent.Pointer) {
    if let index = index(of: pointer) { pointers[index] = pointer }
  }

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
