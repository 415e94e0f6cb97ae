/// A view that can be used again for other content: a cell.
@MainActor
open class ReusableView: View {
  /// Names the queue it goes back to; nil for one that is never used again.
  public internal(set) var reuseIdentifier: String?

  /// Which of the cells of its identifier it is, from 1 in the order of creation, for life.
  public internal(set) var instanceNumber = 0

  /// The queue that made it, and the only one that takes it back.
  final weak var reuseQueue: ReuseQueue?

  override final var isReusable: Bool { true }

  /// Whether it waits in its queue.
  final var isQueued = false

  /// Called before a cell from the queue is handed out again: clear what the last content left.
  open func prepareForReuse() {}
}
