/// Which moments of two traces belong together.
package struct TraceAlignment: Hashable, Sendable {
  /// The distance of times that are the same, in seconds: times from a common input are differences.
  static let tolerance = 1e-6

  /// The input from which times are counted; nil if the traces have none in common, and times are
  /// counted from their first ticks.
  package let input: String?
  /// The times in both traces from which times are counted, in seconds.
  package let zeroOfA: Double
  package let zeroOfB: Double
  /// The first and the last common moment, counted from there.
  package let span: ClosedRange<Double>
  /// Whether both traces have their ticks at the same times.
  package let isSamePace: Bool
}

extension TraceAlignment {
  /// Aligns two traces by the first input that both still have; nil if they have no moment in common.
  ///
  /// A ring has dropped the beginning of a run, so the first input of one trace is somewhere in the
  /// other. There it is where most inputs after it are the same, too; of several such places, where
  /// the times are nearest. If neither first input is in the other trace, it is the first input of A
  /// that is in B.
  ///
  /// What lies before the input is compared only if both traces begin equally long before it: then
  /// they are of one script, and none has lost its beginning.
  ///
  /// - Complexity: O(n).
  init?(_ a: TraceOutline, _ b: TraceOutline) {
    guard let firstOfA = a.times.first, let lastOfA = a.times.last, let firstOfB = b.times.first,
      let lastOfB = b.times.last
    else { return nil }
    let places = Self.places(a.inputs, b.inputs)
    input = places.map { a.inputs[$0.a].line }
    zeroOfA = places.map { a.inputs[$0.a].time } ?? firstOfA
    zeroOfB = places.map { b.inputs[$0.b].time } ?? firstOfB
    let starts = (firstOfA - zeroOfA, firstOfB - zeroOfB)
    let start = abs(starts.0 - starts.1) <= Self.tolerance ? max(starts.0, starts.1) : 0
    let end = min(lastOfA - zeroOfA, lastOfB - zeroOfB)
    guard start.isFinite, end.isFinite, start <= end else { return nil }
    span = start...end
    isSamePace = Self.areSame(
      Self.times(a, zeroOfA, start...end), Self.times(b, zeroOfB, start...end))
  }

  private static func times(
    _ outline: TraceOutline, _ zero: Double, _ span: ClosedRange<Double>
  ) -> [Double] {
    outline.times.map { $0 - zero }.filter {
      $0 >= span.lowerBound - tolerance && $0 <= span.upperBound + tolerance
    }
  }

  private static func areSame(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The places of the first common input; nil if there is none.
  private static func places(
    _ a: [TraceOutline.Input], _ b: [TraceOutline.Input]
  ) -> (a: Int, b: Int)? {
    var numbers: [String: Int] = [:]
    func number(_ input: TraceOutline.Input) -> Int {
      if let known = numbers[input.line] { return known }
      numbers[input.line] = numbers.count
      return numbers.count - 1
    }
    let (linesOfA, linesOfB) = (a.map(number), b.map(number))
    let inB = CommonRun.lengths(of: linesOfA, in: linesOfB).enumerated().map {
      (a: 0, b: $0, length: $1)
    }
    let inA = CommonRun.lengths(of: linesOfB, in: linesOfA).enumerated().map {
      (a: $0, b: 0, length: $1)
    }
    let best = (inB + inA).filter { $0.length > 0 }.min { one, other in
      if one.length != other.length { return one.length > other.length }
      return abs(a[one.a].time - b[one.b].time) < abs(a[other.a].time - b[other.b].time)
    }
    if let best { return (best.a, best.b) }
    let placesInB = Dictionary(
      linesOfB.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, line) in linesOfA.enumerated() {
      if let other = placesInB[line] { return (place, other) }
    }
    return nil
  }
}
