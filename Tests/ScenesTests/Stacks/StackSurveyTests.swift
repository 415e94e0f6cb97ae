import ScrollEngine
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct StackSurveyTests {
  @Test("What a stack costs is what arithmetic says", arguments: 1...40 as ClosedRange<UInt64>)
  func reference(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stack = Self.randomStack(&random)
    let reference = StackReference(stack)
    let source = StackSource(stack)
    let survey = source.survey

    #expect(source.naiveCells == reference.naiveCells, "seed \(seed)")
    #expect(survey.isExact, "seed \(seed)")
    #expect(survey.peak.cells == reference.peak, "seed \(seed)")
    #expect(survey.peak.cells == reference.cells(at: survey.peak.offset), "seed \(seed)")
    #expect(survey.peakShares.reduce(0) { $0 + $1.cells } == survey.peak.cells, "seed \(seed)")
    #expect(abs(survey.contentLength - reference.length) < 1e-6, "seed \(seed)")
    // No offset between those that were tried has more.
    for offset in stride(from: 0, through: reference.greatestOffset, by: 0.5) {
      #expect(reference.cells(at: offset) <= survey.peak.cells, "seed \(seed), offset \(offset)")
    }
  }

  /// Of whole points, and of items of one size in each collection.
  static func randomStack(_ random: inout SeededRandom) -> StackDescription {
    func points(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    func lengths() -> StackDescription.Lengths {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .same(points(8...70))
      case 1: .list((0..<Int.random(in: 1...4, using: &random)).map { _ in points(8...70) })
      default: .range(points(8...30)...points(31...90), seed: random.next() >> 12)
      }
    }
    let kinds = StackDescription.Kind.allCases
    let sections = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      return StackDescription.Section(
        kind, count: Int.random(in: 1...40, using: &random),
        height: kind == .collection ? .same(points(8...60)) : lengths(),
        width: kind == .collection ? .same(points(20...90)) : lengths(), spacing: points(0...9),
        insets: EdgeInsets(
          top: points(0...12), left: points(0...12), bottom: points(0...12), right: points(0...12)),
        header: Bool.random(using: &random) ? .init(title: "Head", length: points(10...40)) : nil)
    }
    return StackDescription(
      viewport: Size(width: 200, height: 300), spacing: points(0...14), sections: sections)
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
    // Ten lines of four or five items are more than twelve rows.
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
