import SceneParts

/// The strips that are in sight, and those that came back at another offset.
package struct StripsFacts: SceneFacts {
  package struct Strip: Hashable, Sendable {
    /// The number of the strip, from 1.
    package let number: Int
    /// The x of the strip's content offset, in points.
    package let offset: Double
  }

  package let stripCount: Int
  package let itemsPerStrip: Int
  /// The strips that are in sight, from top to bottom.
  package let inSight: [Strip]
  /// The offsets, in points, at which strips out of sight were left, by the number of the strip;
  /// those at their start are left out.
  package let left: [Int: Double]
  /// The strips that came back at another offset than the one at which they were left.
  package let astray: [Int]
  /// The strips that came back where they were left, other than at their start.
  package let returned: [Int]

  /// The strips in sight that are not at their start.
  package var moved: [Strip] { inSight.filter { $0.offset > 1 } }
}
