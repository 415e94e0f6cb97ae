import SceneParts
import ScrollEngine

extension Fact.Quantity {
  /// The velocity of a call, in points per millisecond.
  fileprivate static let velocity = Fact.Quantity("velocity.y", .tenths)
}

/// Records a scroll view's delegate calls with their times, and the changes of its flags.
@MainActor
final class DelegateRecorder: ScrollViewDelegate {
  struct Call: Hashable {
    /// The name of the call, with its argument.
    let words: Words
    /// Scene time, in seconds.
    let time: Double

    var name: String { words.string }
  }

  /// The flags of the scroll view since a scene time, in seconds.
  struct Flags: Hashable {
    let time: Double
    let isTracking: Bool
    let isDragging: Bool
    let isDecelerating: Bool
  }

  private(set) var calls: [Call] = []
  /// The times of the didScroll calls, which are too many to label, in seconds.
  private(set) var scrolls: [Double] = []
  private(set) var flags: [Flags] = []
  private(set) var drags: [DelegateFacts.Drag] = []
  /// The number of didScroll calls while the content decelerated.
  private(set) var coastingScrolls = 0
  /// The start of the latest chain of drags, in seconds; nil before the first drag. A drag that
  /// catches decelerating content continues the chain; any other drag starts a new one.
  private(set) var chainStart: Double?
  /// The times, in seconds, at which a drag caught content that decelerated.
  private(set) var catches: [Double] = []
  private let clock: SceneClock

  init(clock: SceneClock) {
    self.clock = clock
  }

  private func note(_ words: Words, _ scrollView: ScrollView) {
    calls.append(Call(words: words, time: scrollView.window?.now ?? clock.now))
    look(at: scrollView)
  }

  /// Records the flags of a scroll view if they differ from the last recorded ones.
  func look(at scrollView: ScrollView) {
    let now = Flags(
      time: scrollView.window?.now ?? clock.now, isTracking: scrollView.isTracking,
      isDragging: scrollView.isDragging, isDecelerating: scrollView.isDecelerating)
    if let last = flags.last, last.isTracking == now.isTracking,
      last.isDragging == now.isDragging, last.isDecelerating == now.isDecelerating
    {
      return
    }
    flags.append(now)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    scrolls.append(scrollView.window?.now ?? clock.now)
    if scrollView.isDecelerating { coastingScrolls += 1 }
    look(at: scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note("willBeginDragging", scrollView)
    if let time = calls.last?.time {
      if scrollView.isDecelerating { catches.append(time) } else { chainStart = time }
    }
    drags.append(DelegateFacts.Drag(isCatch: scrollView.isDecelerating))
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {
    let fact = Fact(.velocity, of: "call \(calls.count)", in: self, velocity.y)
    note("willEndDragging v \(fact)", scrollView)
    guard !drags.isEmpty else { return }
    drags[drags.count - 1].velocity = velocity.y
    drags[drags.count - 1].target = targetContentOffset.y
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEndDragging true" : "didEndDragging false", scrollView)
    guard !drags.isEmpty else { return }
    drags[drags.count - 1].willDecelerate = decelerate
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
}
