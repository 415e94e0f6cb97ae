public import ScrollEngine

/// The frame of one item of a custom group.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in the group, in points.
  public let frame: Rect
  /// The position from back to front.
  public let zIndex: Int

  /// Makes the frame of an item.
  ///
  /// - Precondition: The frame is finite, and its sides are not negative.
  public init(frame: Rect, zIndex: Int = 0) {
    guard frame.isFinite, frame.width >= 0, frame.height >= 0 else {
      fatalError("CollectionLayoutGroupCustomItem: \(frame) is negative or not finite")
    }
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Provides the frames of a custom group in its container.
public typealias CollectionLayoutGroupCustomItemProvider =
  @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
