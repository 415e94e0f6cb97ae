import ScrollEngine

/// A view that records the touches it receives, and passes them on only if `passesOn` is true.
final class TouchLog: View {
  var log: [String] = []
  var passesOn = false
  /// Calls that do not fit the state of their touch.
  private(set) var complaints: [String] = []
  private var open: Set<Touch> = []

  private func note(_ name: String, _ touches: Set<Touch>, _ event: Event?) {
    for touch in touches {
      let place = touch.location(in: self)
      log.append("\(name) \(Int(place.x)),\(Int(place.y))")
      if event?.allTouches?.contains(touch) != true { complaints.append("\(name): not in event") }
      if touch.view == nil { complaints.append("\(name): no view") }
    }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    note("began", touches, event)
    if !open.isDisjoint(with: touches) { complaints.append("began twice") }
    open.formUnion(touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note("moved", touches, event)
    if !open.isSuperset(of: touches) { complaints.append("moved without a beginning") }
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note("ended", touches, event)
    close(touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches, event)
    close(touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func close(_ touches: Set<Touch>) {
    if !open.isSuperset(of: touches) { complaints.append("ended without a beginning") }
    open.subtract(touches)
  }

  /// The number of touches that have begun and not ended.
  var openCount: Int { open.count }

  /// The names of the recorded calls, without positions.
  var names: [String] { log.map { String($0.prefix { $0 != " " }) } }
}
