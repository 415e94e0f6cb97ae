import Drawing
import Geometry
import PictureSupport
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Where characters lie in text that is painted")
struct CaretStopsTests {
  /// Measures with DejaVu, which has Hebrew and joined Arabic letters.
  private let text: StageText
  private let font = Font(.words, size: 20)

  init() throws {
    text = StageText(fonts: try FontLibrary(configuration: TestFonts.all), scale: 1)
  }

  private func picture(_ string: String) throws -> Picture {
    let size = Size(width: 400, height: 48)
    let stage = try OffscreenStage(
      size: size, fonts: try FontLibrary(configuration: TestFonts.all))
    let run = TextRun(string, font: font, color: black, anchor: Point(x: 20, y: 32))
    return try stage.picture(
      of: DisplayList(size: size, background: white, commands: [.text(run)]))
  }

  /// How many of the columns have ink.
  private func ink(_ picture: Picture, _ columns: Range<Int>) -> Int {
    columns.filter { picture.column($0).contains("#") }.count
  }

  @Test(
    "Each character's box holds its glyph, whichever way its line reads",
    arguments: ["abc אבג 123 def", "שלום 2026 world", "a (ב) c", "אב, ab - 7"])
  func glyphs(string: String) throws {
    let stops = text.caretStops(of: string, in: font)
    let picture = try picture(string)
    for index in string.indices where string[index].isLetter || string[index].isNumber {
      let start = string.utf8.distance(from: string.startIndex, to: index)
      let spans = stops.spans(of: start..<start + string[index].utf8.count)
      let span = try #require(spans.first)
      #expect(spans.count == 1)
      let alone = try self.picture(String(string[index]))
      let box = 20 + Int(span.lowerBound)..<20 + Int(span.upperBound)
      // Letters may reach a pixel beyond their boxes, and start at another fraction of a pixel.
      let (found, expected) = (ink(picture, box), ink(alone, 0..<400))
      #expect(abs(found - expected) <= 1, "\(string[index]) of \(string) at \(span)")
    }
  }

  private static let pieces: [String] = [
    "a", "Q", "fi", "AV", "j", "é", "e\u{301}", "א", "ב", "שּׁ", "ש", "س", "ل", "ا", "لا", "مُ", "ء",
    "1", "23", "٣", " ", " ", "-", ".", "(", ")", "%", "😀", "👩‍👩‍👧", "👍🏽", "你", "क्षि", "\u{200F}",
    "\u{200D}",
    "\u{2067}", "\u{2069}", "\u{202E}", "\u{202C}",
  ]

  @Test("Boxes fill the line, carets cross it, and clicks find them", arguments: Soak.seeds(1...60))
  func properties(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let string = (0..<Int.random(in: 0...25, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
    let stops = text.caretStops(of: string, in: font)
    #expect(stops.width == text.width(of: string, in: font), "\(string)")
    var places = string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) }
    places.append(string.utf8.count)
    #expect(stops.runs.flatMap { $0.places.dropLast() } + [stops.end] == places)
    var boxes: [ClosedRange<Double>] = []
    for (start, end) in zip(places, places.dropFirst()) {
      let spans = stops.spans(of: start..<end)
      // A direction mark has no width.
      guard let span = spans.first else { continue }
      #expect(spans.count == 1 && span.lowerBound >= 0 && span.upperBound <= stops.width)
      boxes.append(span)
      let (left, right) = (
        stops.offset(nearest: span.lowerBound + 0.3 * (span.upperBound - span.lowerBound)),
        stops.offset(nearest: span.upperBound - 0.3 * (span.upperBound - span.lowerBound))
      )
      #expect(Set([left, right]) == [start, end])
    }
    boxes.sort { $0.lowerBound < $1.lowerBound }
    var x = 0.0
    for box in boxes {
      #expect(box.lowerBound == x)
      x = box.upperBound
    }
    #expect(x == stops.width)
    let ends = (0..<2).map { _ in places.randomElement(using: &random) ?? 0 }.sorted()
    let sum = stops.spans(of: ends[0]..<ends[1]).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let parts = zip(places, places.dropFirst()).filter { $0 >= ends[0] && $1 <= ends[1] }
      .flatMap { stops.spans(of: $0..<$1) }.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    #expect(sum == parts)
    var place = stops.offset(nearest: -1)
    var seen: Set = [place]
    x = stops.x(of: place)
    #expect(x == 0)
    for _ in places.dropLast() {
      let next = stops.offset(from: place, toRight: true)
      #expect(stops.offset(from: next, toRight: false) == place && stops.x(of: next) >= x)
      (place, x) = (next, stops.x(of: next))
      seen.insert(place)
    }
    #expect(seen == Set(places) && x == stops.width)
  }

  @Test("The runs lie in the order in which they are painted", arguments: Soak.seeds(1...100))
  func order(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let string = (0..<20).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let order = TextOrder(of: FontStack.characters(of: string))
    #expect(visualOrder(ofLevels: order.levels.map(Int.init)) == order.places.map(Int.init))
    let levels = text.levels(of: string)
    #expect(levels.isEmpty || levels == order.levels.map(Int.init))
    if levels.isEmpty { #expect(order.levels.allSatisfy { $0 == 0 }) }
  }

  @Test(
    "A part of a line that is drawn by itself reads as it does in it", arguments: Soak.seeds(1...60)
  )
  func directed(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // No pieces from the first direction mark on: a part may hold only one mark of a pair.
    let marks = Self.pieces.firstIndex(of: "\u{200F}") ?? 0
    let pieces = Self.pieces[..<marks]
    let string = (0..<20).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let utf8 = Array(string.utf8)
    for run in text.caretStops(of: string, in: font).runs {
      for end in 1...run.count {
        let part = String(decoding: utf8[run.places[0]..<run.places[end]], as: UTF8.self)
        let directed = text.directed(part, isRightToLeft: run.isRightToLeft)
        #expect(text.isDirected(directed, isRightToLeft: run.isRightToLeft), "\(part) of \(string)")
        let change = text.width(of: directed, in: font) - text.width(of: part, in: font)
        #expect(directed == part || change == 0, "\(part.debugDescription) of \(string)")
      }
    }
  }

  @Test("A line from left to right has its characters where its beginnings end, at any scale")
  func leftToRight() throws {
    for scale in [1, 1.5, 2] {
      let text = StageText(fonts: try FontLibrary(configuration: TestFonts.all), scale: scale)
      for string in ["To be, AV fi jj", "e\u{301}x", "日本語 ok", "Row 7 → 8"] {
        let stops = text.caretStops(of: string, in: font)
        #expect(stops.width == text.width(of: string, in: font))
        guard stops.runs.count == 1 else { continue }
        for index in string.indices {
          let offset = string.utf8.distance(from: string.startIndex, to: index)
          #expect(stops.x(of: offset) == text.width(of: String(string[..<index]), in: font))
        }
      }
    }
  }

  @Test("A joined letter is as wide as it is in its word, not as it is alone")
  func joined() {
    let string = "سسس"
    let stops = text.caretStops(of: string, in: font)
    let boxes = [0..<2, 2..<4, 4..<6].compactMap { stops.spans(of: $0).first }
    let widths = boxes.map { $0.upperBound - $0.lowerBound }
    // From the right: the initial and medial forms lack the tail of the final form.
    #expect(widths.count == 3 && abs(widths[0] - widths[1]) <= 2 && widths[2] > widths[1] + 4)
  }

  @Test("A line of any length is measured once, and is as long as it is drawn")
  func longLines() {
    for piece in ["to be or not ", "שלום עולם ", "سلام ", "ab אב 12 "] {
      let string = String(repeating: piece, count: 400)
      let stops = text.caretStops(of: string, in: font)
      let whole = text.width(of: string, in: font)
      // Each run is rounded to pixels.
      #expect(abs(stops.width - whole) <= Double(stops.runs.count), "\(piece)")
      #expect(stops.runs.allSatisfy { $0.count <= LineStops.longestRun })
      let middle = stops.x(of: string.utf8.count / 2)
      #expect(abs(middle - whole / 2) < 0.02 * whole, "\(piece)")
    }
  }
}
