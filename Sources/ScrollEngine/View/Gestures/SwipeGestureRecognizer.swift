/// Recognizes a short, quick stroke in one direction.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a stroke.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized.
  public final var direction = Direction.right

  /// How many fingers must be down.
  ///
  /// - Precondition: At least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet {
      Geometry.require(
        numberOfTouchesRequired > 0,
        "SwipeGestureRecognizer: numberOfTouchesRequired \(numberOfTouchesRequired) is not above "
          + "zero")
    }
  }

  /// The least length of a stroke, in points.
  ///
  /// UIKit does not document this limit or the next two; they are choices.
  private static let shortest = 50.0
  /// The greatest movement to the side, in points.
  private static let farthestAside = 50.0
  /// The greatest duration, in seconds.
  private static let longestDuration = 0.5

  private var start = Point.zero
  private var startTime = 0.0

  /// Notes where the stroke starts.
  open override func pointerDown(at location: Point) {
    start = location
    startTime = time
  }

  /// Recognizes the stroke as soon as it is long enough.
  open override func pointerMoved(to location: Point) {
    guard progress == .possible, postponed == nil else { return }
    let movement = location - start
    let axis = movement.longerAxis
    guard time - startTime <= Self.longestDuration,
      abs(movement[axis.across]) <= Self.farthestAside
    else { return move(to: .failed) }
    guard abs(movement[axis]) >= Self.shortest, numberOfTouches == numberOfTouchesRequired
    else { return }
    move(to: direction.contains(Self.direction(of: movement)) ? .ended : .failed)
  }

  private static func direction(of movement: Point) -> Direction {
    switch movement.longerAxis {
    case .horizontal: movement.x > 0 ? .right : .left
    case .vertical: movement.y > 0 ? .down : .up
    }
  }

  /// Fails if the stroke was too short.
  open override func pointerUp(at location: Point) {
    pointerMoved(to: location)
    if progress == .possible, postponed == nil { move(to: .failed) }
  }

  override func takes(_ count: Int) -> Bool { count <= numberOfTouchesRequired }
}
