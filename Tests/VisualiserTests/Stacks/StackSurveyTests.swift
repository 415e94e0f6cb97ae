import Documents
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@MainActor
struct StackSurveyTests {
  @Test("What a stack costs is what arithmetic says", arguments: Soak.seeds(1...80))
  func reference(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let stack = Self.randomStack(&numbers)
    let reference = StackReference(stack)
    let source = StackSource(stack)
    let survey = source.survey

    #expect(source.naiveCells == reference.naiveCells, "seed \(seed)")
    #expect(survey.isExact, "seed \(seed)")
    #expect(
      reference.peak.contains(survey.peak.cells),
      "seed \(seed): \(survey.peak), not \(reference.peak)")
    #expect(
      reference.cells(at: survey.peak.offset).contains(survey.peak.cells),
      "seed \(seed): \(survey.peak)")
    #expect(survey.peakShares.reduce(0) { $0 + $1.cells } == survey.peak.cells, "seed \(seed)")
    #expect(
      abs(survey.contentLength - reference.length) < 1e-9 * max(1, reference.length),
      "seed \(seed)")
  }

  @Test("Lists in sight have all cells there are", arguments: Soak.seeds(1...20))
  func cellsInSight(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let stack = Self.randomStack(&numbers)
    let container = ContainerScrollView(frame: Rect(origin: .zero, size: stack.viewport))
    let build = StackBuild(stack, in: container)
    let cells = CellsInSight(of: build.sections, in: container)
    let window = Window(frame: container.frame)
    window.addSubview(container)
    for _ in 0..<40 {
      window.layoutIfNeeded()
      let all = build.sections.filter { $0.list?.liveCells.isEmpty == false }
      let found = cells.bySection
      #expect(found.map { ObjectIdentifier($0.section) } == all.map { ObjectIdentifier($0) })
      #expect(found.map(\.cells) == all.map { $0.list?.liveCells.count })
      #expect(cells.count == all.reduce(0) { $0 + ($1.list?.liveCells.count ?? 0) })
      let range = container.scrollRange[stack.axis]
      container.contentOffset[stack.axis] = numbers.number(
        in: range.lowerBound...max(range.upperBound, range.lowerBound + 1))
    }
  }

  /// A random stack; in each collection, all items have the same size.
  static func randomStack(_ numbers: inout RandomNumbers) -> StackDescription {
    let viewport = Size(width: 200, height: 300)
    func small(_ range: ClosedRange<Double>) -> Double {
      min(numbers.number(in: range), range.upperBound)
    }
    func length() -> Double { numbers.number(in: 0.001...70) }
    func lengths() -> StackDescription.Lengths {
      switch Int.random(in: 0..<3, using: &numbers.random) {
      case 0: .same(length())
      case 1: .list((0..<Int.random(in: 1...4, using: &numbers.random)).map { _ in length() })
      default: .range(small(8...30)...small(31...90), seed: numbers.random.next() >> 12)
      }
    }
    let kinds = StackDescription.Kind.allCases
    let sections = (0..<Int.random(in: 1...6, using: &numbers.random)).map { _ in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &numbers.random)]
      let spacing = small(0...9)
      var insets = EdgeInsets(
        top: small(0...12), left: small(0...12), bottom: small(0...12), right: small(0...12))
      let width = small(20...90)
      // Otherwise, rounding would decide whether the last item fits exactly.
      let room = (viewport.width - insets.left - insets.right + spacing) / (width + spacing)
      if abs(room - room.rounded()) < 1e-6 { insets.right += 0.013 }
      if kind == .horizontalList { insets.left += 0.0137 }
      return StackDescription.Section(
        kind, count: Int.random(in: 1...40, using: &numbers.random),
        height: kind == .collection ? .same(length()) : lengths(),
        width: kind == .collection
          ? .same(width) : kind == .horizontalList ? .same(small(8...70)) : lengths(),
        spacing: spacing, insets: insets,
        header: Bool.random(using: &numbers.random)
          ? .init(title: "Head", length: small(10...40)) : nil)
    }
    return StackDescription(viewport: viewport, spacing: small(0...14), sections: sections)
  }

  @Test("Of few offsets none is counted twice, so that a sample is not taken for all")
  func fewSamples() {
    let sections = [1, 2, 7].map {
      StackDescription.Section(.table, count: $0, height: .same(50))
    }
    for steps in 0...10 {
      let survey = StackSurvey(StackDescription(sections: sections), steps: steps)
      #expect(survey.isExact == (steps >= 10) && survey.tried <= max(3, steps), "\(steps)")
    }
  }

  @Test("A stack with more offsets than can be tried says so")
  func sampling() {
    let stack = StackDescription(sections: [
      .init(.view, count: 1, height: .same(600)),
      .init(.table, count: 1_000_000, height: .same(50), spacing: 2),
      .init(.collection, count: 40, height: .same(60), width: .same(60), spacing: 4),
    ])
    let survey = StackSurvey(stack)
    #expect(survey.entries == 1_000_040)
    #expect(survey.tried <= StackSurvey.stepLimit && survey.tried > 1_000)
    #expect(!survey.isExact && !survey.hasEstimates)
    // All forty items are visible at once, and are more than twelve rows.
    #expect(survey.peakShares.last?.cells == 40)
  }

  @Test("Rows whose heights are not known before are not said to be counted exactly")
  func estimates() {
    let section = StackDescription.Section(
      .table, count: StackSection.exactRowLimit + 1, height: .range(40...90, seed: 5))
    let survey = StackSurvey(StackDescription(sections: [section]), steps: 60)
    #expect(survey.hasEstimates && !survey.isExact)
    #expect(survey.peak.cells > 568 / 90 && survey.peak.cells < 568 / 40 + 2)
  }

  @Test("Lengths repeat, or lie in their range, and are the same for the same seed")
  func lengths() {
    let list = StackDescription.Lengths.list([10, 20, 30])
    #expect((0..<5).map { list[$0] } == [10, 20, 30, 10, 20])
    let range = StackDescription.Lengths.range(40.5...43.25, seed: 9)
    let values = (0..<500).map { range[$0] }
    #expect(Set(values) == [40.5, 41.5, 42.5])
    #expect(values == (0..<500).map { StackDescription.Lengths.range(40.5...43.25, seed: 9)[$0] })
    #expect(values != (0..<500).map { StackDescription.Lengths.range(40.5...43.25, seed: 8)[$0] })
    #expect(StackDescription.Lengths.range(7...7, seed: 1)[3] == 7)
  }

  @Test("Text on a person's own colour can be read", arguments: 0..<64 as Range<UInt32>)
  func inks(number: UInt32) {
    let color = Color(number &* 0x41_0917 & 0xFF_FFFF)
    let colors = Palette.Table(cell: color)
    #expect(Contrast.ratio(colors.ink, color) >= 4.5, "\(color)")
  }
}
