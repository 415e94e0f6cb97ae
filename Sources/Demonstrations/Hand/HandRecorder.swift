import ScrollEngine
import ScrollMotion

/// Records the last two strokes over a scroll view.
@MainActor
final class HandRecorder: ScrollViewDelegate {
  /// Up to three strokes, oldest first; the last may be a press that has not become a drag yet.
  private var all: [HandStroke] = []
  private var isPressOnly = false
  /// Whether the content is being dragged.
  private var isHeld = false
  /// The pointer that makes the stroke, and the y at which it went down, in points of the window.
  private var pointer: (device: InputEvent.Pointer.Device, id: Int, start: Double)?
  private var wheels = WheelStream()
  private let scrollView: ScrollView

  init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
    scrollView.delegate = self
  }

  /// The latest stroke and the previous one, older first; a press that is not a drag does not
  /// count.
  var strokes: ArraySlice<HandStroke> { (isPressOnly ? all.dropLast() : all[...]).suffix(2) }

  private func begin(_ device: HandStroke.Device, at time: Double, isPressOnly: Bool) {
    if self.isPressOnly { all.removeLast() }
    all.append(HandStroke(device, start: time, of: self))
    if all.count > 3 { all.removeFirst() }
    self.isPressOnly = isPressOnly
  }

  private func change(_ body: (inout HandStroke) -> Void) {
    if !all.isEmpty { body(&all[all.count - 1]) }
  }

  // MARK: Events

  /// Records an event that the scroll view has just received.
  func note(_ event: InputEvent) {
    switch event.kind {
    case .pointerDown(let pointer) where self.pointer == nil:
      self.pointer = (pointer.device, pointer.id, pointer.position.y)
      // A pointer that catches moving content drags it at once.
      begin(
        pointer.device == .mouse ? .mouse : .finger, at: event.time, isPressOnly: !isHeld)
      note(pointer, at: event.time)
    case .pointerMoved(let pointer) where isOfStroke(pointer):
      note(pointer, at: event.time)
    case .pointerUp(let pointer) where isOfStroke(pointer),
      .pointerCancelled(let pointer) where isOfStroke(pointer):
      note(pointer, at: event.time, isRelease: true)
      self.pointer = nil
      if isPressOnly {
        all.removeLast()
        isPressOnly = false
      } else {
        change { $0.letGo(at: event.time) }
      }
    case .wheel(let wheel):
      note(wheel, at: event.time)
    case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled, .pointerLeft, .key, .text,
      .composition, .memoryWarning:
      break
    }
  }

  private func isOfStroke(_ other: InputEvent.Pointer) -> Bool {
    pointer.map { $0.device == other.device && $0.id == other.id } ?? false
  }

  /// Records a pointer's position. With `isRelease`, the position repeats the last report, which is
  /// not added again.
  private func note(
    _ pointer: InputEvent.Pointer, at time: Double, isRelease: Bool = false
  ) {
    guard let start = self.pointer?.start else { return }
    let itself = InputEvent.Pointer.Sample(at: pointer.position, time: time)
    change { stroke in
      for report in pointer.coalesced ?? (isRelease ? [] : [itself]) {
        stroke.addReport(start - report.position.y, at: report.time)
      }
      stroke.addHeard(start - pointer.position.y, at: time)
      stroke.addEstimate(estimate, at: time)
    }
  }

  /// The velocity the content would have if it were released now, in points per second.
  private var estimate: Double { -scrollView.panGestureRecognizer.velocity(in: scrollView).y }

  private func note(_ wheel: InputEvent.Wheel, at time: Double) {
    guard pointer == nil else { return }
    let isTouchpad = wheels.device(sending: wheel.delta, at: time) == .touchpad
    let device: HandStroke.Device = isTouchpad ? .touchpad : .wheel
    // Events of one device belong to one stroke if the pauses between them are short.
    let goesOn = strokes.last.map {
      $0.device == device && $0.end == nil && time - $0.lastHeard <= WheelStream.longestPause
    }
    if goesOn != true { begin(device, at: time, isPressOnly: false) }
    let step =
      isTouchpad
      ? TouchpadStep.translation(delta: wheel.delta)
      : WheelStep.translation(delta: wheel.delta, pointsPerNotch: scrollView.wheelStep)
    // The content follows fingers on a touchpad as it follows fingers on a screen.
    let sign = isTouchpad ? -1.0 : 1
    change { stroke in
      let way = (stroke.heard.last?.value ?? 0) + sign * step.y
      stroke.addReport(way, at: time)
      stroke.addHeard(way, at: time)
      if isTouchpad { stroke.addEstimate(estimate, at: time) }
    }
  }

  /// Records the content offset in a frame.
  func noteFrame(at time: Double) { change { $0.addFrame(scrollView.contentOffset.y, at: time) } }

  // MARK: Delegate calls

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    isHeld = true
    if pointer != nil { isPressOnly = false }
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    isHeld = false
    change { stroke in
      stroke.letGo(atSpeed: velocity.y * 1_000)
      // A touchpad does not report lifted fingers: the drag ends when its events have stopped.
      if stroke.device == .touchpad { stroke.letGo(at: scrollView.window?.now ?? stroke.lastHeard) }
    }
  }
}
