import ScrollMotion

/// Shows the views of a list on their way from where they were to where an update has put them.
///
/// The views have their last frame from the start; only what is drawn moves, by a
/// ``Transit`` that is a closed form of the time. Views that have no place any more go along as
/// ghosts until they arrive, and are then handed back.
@MainActor
final class UpdateMotion: FrameAnimating {
  /// In seconds.
  nonisolated static let duration = AnimatedOffset.standardDuration

  /// How much of the way is done, from 0 to 1, of what started at a time in seconds.
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
  /// Takes a ghost that has arrived.
  private var takeBack: (View) -> Void

  init(takeBack: @escaping (View) -> Void) {
    self.takeBack = takeBack
  }

  var isIdle: Bool { tracks.isEmpty && completions.isEmpty }

  /// Has a view come to its place from elsewhere, or from being less opaque.
  ///
  /// Who takes the view out of the list sets its transit to nil, and that is the end of it.
  ///
  /// - Parameters:
  ///   - start: In seconds.
  ///   - now: When it is first seen on its way, in seconds; nil for the start.
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

  /// Has a view go away that has no place any more.
  func dismiss(_ view: View, to: Transit, at start: Double) {
    let from = view.transit ?? Transit()
    drop(view)
    view.transit = from
    tracks.append(Track(view: view, start: start, from: from, to: to, isGhost: true))
  }

  /// Calls `body` with true when what starts now has arrived, or with false if it is cut short.
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

  /// Has everything be where it belongs at once.
  func finish() {
    let ended = tracks
    let unfinished = completions
    tracks = []
    completions = []
    for track in ended { track.view.transit = nil }
    for track in ended where track.isGhost { takeBack(track.view) }
    for completion in unfinished { completion.body(false) }
  }

  /// Ends without a word, when the list goes away.
  func abandon() {
    takeBack = { _ in }
    for track in tracks { track.view.transit = nil }
    tracks = []
    completions = []
  }
}
