import Documents
import Traces

/// Walks through two traces at once, and collects their differences.
struct TraceComparer {
  private(set) var differences: [TraceDifference] = []
  private(set) var momentCount = 0

  private let alignment: TraceAlignment
  /// The trace with fewer ticks, which gives the moments, and the other one.
  private var leader: ComparedTrace
  private var other: ComparedTrace
  private let leaderIsA: Bool
  private var matcher: EventMatcher
  /// The differences at moments between two ticks of the other trace, which has only been read up to
  /// the first of both.
  private var doubts: [Doubt] = []
  private var found: Set<Place> = []

  private struct Place: Hashable {
    let view: String?
    let quantity: TraceQuantity
  }

  private struct Doubt {
    let subject: ComparedThings.Subject
    let leader: ReportValue?
    let other: ReportValue?
    let difference: TraceDifference
  }

  init(_ a: ComparedTrace, _ b: ComparedTrace, _ alignment: TraceAlignment) {
    self.alignment = alignment
    leaderIsA = a.tickCount(in: alignment) <= b.tickCount(in: alignment)
    (leader, other) = leaderIsA ? (a, b) : (b, a)
    matcher = EventMatcher(isSamePace: alignment.isSamePace)
  }

  /// Compares all common moments.
  mutating func compareAll() {
    compareInputs()
    while let moment = leader.upcoming,
      moment <= alignment.span.upperBound + TraceAlignment.tolerance
    {
      while leader.hasTick(until: moment) { leader.advance() }
      while other.hasTick(until: moment) {
        other.advance()
        settleDoubts()
      }
      compare(at: moment)
      leader.beginMoment()
      other.beginMoment()
    }
    if !doubts.isEmpty, other.upcoming != nil {
      other.advance()
      settleDoubts()
    }
    compareEnds()
  }

  private mutating func compare(at moment: Double) {
    momentCount += 1
    var subjects = leader.takeChanged().union(other.takeChanged())
    if momentCount == 1 {
      subjects.formUnion(leader.things.subjects)
      subjects.formUnion(other.things.subjects)
    }
    let isExact = other.time.map { abs($0 - moment) <= TraceAlignment.tolerance } ?? false
    var news: [TraceDifference] = []
    for subject in subjects where !leader.things.hasSame(subject, as: other.things) {
      for doubt in compare(subject, at: moment) {
        if isExact { news.append(doubt.difference) } else { doubts.append(doubt) }
      }
    }
    news += compareEvents(at: moment)
    if let cost = compareCosts(at: moment) { news.append(cost) }
    // Sets have no order: of the rows of a list, the first one is reported.
    for difference in news.sorted(by: { $0.comes(before: $1) }) { report(difference) }
  }

  private mutating func report(_ difference: TraceDifference) {
    let place = Place(view: difference.view, quantity: difference.quantity)
    if found.insert(place).inserted { differences.append(difference) }
  }

  // MARK: Values

  private func compare(_ subject: ComparedThings.Subject, at moment: Double) -> [Doubt] {
    let (one, two) = (leader.things.values(of: subject), other.things.values(of: subject))
    guard let first = one.first ?? two.first else { return [] }
    if one.isEmpty || two.isEmpty {
      guard isNew(first.quantity, subject) else { return [] }
      return [doubt(subject, first.quantity, one.first?.value, two.first?.value, at: moment)]
    }
    // Only scroll views have a content size and insets, and a view may become one.
    let own = Set(one.map(\.quantity))
    let quantities = one.map(\.quantity) + two.map(\.quantity).filter { !own.contains($0) }
    var doubts: [Doubt] = []
    for quantity in quantities where isNew(quantity, subject) {
      let value = one.first { $0.quantity == quantity }?.value
      let there = two.first { $0.quantity == quantity }?.value
      if let value, let there, value.agrees(with: there) { continue }
      doubts.append(doubt(subject, quantity, value, there, at: moment))
    }
    return doubts
  }

  /// Whether no difference of a quantity was found in a view.
  private func isNew(_ quantity: TraceQuantity, _ subject: ComparedThings.Subject) -> Bool {
    !found.contains(Place(view: subject.view, quantity: quantity))
  }

  private func doubt(
    _ subject: ComparedThings.Subject, _ quantity: TraceQuantity, _ one: ReportValue?,
    _ two: ReportValue?, at moment: Double
  ) -> Doubt {
    Doubt(
      subject: subject, leader: one, other: two,
      difference: difference(
        quantity, at: moment, view: subject.view, path: subject.path, detail: subject.detail,
        leader.side(one, at: moment, quantity, of: subject.view),
        other.side(two, at: moment, quantity, of: subject.view)))
  }

  /// Reports the doubts that the next tick of the other trace does not resolve.
  private mutating func settleDoubts() {
    guard !doubts.isEmpty else { return }
    let all = doubts
    doubts = []
    for doubt in all.sorted(by: { $0.difference.comes(before: $1.difference) }) {
      let now = other.things.values(of: doubt.subject)
        .first { $0.quantity == doubt.difference.quantity }?.value
      let isBetween =
        if let value = doubt.leader, let before = doubt.other, let now {
          value.lies(between: before, and: now)
        } else {
          (doubt.leader == nil) == (now == nil)
        }
      if !isBetween { report(doubt.difference) }
    }
  }

  // MARK: Events, costs, ends

  private mutating func compareEvents(at moment: Double) -> [TraceDifference] {
    let (a, b) = leaderIsA ? (leader, other) : (other, leader)
    return matcher.match(a.events, b.events).map { mismatch in
      let (view, quantity) = (mismatch.stream.view, mismatch.stream.quantity)
      func side(_ trace: ComparedTrace, _ event: TraceEvent?) -> TraceDifference.Side {
        trace.side(
          event.map { .text(quantity == .order ? $0.wordsWithView : $0.words) }, at: moment,
          quantity, of: view, by: event?.call)
      }
      return TraceDifference(
        time: moment, view: view, path: (mismatch.a ?? mismatch.b)?.call?.path, detail: nil,
        quantity: quantity, a: side(a, mismatch.a), b: side(b, mismatch.b))
    }
  }

  private func compareCosts(at moment: Double) -> TraceDifference? {
    let (more, less) = (max(leader.cost, other.cost), min(leader.cost, other.cost))
    guard less > 0, more > TraceComparison.costFactor * less,
      more - less > TraceComparison.costDistance
    else { return nil }
    func seconds(_ trace: ComparedTrace, _ part: String) -> Double {
      trace.costs.reduce(0) { $0 + ($1.part == part ? $1.seconds : 0) }
    }
    // The part that makes up most of the difference.
    let (longer, shorter) = leader.cost > other.cost ? (leader, other) : (other, leader)
    func growth(_ part: String) -> Double { seconds(longer, part) - seconds(shorter, part) }
    guard let part = longer.costs.max(by: { growth($0.part) < growth($1.part) })?.part else {
      return nil
    }
    return difference(
      .cost, at: moment, view: nil, detail: part,
      leader.side(.number(seconds(leader, part) * 1e3), at: moment, .cost, of: nil),
      other.side(.number(seconds(other, part) * 1e3), at: moment, .cost, of: nil))
  }

  /// The first input that is another, or comes at another time.
  private mutating func compareInputs() {
    let span = alignment.span
    func inputs(_ trace: ComparedTrace) -> [TraceOutline.Input] {
      trace.outline.inputs.filter {
        $0.time - trace.zero >= span.lowerBound - TraceAlignment.tolerance
          && $0.time - trace.zero <= span.upperBound + TraceAlignment.tolerance
      }
    }
    let (one, two) = (inputs(leader), inputs(other))
    // Traces with other ticks have an input up to a tick later.
    let tolerance =
      alignment.isSamePace ? TraceAlignment.tolerance : 1.5 * leader.outline.usualDistance
    for place in 0..<max(one.count, two.count) {
      let (first, second) = (
        place < one.count ? one[place] : nil, place < two.count ? two[place] : nil
      )
      let times = [first.map { $0.time - leader.zero }, second.map { $0.time - other.zero }]
        .compactMap(\.self)
      guard let moment = times.min(), let last = times.max() else { return }
      // The partner of an input at the end may come after it.
      if first == nil || second == nil, moment > span.upperBound - tolerance { return }
      guard first?.line != second?.line || last - moment > tolerance else { continue }
      let sameLine = first?.line == second?.line
      func side(_ trace: ComparedTrace, _ input: TraceOutline.Input?) -> TraceDifference.Side {
        let value = input.map {
          sameLine
            ? "\($0.line), \(Wording.time($0.time - trace.zero)) after the first common one"
            : $0.line
        }
        var side = trace.side(value.map(ReportValue.text), at: moment, .input, of: nil)
        side.input = place > 0 ? one[place - 1].line : nil
        return side
      }
      report(
        difference(.input, at: moment, view: nil, side(leader, first), side(other, second)))
      return
    }
  }

  /// One trace may go on when the other has ended: in a run that a script drives, that is a
  /// difference.
  private mutating func compareEnds() {
    let ends = [leader, other].map { ($0.outline.times.last ?? 0) - $0.zero }
    guard abs(ends[0] - ends[1]) > Self.endTolerance else { return }
    let moment = alignment.span.upperBound
    func side(_ trace: ComparedTrace, _ end: Double) -> TraceDifference.Side {
      trace.side(
        .text("its end at \(Wording.time(trace.zero + end))"), at: moment, .end, of: nil)
    }
    report(
      difference(
        .end, at: moment, view: nil, side(leader, ends[0]), side(other, ends[1])))
  }

  /// How far the ends of equal runs may be apart, in seconds.
  private static let endTolerance = 0.1

  private func difference(
    _ quantity: TraceQuantity, at moment: Double, view: String?, path: TracePath? = nil,
    detail: String? = nil, _ leader: TraceDifference.Side, _ other: TraceDifference.Side
  ) -> TraceDifference {
    TraceDifference(
      time: moment, view: view, path: path, detail: detail, quantity: quantity,
      a: leaderIsA ? leader : other, b: leaderIsA ? other : leader)
  }
}

extension ComparedThings.Subject {
  /// The view, or the owner of the queue.
  fileprivate var view: String {
    switch self {
    case .view(let name), .row(list: let name, _), .queue(owner: let name, _): name
    }
  }

  fileprivate var path: TracePath? { if case .row(_, let path) = self { path } else { nil } }

  fileprivate var detail: String? {
    if case .queue(_, let identifier) = self { identifier } else { nil }
  }
}
