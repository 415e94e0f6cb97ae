import SceneParts

/// The latest strokes, oldest first.
package struct HandFacts: SceneFacts {
  package enum Device: String, Hashable, Sendable {
    case mouse, finger, wheel, touchpad
  }

  package struct Stroke: Hashable, Sendable {
    package let device: Device
    package let reportCount: Int
    /// The distance that the device reported, and that the content has gone since; in points.
    package let way: Double
    package let contentWay: Double
    /// The speed at the release, in points per second; nil before the release, and for a wheel.
    package let release: Double?
    /// Whether the hand has let go.
    package let isOver: Bool
    /// The number of frames in which the content has moved since the last report.
    package let framesAfter: Int
  }

  package let strokes: [Stroke]
}
