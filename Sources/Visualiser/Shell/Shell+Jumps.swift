internal import Geometry
import Inspecting
import SceneParts

/// A kind of moment that a person looks for.
package enum JumpTarget: Hashable, Sendable, CaseIterable {
  /// A change of offset, size or insets that no input caused.
  case change
  case latePicture
  /// A cell that is shown with another row's content.
  case staleCell

  /// The name of such a moment in a sentence.
  var words: String {
    switch self {
    case .change: "change"
    case .latePicture: "late picture"
    case .staleCell: "stale cell"
    }
  }
}

// From one telling moment of the record to the next one.
extension Shell {
  func jump(to target: JumpTarget, isForward: Bool) {
    guard let time = jumpTime(of: target, isForward: isForward) else { return }
    seek(to: time)
    if let words = words(of: target, at: time) { announce(words) }
  }

  /// The time of the nearest such moment after the shown one, or before it, in seconds; nil if there
  /// is none.
  func jumpTime(of target: JumpTarget, isForward: Bool) -> Double? {
    guard !session.log.isFull else { return nil }
    let now = session.shownTime
    func isBeyond(_ time: Double) -> Bool { isForward ? time > now : time < now }
    switch target {
    case .change:
      let moves = session.record.calls.moves
      let count = moves.prefixCount { isForward ? $0.time <= now : $0.time < now }
      let place = isForward ? count : count - 1
      return moves.indices.contains(place) ? moves[place].time : nil
    case .latePicture:
      let pictures = session.record.pictures.pictures
      return isForward
        ? pictures.dropFirst(pictures.prefixCount { $0.time <= now }).first(where: \.isLate)?.time
        : pictures.prefix(pictures.prefixCount { $0.time < now }).last(where: \.isLate)?.time
    case .staleCell:
      let faults = session.record.lanes.lanes.joined().lazy.flatMap(\.faults).filter(isBeyond)
      return isForward ? faults.min() : faults.max()
    }
  }

  /// What to say where no such moment lies ahead, or before: a trace opens at its end.
  func objectionToJump(to target: JumpTarget, isForward: Bool) -> String {
    let isThere = jumpTime(of: target, isForward: !isForward) != nil
    let way =
      isThere ? (isForward ? "; with Shift it goes back" : "; without Shift it goes on") : ""
    return "No \(target.words) \(isForward ? "ahead" : "before")\(way)."
  }

  /// What happened at such a moment, at a time in seconds, in one line.
  private func words(of target: JumpTarget, at time: Double) -> String? {
    switch target {
    case .change:
      let moves = session.record.calls.moves
      let first = moves.prefixCount { $0.time < time }
      return words(of: moves[first...].prefix { $0.time == time })
    case .latePicture: return strip.words(at: time)
    case .staleCell:
      for lane in session.record.lanes.lanes.joined() where lane.faults.contains(time) {
        let stay = lane.stays[max(0, lane.stays.prefixCount { $0.time <= time } - 1)]
        guard case .row(let path, let list) = stay.place else { continue }
        let name = scene.panes[lane.cell.pane].lists[list].title(ofRowAt: path)
        return "\(timeText(time)): \(name) is in cell \(lane.stamp.letter), which shows another row"
      }
      return nil
    }
  }
}
