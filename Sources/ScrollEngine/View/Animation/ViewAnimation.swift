/// Where the animation of a view begins, for each property that it changes.
struct AnimationTrack {
  let view: View
  let from: [ShownValue]
}

/// Shows views of a window on the way from what was shown before to their own properties.
///
/// A later animation of a property takes it over; so does a view that leaves its window.
@MainActor
final class ViewAnimation: FrameAnimating {
  private static var lastNumber = 0

  private let number: Int
  private var tracks: [AnimationTrack]
  private let timing: AnimationTiming
  /// In seconds.
  private let start: Double
  private let ending: AnimationEnding

  init(
    _ tracks: [AnimationTrack], _ timing: AnimationTiming, in window: Window,
    ignoringTouches: Bool, _ ending: AnimationEnding
  ) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.tracks = tracks
    self.timing = timing
    self.ending = ending
    start = window.now + timing.delay
    for track in tracks {
      var shown = track.view.shownState ?? ShownState()
      for value in track.from { shown.show(value, by: number) }
      shown.ignoresTouches = ignoringTouches
      track.view.shownState = shown
    }
  }

  func advance(to time: Double) -> Double? {
    let isOver = time >= start + timing.length
    let left = isOver ? 0 : 1 - timing.progress(at: time - start)
    let isUnderWay = time >= start
    // Without tracks there is nothing that others could take over.
    var reachesEnd = tracks.isEmpty && isOver
    tracks.removeAll { track in
      guard var shown = track.view.shownState, shown.isShown(by: number) else { return true }
      if isOver {
        reachesEnd = true
        shown.end(number)
      } else if isUnderWay {
        for value in track.from where shown.animation(of: value.property) == number {
          shown.show(value.onTheWay(of: track.view, left: left), by: number)
        }
      }
      track.view.shownState = shown.isEmpty ? nil : shown
      return isOver
    }
    guard tracks.isEmpty else { return isUnderWay ? time : start }
    ending.oneHasEnded(finished: reachesEnd)
    return nil
  }
}

extension ShownValue {
  /// This value on the way to the view's own property, with a part of the way left, from 1 to 0; a spring
  /// may go beyond 0.
  @MainActor
  fileprivate func onTheWay(of view: View, left: Double) -> ShownValue {
    switch self {
    case .offset(let offset): .offset(offset * left)
    case .growth(let growth):
      .growth(Size(width: growth.width * left, height: growth.height * left))
    case .fading(let fading): .fading(fading * left)
    case .transform(let transform): .transform(transform.mixed(with: view.transform, 1 - left))
    case .backgroundColor(let color):
      .backgroundColor(
        color.mixed(
          with: view.storedBackgroundColor ?? color.opacity(0), fraction: 1 - left))
    }
  }
}

/// Calls the completion of a block once its animations in all windows have ended.
@MainActor
final class AnimationEnding {
  private var left: Int
  private var finished = true
  private let completion: ((Bool) -> Void)?

  init(of count: Int, _ completion: ((Bool) -> Void)?) {
    left = count
    self.completion = completion
  }

  /// `finished` is false if other animations took over before the end.
  func oneHasEnded(finished: Bool) {
    left -= 1
    self.finished = self.finished && finished
    if left == 0 { completion?(self.finished) }
  }
}
