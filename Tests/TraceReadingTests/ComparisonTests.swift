import Documents
import Testing
import TraceReading
import Traces

@Suite("The comparison of two traces")
struct ComparisonTests {
  /// What the first difference must be.
  struct Expectation: Sendable {
    let quantity: TraceQuantity
    var view: String?
    /// The cause and the program's call in B.
    var cause: String?
    var programCall: String?

    init(
      _ quantity: TraceQuantity, _ view: String? = "table1", _ cause: String? = nil,
      _ programCall: String? = nil
    ) {
      self.quantity = quantity
      self.view = view
      self.cause = cause
      self.programCall = programCall
    }

    static func of(_ fault: Fault) -> Expectation {
      switch fault {
      case .programOffset: Expectation(.contentOffset, "table1", "program", "setContentOffset")
      case .clamping: Expectation(.contentSize, "table1", "program", "reloadData")
      case .anchoring, .estimate: Expectation(.contentSize, "table1", "layout")
      case .safeArea: Expectation(.adjustedContentInset, "table1", "safe area")
      case .size: Expectation(.size, "banner")
      case .viewFrame: Expectation(.frame, "banner")
      case .viewGone: Expectation(.view, "banner")
      case .viewClass: Expectation(.kind, "banner")
      case .scrollGone: Expectation(.contentInset, "banner")
      case .doubleReload: Expectation(.call, "table1", nil, "reloadData")
      case .queueCount: Expectation(.queued)
      case .conflict: Expectation(.conflict, nil)
      case .mark: Expectation(.mark, nil)
      case .stale: Expectation(.isStale)
      case .letter: Expectation(.letter)
      case .identifier: Expectation(.identifier)
      case .cellFrame, .rowsShifted: Expectation(.cellFrame)
      case .latePicture: Expectation(.cost, nil)
      case .insetInBounce: Expectation(.contentInset, "table1", "program", "contentInset =")
      case .wrongCause: Expectation(.call, "table1", "key")
      case .neverReused: Expectation(.created, "table1", "wheel")
      case .callMissing, .callsSwapped: Expectation(.call)
      case .callsOfViewsSwapped: Expectation(.order, nil, "link")
      case .anotherRow: Expectation(.row, "table1", "wheel")
      case .inputMissing, .anotherInput, .inputLate: Expectation(.input, nil)
      }
    }
  }

  @Test("names the planted fault first, with time, view and cause", arguments: Fault.allCases)
  func faults(fault: Fault) throws {
    for seed in UInt64(1)...4 {
      let good = try SampleRun.trace(.init(seed: seed))
      let (parts, plantedAt) = SampleRun.record(.init(seed: seed, fault: fault, costSeed: 7))
      let comparison = TraceComparison(good, try Trace(parts.flatMap(\.self)))
      let first = try #require(comparison.differences.first, "\(fault), seed \(seed)")
      let wanted = Expectation.of(fault)
      #expect(first.quantity == wanted.quantity && first.view == wanted.view, "\(first)")
      #expect(first.a.time == plantedAt && first.b.time == plantedAt, "\(first)")
      if let cause = wanted.cause { #expect(first.b.cause == cause, "\(first)") }
      #expect(first.b.programCall == wanted.programCall, "\(first)")
      #expect((first.a.value, first.a.cause) != (first.b.value, first.b.cause), "\(first)")
      #expect(!comparison.isEqual && comparison.firstText.hasPrefix("First difference at "))
      // The other way round, A and B have changed places.
      let back = try #require(
        TraceComparison(try Trace(parts.flatMap(\.self)), good).differences.first)
      #expect((back.a.value, back.b.value) == (first.b.value, first.a.value), "\(back)")
      #expect(back.quantity == first.quantity && back.view == first.view)
    }
  }

  @Test("says each quantity of each view once, in order of time", arguments: Fault.allCases)
  func further(fault: Fault) throws {
    let differences = TraceComparison(
      try SampleRun.trace(.init(seed: 3)), try SampleRun.trace(.init(seed: 3, fault: fault))
    ).differences
    let places = differences.map { "\($0.view ?? "-") \($0.quantity)" }
    #expect(Set(places).count == places.count)
    #expect(differences.map(\.time) == differences.map(\.time).sorted())
  }

  @Test("names jump and content size of one fault, each with its cause")
  func causes() throws {
    let comparison = TraceComparison(
      try SampleRun.trace(.init(seed: 2)), try SampleRun.trace(.init(seed: 2, fault: .clamping)))
    let jump = try #require(
      comparison.differences.first { $0.quantity == .contentOffset && $0.view == "table1" })
    #expect(jump.b.cause == "clamping" && jump.b.programCall == "reloadData")
    #expect(jump.time == comparison.differences.first?.time)
  }

  @Test("finds no difference in equal runs", arguments: UInt64(1)...12)
  func equalRuns(seed: UInt64) throws {
    let one = SampleRun.Settings(seed: seed)
    var others = [one, one, one, one]
    // Other borders of segments, another beginning, other costs.
    others[1].flush = 7
    others[2].start = 12.345
    others[3].flush = 1
    for (place, var other) in others.enumerated() {
      other.costSeed = UInt64(place)
      let comparison = TraceComparison(try SampleRun.trace(one), try SampleRun.trace(other))
      #expect(comparison.isEqual, "\(comparison.text)")
      #expect(comparison.momentCount == 301 && comparison.alignment?.isSamePace == true)
      #expect(comparison.text.split(separator: "\n").count == 1)
    }
  }

  @Test("compares runs of 60 and 120 ticks a second", arguments: UInt64(1)...12)
  func rates(seed: UInt64) throws {
    let slow = SampleRun.Settings(seed: seed)
    var fast = slow
    fast.rate = 120
    for (a, b) in [(slow, fast), (fast, slow)] {
      let comparison = TraceComparison(try SampleRun.trace(a), try SampleRun.trace(b))
      #expect(comparison.isEqual, "\(comparison.text)")
      #expect(comparison.momentCount == 301 && comparison.alignment?.isSamePace == false)
    }
  }

  @Test(
    "names a fault also between runs of other rates",
    arguments: [Fault.programOffset, .clamping, .stale, .insetInBounce, .viewFrame, .callMissing])
  func faultsAtOtherRates(fault: Fault) throws {
    for seed in UInt64(1)...6 {
      let slow = try SampleRun.trace(.init(seed: seed))
      let (parts, plantedAt) = SampleRun.record(.init(seed: seed, rate: 120, fault: fault))
      let comparison = TraceComparison(slow, try Trace(parts.flatMap(\.self)))
      let first = try #require(comparison.differences.first)
      #expect(first.quantity == Expectation.of(fault).quantity, "\(first)")
      let late = first.b.time - (plantedAt ?? 0)
      // A call may come a moment later; a state is found at the next moment of the slower trace.
      #expect(late >= -1e-9 && late <= 3.0 / 60, "\(late)")
    }
  }

  @Test("compares ticks that are not at the same times", arguments: UInt64(1)...6)
  func shiftedTicks(seed: UInt64) throws {
    // Every second tick of the slower run lies between two of the faster one.
    let one = try SampleRun.trace(.init(seed: seed, rate: 120))
    let other = try SampleRun.trace(.init(seed: seed, rate: 180))
    for comparison in [TraceComparison(one, other), TraceComparison(other, one)] {
      #expect(comparison.isEqual, "\(comparison.text)")
      #expect(comparison.momentCount == 601)
    }
  }

  @Test("aligns a trace that has lost its beginning", arguments: UInt64(1)...12)
  func rings(seed: UInt64) throws {
    let whole = try SampleRun.trace(.init(seed: seed))
    for dropped in 1...3 {
      let parts = SampleRun.record(.init(seed: seed, start: 3, costSeed: 9)).parts
      let ring = try Trace(([parts[0]] + parts[(1 + dropped)...]).flatMap(\.self))
      for (a, b) in [(whole, ring), (ring, whole)] {
        let comparison = TraceComparison(a, b)
        let alignment = try #require(comparison.alignment)
        #expect(alignment.input != nil)
        #expect(abs(abs(alignment.zeroOfA - alignment.zeroOfB) - 3) < 1e-9)
        #expect(comparison.isEqual, "\(comparison.text)")
      }
    }
  }

  @Test("says that one trace goes on")
  func ends() throws {
    let short = try SampleRun.trace(.init(seed: 4))
    let parts = SampleRun.record(.init(seed: 4)).parts
    let cut = try Trace(parts.dropLast(2).flatMap(\.self))
    let first = try #require(TraceComparison(short, cut).differences.first)
    #expect(first.quantity == .end && first.a.time == cut.wholeUntil)
  }

  @Test("has no answer for traces without ticks")
  func nothing() throws {
    let empty = try Trace(TraceHeader(title: "", maker: "").bytes)
    let comparison = TraceComparison(empty, try SampleRun.trace(.init(seed: 1)))
    #expect(!comparison.isEqual && comparison.alignment == nil)
    #expect(comparison.text.split(separator: "\n").count == 1)
  }
}
