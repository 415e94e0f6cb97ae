/// Where the animation of a view begins, for each property that it changes.
@MainActor
struct AnimationTrack {
  unowned let view: View
  /// Keeps the view alive; nil for the window, which owns the animation.
  private let kept: View?
  let from: [ShownValue]

  init(view: View, from: [ShownValue]) {
    self.view = view
    kept = view is Window ? nil : view
    self.from = from
  }
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
  /// The time of the block, in seconds: an animation ends in a later frame, even one without a length.
  private let made: Double
  /// When the animation begins, in seconds.
  private let start: Double
  private let ignoresTouches: Bool
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
    made = window.now
    start = made + timing.delay
    ignoresTouches = ignoringTouches
    for track in tracks {
      var shown = track.view.shownState ?? ShownState()
      for value in track.from { shown.show(value, by: number, ignoringTouches: ignoresTouches) }
      track.view.shownState = shown
    }
  }

  func advance(to time: Double) -> Double? {
    let isOver = time > made && time >= start + timing.length
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
          shown.show(
            value.onTheWay(of: track.view, left: left), by: number,
            ignoringTouches: ignoresTouches)
        }
      }
      track.view.shownState = shown.isEmpty ? nil : shown
      return isOver
    }
    guard tracks.isEmpty, time > made else { return isUnderWay ? time : start }
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

  /// The window was deallocated before the end.
  deinit {
    CleanUp.perform {
      guard left > 0, let completion else { return nil }
      return { completion(false) }
    }
  }

  /// `finished` is false if other animations took over before the end.
  func oneHasEnded(finished: Bool) {
    left -= 1
    self.finished = self.finished && finished
    if left == 0 { completion?(self.finished) }
  }
}
