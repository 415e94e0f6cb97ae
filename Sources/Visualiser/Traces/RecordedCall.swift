package import SceneParts
import ScrollEngine
import Traces

extension CallRecorder.Call {
  /// A call of a trace, made at a time in seconds, in a list with a queue or in another view; `cell` is
  /// the cell that it is about.
  @MainActor
  init(
    _ call: TraceCall, at time: Double, _ cell: RecordedCells.Cell?, queue: ReuseQueue?,
    _ functions: RecordedFunctions?
  ) {
    let mover = call.cause.flatMap { ScrollMover(causeInWords: $0, call: call.programCall) }
    self.init(
      time: time, view: call.view, name: call.name, event: Event(call, cell),
      queue: queue.map { ObjectIdentifier($0) }, mover: mover,
      backtrace: CallBacktrace(call, functions))
  }
}

/// Returns the functions at the addresses of a recorded program, the innermost first where calls are inlined;
/// nil where the program's files say nothing. It may take a second.
package typealias RecordedFunctions = @Sendable (_ addresses: [UInt64]) -> [[BacktraceFrame]?]

extension CallBacktrace {
  /// The addresses of a call. The names are in the files of the program that was recorded.
  fileprivate convenience init?(_ call: TraceCall, _ functions: RecordedFunctions?) {
    guard !call.addresses.isEmpty else { return nil }
    let addresses = call.addresses
    self.init(addresses: addresses.map { UInt(truncatingIfNeeded: $0) }) {
      let found = functions?(addresses) ?? []
      return addresses.enumerated().map { place, address in
        (found.indices.contains(place) ? found[place] : nil)
          ?? [
            BacktraceFrame(
              function: "0x" + String(address, radix: 16), place: nil, origin: .program)
          ]
      }
    }
  }
}

extension CallRecorder.Call.Event {
  fileprivate init(_ call: TraceCall, _ cell: RecordedCells.Cell?) {
    if let kind = call.outcome.flatMap(ReuseMove.Kind.init(rawValue:)), let cell {
      self = .queue(ReuseMove(kind, identifier: cell.pool.identifier, cell: cell.number))
    } else if let quantity = ScrollChange.Quantity(call) {
      self = .change(quantity)
    } else if let event = DelegateCall(call, cell) {
      self = .delegate(event)
    } else {
      self = .recorded(
        path: call.path.map(IndexPath.init), values: Array(call.after.prefix(4)),
        isOfList: !call.name.hasPrefix("scrollView"))
    }
  }
}

extension IndexPath {
  /// The row at a path of a trace; the nearest that a list can have.
  init(_ path: TracePath) {
    self.init(
      row: min(max(path.row, 0), Limits.mostElements),
      section: min(max(path.section, 0), Limits.mostSections))
  }
}

extension ScrollChange.Quantity {
  /// The change of a property; nil for other calls.
  fileprivate init?(_ call: TraceCall) {
    let (old, new) = (call.before, call.after)
    func insets(_ sides: [Double]) -> EdgeInsets {
      EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    switch (call.name, old.count, new.count) {
    case ("contentOffset", 2, 2):
      self = .contentOffset(
        from: Point(x: old[0], y: old[1]), to: Point(x: new[0], y: new[1]))
    case ("contentSize", 2, 2):
      self = .contentSize(
        from: Size(width: old[0], height: old[1]), to: Size(width: new[0], height: new[1]))
    case ("bounds.size", 2, 2):
      self = .size(
        from: Size(width: old[0], height: old[1]), to: Size(width: new[0], height: new[1]))
    case ("contentInset", 4, 4): self = .contentInset(from: insets(old), to: insets(new))
    case ("adjustedContentInset", 4, 4):
      self = .adjustedContentInset(from: insets(old), to: insets(new))
    default: return nil
    }
  }
}

extension DelegateCall {
  /// The call as it was made; nil if a trace does not tell all of it.
  fileprivate init?(_ call: TraceCall, _ cell: RecordedCells.Cell?) {
    let numbers = call.after
    switch (call.name, numbers.count) {
    case ("scrollViewDidScroll", 2): self = .didScroll(to: Point(x: numbers[0], y: numbers[1]))
    case ("scrollViewWillBeginDragging", 0): self = .willBeginDragging
    case ("scrollViewWillEndDragging", 4):
      self = .willEndDragging(
        velocity: Point(x: numbers[0], y: numbers[1]), target: Point(x: numbers[2], y: numbers[3]))
    case ("scrollViewWillBeginDecelerating", 0): self = .willBeginDecelerating
    case ("scrollViewDidEndDecelerating", 0): self = .didEndDecelerating
    case ("scrollViewDidEndScrollingAnimation", 0): self = .didEndScrollingAnimation
    case ("scrollViewDidScrollToTop", 0): self = .didScrollToTop
    case ("scrollViewDidChangeAdjustedContentInset", 0): self = .didChangeAdjustedContentInset
    case ("scrollViewWillBeginZooming", 0): self = .willBeginZooming
    case ("scrollViewDidZoom", 1): self = .didZoom(scale: numbers[0])
    case ("scrollViewDidEndZooming", 1): self = .didEndZooming(scale: numbers[0])
    case ("numberOfSections", 0): self = .numberOfSections
    default:
      guard let path = call.path.map(IndexPath.init) else { return nil }
      self.init(call.name, path, cell)
    }
  }

  /// A call about a row.
  private init?(_ name: String, _ path: IndexPath, _ cell: RecordedCells.Cell?) {
    switch name {
    case "heightForRowAt", "heightForItemAt": self = .heightOfElement(path)
    case "cellForRowAt", "cellForItemAt": self = .cell(path)
    case "didHighlightRowAt", "didHighlightItemAt": self = .didHighlight(path)
    case "didUnhighlightRowAt", "didUnhighlightItemAt": self = .didUnhighlight(path)
    case "didSelectRowAt", "didSelectItemAt": self = .didSelect(path)
    case "didDeselectRowAt", "didDeselectItemAt": self = .didDeselect(path)
    default:
      guard let cell else { return nil }
      switch name {
      case "willDisplay":
        self = .willDisplay(path, cell: cell.number, identifier: cell.pool.identifier)
      case "didEndDisplaying":
        self = .didEndDisplaying(path, cell: cell.number, identifier: cell.pool.identifier)
      default: return nil
      }
    }
  }
}
