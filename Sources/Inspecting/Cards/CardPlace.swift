package import Geometry

/// Places cards beside the part that they explain, and over it only if there is no other space.
package enum CardPlace {
  /// The distance between the pointer and the card, in points.
  private static let pointerDistance = 18.0
  /// The distance between the explained part and the card, in points.
  private static let distance = 10.0

  /// The frame for a card about a part of the stage, or beside the pointer if `part` is nil.
  package static func frame(_ size: Size, about part: Rect?, pointer: Point, within bounds: Rect)
    -> Rect
  {
    let free = Rect(
      x: start(pointer.x, size.width, from: bounds.minX, to: bounds.maxX),
      y: start(pointer.y, size.height, from: bounds.minY, to: bounds.maxY), width: size.width,
      height: size.height)
    guard let part else { return free }
    // Above and below a part that is wider than the card, the card is at the pointer.
    let start = part.width > size.width ? pointer.x - size.width / 2 : part.minX
    let x = min(max(start, bounds.minX), bounds.maxX - size.width).rounded()
    let places = [
      Point(x: (part.maxX + distance).rounded(), y: free.minY),
      Point(x: (part.minX - distance - size.width).rounded(), y: free.minY),
      Point(x: x, y: (part.maxY + distance).rounded()),
      Point(x: x, y: (part.minY - distance - size.height).rounded()),
    ]
    let frames = places.map { Rect(origin: $0, size: size) }
    if let frame = frames.first(where: { bounds.contains($0) }) { return frame }
    // If the part fills the stage, the card covers the corner furthest from the pointer.
    return Rect(
      origin: Point(
        x: pointer.x < bounds.midX ? bounds.maxX - size.width : bounds.minX,
        y: pointer.y < bounds.midY ? max(bounds.minY, bounds.maxY - size.height) : bounds.minY),
      size: size)
  }

  /// The start of the card along one axis: after the pointer if it fits there, else before the
  /// pointer.
  private static func start(_ pointer: Double, _ length: Double, from: Double, to: Double) -> Double
  {
    let after = pointer + pointerDistance
    let start = after + length <= to ? after : pointer - pointerDistance - length
    return max(from, min(start, to - length)).rounded()
  }
}
