import TestSupport
import Testing

@testable import Drawing

@Suite("Where the characters of a line lie")
struct LineStopsTests {
  /// A model of a line: characters with levels and widths, one after the other.
  private struct Model {
    var levels: [Int]
    var widths: [Double]
    /// The number of bytes of each character.
    var lengths: [Int]
    var base: Int

    init(from random: inout SeededRandom) {
      base = Int.random(in: 0...1, using: &random)
      levels = []
      while levels.count < 30, Int.random(in: 0..<9, using: &random) > 0 {
        let level = base + Int.random(in: 0...3, using: &random)
        levels += Array(repeating: level, count: Int.random(in: 1...5, using: &random))
      }
      widths = levels.map { _ in Double(Int.random(in: 4...9, using: &random)) }
      lengths = levels.map { _ in Int.random(in: 1...4, using: &random) }
    }

    var places: [Int] { lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }
    var width: Double { widths.reduce(0, +) }

    /// The characters from left to right: each stretch of a level or a higher one is reversed.
    var order: [Int] {
      var order = Array(levels.indices)
      for level in (1...8).reversed() {
        var start: Int?
        for place in 0...order.count {
          let isInside = place < order.count && levels[order[place]] >= level
          if isInside, start == nil { start = place }
          guard !isInside, let first = start else { continue }
          order.replaceSubrange(first..<place, with: order[first..<place].reversed())
          start = nil
        }
      }
      return order
    }

    var boxes: [ClosedRange<Double>] {
      var boxes = Array(repeating: 0...0.0, count: levels.count)
      var x = 0.0
      for number in order {
        boxes[number] = x...x + widths[number]
        x += widths[number]
      }
      return boxes
    }

    /// The caret's x, at the character of the lower level; if both are equal, at the one before it.
    func caret(_ place: Int) -> Double {
      let before = place > 0 ? levels[place - 1] : base
      let behind = place < levels.count ? levels[place] : base
      func start(_ level: Int, _ box: ClosedRange<Double>, isStart: Bool) -> Double {
        level.isMultiple(of: 2) == isStart ? box.lowerBound : box.upperBound
      }
      if before <= behind {
        return place > 0
          ? start(before, boxes[place - 1], isStart: false)
          : start(base, 0...width, isStart: true)
      }
      return place < levels.count
        ? start(behind, boxes[place], isStart: true) : start(base, 0...width, isStart: false)
    }

    /// The stops of runs that have one level each; some runs are cut in two.
    func stops(_ random: inout SeededRandom) -> LineStops {
      var runs: [LineStops.Run] = []
      var start = 0
      for end in levels.indices.map({ $0 + 1 }) {
        guard
          end == levels.count || levels[end] != levels[start]
            || Int.random(in: 0..<6, using: &random) == 0
        else { continue }
        let widths = Array(widths[start..<end])
        runs.append(
          LineStops.Run(
            places: Array(places[start...end]), level: levels[start], width: widths.reduce(0, +)
          ) { widths.prefix($0).reduce(0, +) })
        start = end
      }
      return LineStops(runs, level: base)
    }
  }

  @Test("is what it is if they are laid out one by one", arguments: Soak.seeds(1...300))
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model(from: &random)
    let stops = model.stops(&random)
    let (places, boxes) = (model.places, model.boxes)
    #expect(stops.width == model.width && stops.end == places.last)
    for (number, box) in boxes.enumerated() {
      let (start, end) = (places[number], places[number + 1])
      #expect(stops.spans(of: start..<end) == [box])
      // A point in the half where the character starts is nearest to that start.
      let quarter = (box.upperBound - box.lowerBound) / 4
      let isRightToLeft = !model.levels[number].isMultiple(of: 2)
      let (left, right) = isRightToLeft ? (end, start) : (start, end)
      #expect(stops.offset(nearest: box.lowerBound + quarter) == left)
      #expect(stops.offset(nearest: box.upperBound - quarter) == right)
    }
    #expect(places.map(stops.x) == places.indices.map(model.caret))
    let ends = (0..<2).map { _ in Int.random(in: 0..<places.count, using: &random) }.sorted()
    let spans = stops.spans(of: places[ends[0]]..<places[ends[1]])
    let sum = spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    #expect(sum == model.widths[ends[0]..<ends[1]].reduce(0, +))
    for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.upperBound < next.lowerBound) }
  }

  @Test("lets a caret go over the line from either end in as many steps as there are characters")
  func steps() {
    for seed in Soak.seeds(1...300) {
      var random = SeededRandom(seed: seed)
      let model = Model(from: &random)
      let stops = model.stops(&random)
      var place = stops.offset(nearest: -1)
      var seen = [stops.x(of: place)]
      for _ in model.levels {
        let next = stops.offset(from: place, toRight: true)
        #expect(stops.offset(from: next, toRight: false) == place, "\(seed)")
        place = next
        seen.append(stops.x(of: place))
      }
      let edges = model.order.reduce(into: [0]) { $0.append($0[$0.count - 1] + model.widths[$1]) }
      #expect(seen == edges)
      #expect(place == stops.offset(nearest: model.width + 1))
      #expect(stops.offset(from: place, toRight: true) == place)
    }
  }

  @Test("in parts of it is what lies between two points", arguments: Soak.seeds(1...300))
  func parts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model(from: &random)
    let stops = model.stops(&random)
    let left = Double.random(in: -10...200, using: &random)
    let right = left + Double.random(in: 1...100, using: &random)
    var shown: Set<Int> = []
    for (range, isRightToLeft, x) in stops.parts(from: left, to: right) {
      let numbers = model.places.indices.dropLast().filter { range.contains(model.places[$0]) }
      shown.formUnion(numbers)
      #expect(numbers.map { model.boxes[$0].lowerBound }.min() == x)
      #expect(numbers.allSatisfy { model.levels[$0].isMultiple(of: 2) != isRightToLeft })
    }
    for (number, box) in model.boxes.enumerated() {
      if box.upperBound > left, box.lowerBound < right { #expect(shown.contains(number)) }
      if box.upperBound < left || box.lowerBound > right { #expect(!shown.contains(number)) }
    }
  }

  @Test("is one place where there are none")
  func empty() {
    let stops = LineStops(of: "", level: 1) { _ in 7 }
    #expect(stops.width == 0 && stops.end == 0 && stops.x(of: 3) == 0)
    #expect(stops.offset(nearest: 5) == 0 && stops.offset(from: 0, toRight: true) == 0)
    #expect(stops.spans(of: 0..<4).isEmpty && stops.parts(from: 0, to: 9).isEmpty)
  }

  @Test("is from the side of the first letter where nothing knows more")
  func firstLetter() {
    #expect(LineStops.isRightToLeft("12 שלום") && !LineStops.isRightToLeft("a שלום"))
    #expect(!LineStops.isRightToLeft("12"))
  }

  @Test("is where the beginnings of a line end that reads from one side")
  func beginnings() {
    let font = Font(.words, size: 10)
    let text = FixedAdvanceText()
    for string in ["to be", "e\u{301}👩‍👩‍👧z", "שלום", "12 שלום"] {
      let stops = text.caretStops(of: string, in: font)
      let width = text.width(of: string, in: font)
      #expect(stops.width == width && stops.isRightToLeft == string.contains("ש"))
      for index in string.indices + [string.endIndex] {
        let before = text.width(of: String(string[..<index]), in: font)
        let offset = string.utf8.distance(from: string.startIndex, to: index)
        #expect(stops.x(of: offset) == (stops.isRightToLeft ? width - before : before))
      }
    }
    #expect(text.levels(of: "שלום").isEmpty)
  }

  @Test("of a long line is found without measuring long beginnings")
  func longLine() {
    var measured = 0
    let string = String(repeating: "to be or not to be, ", count: 5000)
    let stops = LineStops(of: string, level: 0) {
      measured += $0.utf8.count
      return 6 * Double($0.utf8.count)
    }
    #expect(measured == string.utf8.count && stops.width == 6 * Double(string.utf8.count))
    for offset in stride(from: 0, through: 100_000, by: 9973) {
      #expect(stops.x(of: offset) == 6 * Double(offset))
      #expect(stops.offset(nearest: 6 * Double(offset) + 1) == offset)
    }
    #expect(measured < string.utf8.count + 60_000)
    #expect(
      stops.runs.dropLast().allSatisfy { run in
        run.count <= LineStops.longestRun
          && Array(string.utf8)[run.places[run.count] - 1] == UInt8(ascii: " ")
      })
  }
}
