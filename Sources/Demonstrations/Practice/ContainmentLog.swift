import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// The scene time of a call to a view controller.
  static let containmentTime = Fact.Quantity("time of a call to a controller", .seconds)
}

/// Records the containment and appearance calls of several view controllers, in order.
@MainActor
final class ContainmentLog {
  struct Call: Hashable {
    let name: String
    /// Scene time, in seconds.
    let time: Double
    /// Whether the container made the call; the controller reports all other calls.
    let isContainers: Bool
  }

  /// The calls by instance number, which starts at 1.
  private(set) var calls: [Int: [Call]] = [:]
  private let clock: SceneClock

  /// The greatest number of calls kept for an instance: more than a panel shows.
  private static let capacity = 64

  init(clock: SceneClock) {
    self.clock = clock
  }

  func note(_ name: String, instance: Int, isContainers: Bool = false) {
    var known = calls[instance] ?? []
    if known.count == Self.capacity { known.removeFirst(Self.capacity / 2) }
    known.append(Call(name: name, time: clock.now, isContainers: isContainers))
    calls[instance] = known
  }
}
