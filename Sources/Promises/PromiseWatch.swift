package import Hosting
package import ScrollEngine

/// Looks for broken promises in a screen, frame by frame and at rest.
@MainActor
package struct PromiseWatch {
  /// What is looked for.
  package let promises: Set<Promise>
  private var cells = CellCount()

  package init(_ promises: Set<Promise>) {
    self.promises = promises
  }

  /// What a frame breaks that has just been laid out.
  package mutating func broken(inFrameOf window: Window) -> Broken? {
    cells.count(window)
    if promises.contains(.liveRowsAreVisible), let text = ScreenChecks.surplusRows(in: window) {
      return Broken(.liveRowsAreVisible, text)
    }
    if promises.contains(.cellsAreReused), let text = cells.surplus {
      return Broken(.cellsAreReused, text)
    }
    return nil
  }

  /// What a screen at rest breaks, without a change to it; `calls` are all so far.
  package func broken(atRest window: Window, calls: [CallEntry]) -> Broken? {
    if promises.contains(.offsetIsInRange), let text = ScreenChecks.offsetOutOfRange(in: window) {
      return Broken(.offsetIsInRange, text)
    }
    if promises.contains(.callsArePaired), let text = CallPairs.unpaired(in: calls) {
      return Broken(.callsArePaired, text)
    }
    return nil
  }
}
