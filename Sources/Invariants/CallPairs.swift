package import Documents

/// Finds calls without their counterpart.
package enum CallPairs {
  /// The mistake in the calls of a screen at rest; nil if all calls are paired.
  ///
  /// `hearing` has the ids of the lists whose delegates implement both `willDisplay` and
  /// `didEndDisplaying`. Other lists are ignored, because a list detects an unimplemented method by
  /// calling it.
  package static func unpaired(in calls: [CallEntry], hearing: Set<String>) -> String? {
    struct Cell: Hashable {
      var view: String
      var number: Int
    }
    var shown: Set<Cell> = []
    var dragging: Set<String> = []
    for call in calls {
      switch call.call {
      case "willDisplay":
        guard let number = call.cell, hearing.contains(call.view) else { continue }
        if !shown.insert(Cell(view: call.view, number: number)).inserted {
          return "cell \(number) of \(call.view) is displayed twice, at \(call.time) s"
        }
      case "didEndDisplaying":
        guard let number = call.cell, hearing.contains(call.view) else { continue }
        if shown.remove(Cell(view: call.view, number: number)) == nil {
          return
            "cell \(number) of \(call.view) was hidden without being displayed, at \(call.time) s"
        }
      case "scrollViewWillBeginDragging":
        if !dragging.insert(call.view).inserted {
          return "\(call.view) begins to be dragged twice, at \(call.time) s"
        }
      case "scrollViewDidEndDragging":
        if dragging.remove(call.view) == nil {
          return "\(call.view) ends a drag that has not begun, at \(call.time) s"
        }
      default: break
      }
    }
    return dragging.sorted().first.map { "\($0) is at rest and still being dragged" }
  }
}
