/// A source, or a part of it, with its edits.
struct EditedText {
  private(set) var bytes: [UInt8] = []
  /// The edits that are not inside another one, in their order.
  let edits: [Porter.Edit]
  private let source: [UInt8]

  init(_ source: [UInt8], _ edits: [Porter.Edit], in range: Range<Int>? = nil) {
    self.source = source
    let range = range ?? 0..<source.count
    var end = range.lowerBound
    var previous: Porter.Edit?
    // Drops edits inside a range that another edit replaces, and repeated ones.
    self.edits = edits.enumerated().sorted { one, other in
      let (first, second) = (one.element.range, other.element.range)
      return (first.lowerBound, first.upperBound, one.offset)
        < (second.lowerBound, second.upperBound, other.offset)
    }.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end, edit != previous else { return false }
      end = edit.range.upperBound
      previous = edit
      return true
    }
    var position = range.lowerBound
    for edit in self.edits {
      bytes += source[position..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    bytes += source[position..<range.upperBound]
  }

  /// The lines on which places of the source are in the edited text; a place that was removed is where
  /// the text goes on. The places must be in ascending order.
  func lines(of places: [Int]) -> [Int] {
    var lines: [Int] = []
    var line = 1
    var position = 0
    var waiting = edits[...]
    func newlines(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == 0x0A } }
    for place in places {
      while let edit = waiting.first, edit.range.upperBound <= place {
        line += newlines(source[position..<edit.range.lowerBound])
        line += newlines(edit.replacement.utf8)
        position = edit.range.upperBound
        waiting = waiting.dropFirst()
      }
      let end = max(position, min(place, waiting.first?.range.lowerBound ?? place))
      line += newlines(source[position..<end])
      position = end
      lines.append(line)
    }
    return lines
  }
}
