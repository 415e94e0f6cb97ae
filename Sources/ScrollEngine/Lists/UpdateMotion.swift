import ScrollMotion

/// Moves the views of a list from their old frames to their frames after an update.
///
/// The views have their final frames from the start; only their drawing moves, by a ``Transit``
/// computed from the time. Removed views move along as ghosts until they arrive, and are then given
/// back.
///
/// A view travels in a straight line. If its path would cross the path of another view, it fades
/// out in place and in at its new frame instead. The view of an element that a program moves always
/// travels, raised above all other views.
@MainActor
final class UpdateMotion: FrameAnimating {
  /// The duration of each motion, in seconds.
  nonisolated static let duration = AnimatedOffset.standardDuration

  /// The progress, from 0 to 1, of a motion that started at a time in seconds.
  nonisolated static func progress(from start: Double, at time: Double) -> Double {
    guard time < start + duration else { return 1 }
    return CubicBezier.easeInOut.value(at: (time - start) / duration)
  }

  private var tracks: [UpdateTrack] = []
  private var completions: [(end: Double, body: (Bool) -> Void)] = []
  /// Takes back a ghost that has arrived.
  private var takeBack: (View) -> Void

  init(takeBack: @escaping (View) -> Void) {
    self.takeBack = takeBack
  }

  var isIdle: Bool { tracks.isEmpty && completions.isEmpty }

  /// Moves a view that was visible before the change to its new frame.
  ///
  /// Removing the view from the list resets its transit to nil and ends the motion. `start` is in
  /// seconds.
  func animate(_ view: View, from: Transit, at start: Double, isRaised: Bool) {
    add(
      UpdateTrack(
        view: view, start: start, from: from, to: Transit(), rank: .shown, isRaised: isRaised),
      at: start)
  }

  /// Moves a new view in; it is first visible at `now`, in seconds.
  func bring(_ view: View, from: Transit, at start: Double, now: Double, isRaised: Bool) {
    add(
      UpdateTrack(
        view: view, start: start, from: from, to: Transit(), rank: .arriving, isRaised: isRaised),
      at: now)
  }

  private func add(_ track: UpdateTrack, at now: Double) {
    drop(track.view)
    guard track.from != track.to, !track.hasArrived(at: now) else {
      track.view.transit = nil
      return
    }
    track.view.transit = track.transit(at: now)
    tracks.append(track)
  }

  /// Moves a removed view out.
  func dismiss(_ view: View, to: Transit, at start: Double, isRaised: Bool) {
    let from = view.transit ?? Transit()
    drop(view)
    view.transit = from
    tracks.append(
      UpdateTrack(
        view: view, start: start, from: from, to: to, rank: .leaving, isRaised: isRaised))
  }

  /// Calls `body` with true when the motions that began at `start`, in seconds, have ended, or with
  /// false if they are cut short.
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
      guard track.hasArrived(at: time) else {
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

  /// Ends all motions without callbacks, when the list is released.
  func abandon() {
    takeBack = { _ in }
    for track in tracks { track.view.transit = nil }
    tracks = []
    completions = []
  }

  /// The views that travel above all other views.
  var raised: [View] { tracks.filter { $0.isRaised && $0.view.transit != nil }.map(\.view) }

  // MARK: Crossings

  /// Fades the ghosts of earlier updates where they are: the new layout has no room for them.
  func fadeGhosts(before start: Double) {
    for index in tracks.indices where tracks[index].start < start && tracks[index].isOpaqueGhost {
      tracks[index].fadeOver(at: start)
    }
  }

  /// Fades the cells whose paths from `time` on would cross the paths of other cells; a cell
  /// without a motion is an obstacle at its frame.
  ///
  /// - Returns: The cells that begin to fade.
  func avoidCrossings(of cells: [View], from time: Double, now: Double) -> [View] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, track) in tracks.enumerated() where track.view.transit != nil {
      places[ObjectIdentifier(track.view)] = index
    }
    var paths: [(path: CellPath, rank: CellPath.Rank)] = []
    var travellers: [Int?] = []
    for cell in cells {
      let index = cell.transit == nil ? nil : places[ObjectIdentifier(cell)]
      guard let index else {
        paths.append((CellPath(start: cell.uprightFrame, end: cell.uprightFrame), .shown))
        travellers.append(nil)
        continue
      }
      guard let path = tracks[index].path(from: time) else { continue }
      paths.append((path, tracks[index].rank))
      travellers.append(index)
    }
    return CellPath.crossing(paths).compactMap { place in
      guard let index = travellers[place] else { return nil }
      tracks[index].fadeOver(at: time)
      let view = tracks[index].view
      view.transit = tracks[index].transit(at: now)
      return view
    }
  }
}
