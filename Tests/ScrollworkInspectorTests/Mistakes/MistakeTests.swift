import Testing
import TraceReading
import Traces

/// Screens of a program, each with a mistake: what the trace says of it must name it.
@MainActor
@Suite("A mistake of a program, in its trace")
struct MistakeTests {
  /// What must be found: in the summary, or, where only a good run shows that it is a mistake, as the
  /// first difference.
  private enum Finding {
    /// A jump, by its cause and the program's call.
    case jump(String, String?)
    case estimate
    case neverReuses
    case rarelyReuses
    case stale
    case conflict
    case latePictures
    case inset(String)
    case reloads
    /// Rows that moved on the screen by so many points, although nothing scrolled them.
    case shift(Double)
    /// The first difference from the good run, by quantity, cause and call.
    case difference(TraceQuantity, String?, String?)
  }

  private static func finding(of mistake: Mistake) -> Finding {
    switch mistake {
    case .offsetInCallback: .jump("program", "contentOffset =")
    case .estimate: .estimate
    case .noIdentifier: .neverReuses
    case .identifierForEachRow: .rarelyReuses
    case .staleContent: .stale
    case .twoHeights: .conflict
    case .decodingInCell: .latePictures
    case .insetInBounce: .inset("contentInset =")
    case .snapAfterRest: .difference(.contentOffset, "animation", "setContentOffset")
    case .reloadWhileScrolling: .difference(.call, nil, nil)
    case .reloadTwice: .reloads
    case .rowsAbove: .jump("program", "contentOffset =")
    case .rowsAboveByReload: .shift(180)
    case .fewerRows: .difference(.contentSize, "program", "reloadData")
    case .scrollInLayout: .jump("program", "scrollToRow")
    case .reloadForOneRow: .difference(.call, nil, nil)
    case .insetTwice: .difference(.contentInset, "program", "contentInset =")
    case .safeAreaTwice: .difference(.contentInset, nil, nil)
    case .offsetAsShare: .jump("program", "contentOffset =")
    case .toTopAfterRefresh: .jump("program", "setContentOffset")
    case .lateDelegate: .difference(.call, nil, nil)
    case .asTallAsContent: .difference(.view, nil, nil)
    }
  }

  private static let good = Result { try MistakenRun.trace(nil) }

  @Test("Without a mistake, nothing is found")
  func good() throws {
    let summary = TraceSummary(try Self.good.get())
    #expect(summary.isClean, "\(summary.text)")
    let comparison = TraceComparison(try Self.good.get(), try MistakenRun.trace(nil))
    #expect(comparison.isEqual)
  }

  @Test("The trace names the mistake", arguments: Mistake.allCases)
  func mistake(_ mistake: Mistake) throws {
    let trace = try MistakenRun.trace(mistake)
    let summary = TraceSummary(trace)
    let text: Comment = "\(summary.text)"
    switch Self.finding(of: mistake) {
    case .jump(let cause, let call):
      #expect(
        summary.jumps.first.contains { $0.cause == cause && $0.programCall == call }, text)
    case .estimate: #expect(summary.estimates.count > 0, text)
    case .neverReuses: #expect(summary.lists.contains { $0.neverReuses }, text)
    case .rarelyReuses: #expect(summary.lists.contains { $0.rarelyReuses }, text)
    case .stale: #expect(summary.stale.count > 0, text)
    case .conflict: #expect(summary.conflicts.count > 0, text)
    case .latePictures: #expect(summary.pictures.late > 0, text)
    case .inset(let call): #expect(summary.insets.first.contains { $0.programCall == call }, text)
    case .shift(let distance):
      #expect(
        summary.shifts.first.contains {
          $0.distance == [0, distance] && $0.programCall == "reloadData"
        }, text)
    case .reloads: #expect(summary.reloads.count == 1, text)
    case .difference(let quantity, let cause, let call):
      let comparison = TraceComparison(try Self.good.get(), trace)
      let first = try #require(comparison.differences.first)
      #expect(first.quantity == quantity, "\(comparison.firstText)")
      #expect(first.b.cause == cause && first.b.programCall == call, "\(comparison.firstText)")
    }
  }
}
