import ScrollMotion

/// Moves the views of a list from their old frames to those after an update.
///
/// The views have their final frames from the start; only what is drawn moves, by a ``Transit`` in
/// closed form of the time. Removed views move along as ghosts until they arrive, and are then
/// handed back.
@MainActor
final class UpdateMotion: FrameAnimating {
  /// In seconds.
  nonisolated static let duration = AnimatedOffset.standardDuration

  /// The progress, from 0 to 1, of a motion that started at a time in seconds.
  nonisolated static func progress(from start: Double, at time: Double) -> Double {
    guard time < start + duration else { return 1 }
    return CubicBezier.easeInOut.value(at: (time - start) / duration)
  }

  private struct Track {
    let view: View
    let start: Double
    let from: Transit
    let to: Transit
    let isGhost: Bool

    var end: Double { start + UpdateMotion.duration }

    func transit(at time: Double) -> Transit {
      let progress = UpdateMotion.progress(from: start, at: time)
      return Transit(
        offset: from.offset * (1 - progress) + to.offset * progress,
        alpha: from.alpha * (1 - progress) + to.alpha * progress)
    }
  }

  private var tracks: [Track] = []
  private var completions: [(end: Double, body: (Bool) -> Void)] = []
  /// Takes back a ghost that has arrived.
  private var takeBack: (View) -> Void

  init(takeBack: @escaping (View) -> Void) {
    self.takeBack = takeBack
  }

  var isIdle: Bool { tracks.isEmpty && completions.isEmpty }

  /// Moves a view to its frame from elsewhere, or fades it in.
  ///
  /// Removing the view from the list resets its transit to nil and ends the motion. `start` and
  /// `now`, when it is first seen moving, are in seconds; nil for the start.
  func show(_ view: View, from: Transit, at start: Double, now: Double? = nil) {
    drop(view)
    let track = Track(view: view, start: start, from: from, to: Transit(), isGhost: false)
    let now = now ?? start
    guard from != track.to, now < track.end else {
      view.transit = nil
      return
    }
    view.transit = track.transit(at: now)
    tracks.append(track)
  }

  /// Moves a removed view out.
  func dismiss(_ view: View, to: Transit, at start: Double) {
    let from = view.transit ?? Transit()
    drop(view)
    view.transit = from
    tracks.append(Track(view: view, start: start, from: from, to: to, isGhost: true))
  }

  /// Calls `body` with true when all motions from `start` on have arrived, or with false if cut
  /// short.
  func whenDone(from start: Double, _ body: @escaping (Bool) -> Void) {
    completions.append((start + Self.duration, body))
  }

  private func drop(_ view: View) {
    tracks.removeAll { $0.view === view }
  }

  func advance(to time: Double) -> Double? {
    var arrived: [View] = []
    tracks.removeAll { track in
      guard track.view.transit != nil else { return true }
      guard time >= track.end else {
        track.view.transit = track.transit(at: time)
        return false
      }
      track.view.transit = nil
      if track.isGhost { arrived.append(track.view) }
      return true
    }
    for view in arrived { takeBack(view) }
    let done = completions.filter { $0.end <= time }
    completions.removeAll { $0.end <= time }
    for completion in done { completion.body(true) }
    return isIdle ? nil : time
  }

  /// Moves everything to its final frame at once.
  func finish() {
    let ended = tracks
    let unfinished = completions
    tracks = []
    completions = []
    for track in ended { track.view.transit = nil }
    for track in ended where track.isGhost { takeBack(track.view) }
    for completion in unfinished { completion.body(false) }
  }

  /// Ends silently, when the list goes away.
  func abandon() {
    takeBack = { _ in }
    for track in tracks { track.view.transit = nil }
    tracks = []
    completions = []
  }
}
