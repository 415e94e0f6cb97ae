/// The motion of one view in an update, as a function of time.
@MainActor
struct UpdateTrack {
  let view: View
  /// The time at which the motion starts, in seconds.
  let start: Double
  let from: Transit
  let to: Transit
  let rank: CellPath.Rank
  /// Whether the view travels above all other views, because a program moves its element.
  let isRaised: Bool
  /// The progress at which the view stops, to fade out there and in at its new frame; nil if the
  /// view travels all the way.
  private var turn: Double?

  init(
    view: View, start: Double, from: Transit, to: Transit, rank: CellPath.Rank, isRaised: Bool
  ) {
    self.view = view
    self.start = start
    self.from = from
    self.to = to
    self.rank = rank
    self.isRaised = isRaised || from.lift > 0
  }

  var isGhost: Bool { rank == .leaving }
  var isOpaqueGhost: Bool { isGhost && to.alpha == 1 }

  func hasArrived(at time: Double) -> Bool { UpdateMotion.progress(from: start, at: time) >= 1 }

  func transit(at time: Double) -> Transit {
    let progress = UpdateMotion.progress(from: start, at: time)
    guard let turn else { return travelling(at: progress) }
    let part = turn < 1 ? (progress - turn) / (1 - turn) : 1
    var transit = part < 0.5 ? travelling(at: turn) : to
    // A ghost ends invisible.
    transit.alpha *= part < 0.5 ? 1 - 2 * part : isGhost ? 0 : 2 * part - 1
    return transit
  }

  private func travelling(at progress: Double) -> Transit {
    var transit = from.mixed(with: to, progress)
    if isRaised { transit.lift += (1 - transit.lift) * 4 * progress * (1 - progress) }
    return transit
  }

  /// Makes the view fade instead of travelling on.
  mutating func fadeOver(at time: Double) {
    guard turn == nil, !isRaised else { return }
    turn = UpdateMotion.progress(from: start, at: time)
  }

  /// The rest of the view's path; nil if the view may cross other views, because it fades or is
  /// raised above them.
  func path(from time: Double) -> CellPath? {
    guard turn == nil, !isRaised, from.alpha > 0, to.alpha == 1 else { return nil }
    return CellPath(
      start: transit(at: time).shown(view.uprightFrame), end: to.shown(view.uprightFrame))
  }
}
