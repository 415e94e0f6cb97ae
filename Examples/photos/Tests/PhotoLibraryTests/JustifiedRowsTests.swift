import PhotoSamples
import ScrollEngine
import Testing

@testable import PhotoLibrary

@Suite("Justified rows")
struct JustifiedRowsTests {
  private struct Case {
    var aspects: [Float]
    var sections: [Range<Int>]
    var measures: JustifiedRows.Measures
    var rows: JustifiedRows

    init(seed: Int) {
      var random = SampleRandom(seed: seed)
      aspects = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        Float.random(in: 0.4...3, using: &random)
      }
      sections = []
      var start = 0
      while start < aspects.count {
        let end = min(aspects.count, start + Int.random(in: 1...40, using: &random))
        sections.append(start..<end)
        start = end
      }
      measures = JustifiedRows.Measures(
        width: Double.random(in: 60...2000, using: &random).rounded(),
        rowHeight: Double.random(in: 40...300, using: &random).rounded(),
        scale: [1, 1.5, 2, 1.25].randomElement(using: &random) ?? 1)
      rows = JustifiedRows(aspects: aspects, sections: sections, measures)
    }

    var frames: [Rect] { rows.rows.indices.flatMap { rows.frames(inRow: $0) } }
  }

  @Test("hold each picture once, in order, on whole pixels, beside each other", arguments: 0..<200)
  func order(seed: Int) {
    let one = Case(seed: seed)
    let frames = one.frames
    #expect(frames.count == one.aspects.count)
    for (before, after) in zip(frames, frames.dropFirst()) where before.minY == after.minY {
      let gap = after.minX - before.maxX
      #expect(abs(gap - one.measures.spacing) < 1 / one.measures.scale + 1e-9)
      #expect(before.height == after.height)
    }
    for frame in frames {
      for edge in [frame.minX, frame.width, frame.height] {
        let pixels = edge * one.measures.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6 && frame.width > 0 && frame.height > 0)
      }
      #expect(frame.minX >= one.measures.margin - 1e-9)
      #expect(frame.maxX <= one.measures.margin + one.measures.room + 1e-9)
    }
  }

  @Test("fill the width, but for the last one of a section", arguments: 0..<200)
  func edges(seed: Int) {
    let one = Case(seed: seed)
    let ends = Set(one.sections.map(\.upperBound))
    for (number, row) in one.rows.rows.enumerated() {
      let pictures = one.rows.pictures(inRow: number)
      let right = one.rows.frames(inRow: number).last?.maxX ?? 0
      let full = one.measures.margin + one.measures.room
      #expect(row.height <= one.measures.mostHeight + 1e-9)
      if row.isFilled {
        #expect(abs(right - full) <= 1 / one.measures.scale, "row \(number)")
      } else {
        #expect(ends.contains(pictures.upperBound) || row.height >= one.measures.mostHeight - 1)
      }
    }
  }

  @Test("show pictures in nearly their proportions", arguments: 0..<100)
  func proportions(seed: Int) {
    let one = Case(seed: seed)
    for (place, frame) in one.frames.enumerated() {
      let wanted = Double(one.aspects[place]) * frame.height
      // Allows rounding by a pixel at each edge, and skips a picture that is wider than the row.
      let isCut = wanted > one.measures.room
      let slack = (1 + Double(one.aspects[place]) / 2) / one.measures.scale + 1
      let most = one.rows.rows[one.rows.row(of: place)]
      if !isCut, most.height < one.measures.mostHeight {
        #expect(abs(frame.width - wanted) <= slack, "\(place): \(frame) for \(wanted)")
      }
    }
  }

  @Test("are found as by a look at all of them", arguments: 0..<100)
  func finding(seed: Int) {
    let one = Case(seed: seed)
    var random = SampleRandom(seed: seed + 1000)
    let frames = one.frames
    for _ in 0..<20 {
      let top = Double.random(in: -50...max(1, one.rows.height + 50), using: &random)
      let bottom = top + Double.random(in: 0...900, using: &random)
      let seen = one.rows.rows(from: top, to: bottom).flatMap { one.rows.pictures(inRow: $0) }
      let expected = frames.indices.filter { frames[$0].maxY > top && frames[$0].minY < bottom }
      #expect(seen == expected)
      let sections = one.rows.sections(from: top, to: bottom)
      for section in one.sections.indices {
        let isSeen =
          one.rows.headerTops[section] < bottom && one.rows.bottom(ofSection: section) > top
        if isSeen { #expect(sections.contains(section)) }
      }
    }
    for place in frames.indices {
      #expect(one.rows.frame(of: place) == frames[place])
      let below = one.rows.picture(from: place, byRows: 1, x: frames[place].midX)
      if let below { #expect(frames[below].minY > frames[place].minY) }
    }
  }
}
