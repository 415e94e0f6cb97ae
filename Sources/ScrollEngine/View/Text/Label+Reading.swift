// The places of a label's characters, for those who read it by characters, words and lines. Positions
// count Unicode scalars.
extension Label: ReadableText {
  /// A line as it is shown.
  struct ReadLine {
    /// Its part of the text, with the spaces and line feeds after it.
    let range: Range<Int>
    let string: String
    /// For each position of the range, and its end, the UTF-8 offset in the shown string, in which
    /// spaces may be missing.
    let offsets: [Int]
    /// In points of the label.
    let frame: Rect
    let stops: LineStops

    fileprivate func place(of position: Int) -> Int {
      offsets[min(max(0, position - range.lowerBound), offsets.count - 1)]
    }
  }

  /// The lines; none if nothing measures text, or if parts of the text have attributes.
  ///
  /// - Complexity: That of drawing the label.
  var readLines: [ReadLine] {
    guard let text, !text.isEmpty, extras?.value.attributed == nil,
      let measuring = textMeasuring ?? nearestTextMeasuring
    else { return [] }
    var font = font
    if let extras = extras?.value, extras.shrinks, extras.minimumScaleFactor > 0,
      numberOfLines == 1
    {
      font = font.shrunk(
        for: text, within: bounds.width, least: font.size * extras.minimumScaleFactor, measuring)
    }
    let strings = LineBreaking(font: font, width: bounds.width, text: measuring).lines(
      of: text, atMost: lineLimit(inHeight: bounds.height, font), lineBreakMode,
      isSingle: numberOfLines == 1)
    let height = font.lineHeight
    var y = bounds.midY - Double(strings.count) * height / 2
    return Self.parts(of: text, shownAs: strings).map { part in
      let stops = measuring.caretStops(of: part.string, in: font)
      let width = min(stops.width, bounds.width)
      let left =
        switch shownAlignment {
        case .leading, .natural: bounds.minX
        case .center: bounds.midX - width / 2
        case .trailing: bounds.maxX - width
        }
      defer { y += height }
      return ReadLine(
        range: part.range, string: part.string, offsets: part.offsets,
        frame: Rect(x: left, y: y, width: width, height: height), stops: stops)
    }
  }

  /// The part of a text that each of its lines shows. Between words a line has one space, and none at
  /// its ends.
  static func parts(
    of text: String, shownAs lines: [String]
  ) -> [(range: Range<Int>, string: String, offsets: [Int])] {
    let scalars = Array(text.unicodeScalars)
    var starts: [Int] = []
    var position = 0
    for (number, line) in lines.enumerated() {
      if number > 0 {
        while position < scalars.count, scalars[position] == " " { position += 1 }
        if position < scalars.count, scalars[position] == "\n" { position += 1 }
      }
      let letters = line.unicodeScalars.filter { !isSpace($0) }
      if number > 0, !letters.isEmpty {
        while position < scalars.count, isSpace(scalars[position]) { position += 1 }
      }
      starts.append(number == 0 ? 0 : position)
      for _ in letters {
        while position < scalars.count, isSpace(scalars[position]) { position += 1 }
        position = min(position + 1, scalars.count)
      }
    }
    return lines.enumerated().map { number, line in
      let end = number + 1 < starts.count ? starts[number + 1] : scalars.count
      let shown = Array(line.unicodeScalars)
      var (place, offset) = (0, 0)
      var offsets: [Int] = []
      for scalar in scalars[starts[number]..<end] {
        offsets.append(offset)
        let isShown =
          place < shown.count
          && (shown[place] == scalar || isSpace(shown[place]) && isSpace(scalar))
        guard isShown else { continue }
        offset += UTF8.width(shown[place])
        place += 1
      }
      return (starts[number]..<end, line, offsets + [offset])
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" }

  var readLineStarts: [Int] { readLines.map(\.range.lowerBound) }

  func readFrame(of range: Range<Int>) -> Rect {
    var found: Rect?
    for line in readLines {
      let part = range.clamped(to: line.range)
      guard !part.isEmpty || range.isEmpty && line.range.contains(range.lowerBound) else {
        continue
      }
      let (low, high) = (line.place(of: part.lowerBound), line.place(of: part.upperBound))
      let spans = line.stops.spans(of: low..<max(low, high))
      let left = spans.first?.lowerBound ?? line.stops.x(of: low)
      let right = spans.last?.upperBound ?? left
      let frame = Rect(
        x: line.frame.minX + min(left, line.frame.width), y: line.frame.minY,
        width: min(right, line.frame.width) - min(left, line.frame.width),
        height: line.frame.height)
      let corners = [found, frame].compactMap(\.self).flatMap {
        [$0.origin, Point(x: $0.maxX, y: $0.maxY)]
      }
      found = Rect(bounding: corners)
    }
    return found ?? bounds
  }

  func readPosition(at point: Point) -> Int {
    let lines = readLines
    guard let line = lines.last(where: { $0.frame.minY <= point.y }) ?? lines.first else {
      return 0
    }
    let offset = line.stops.offset(nearest: point.x - line.frame.minX)
    // Spaces that are not shown lie before the next word, but not before the next line.
    let isEnd = offset == line.string.utf8.count
    let place =
      isEnd ? line.offsets.firstIndex { $0 >= offset } : line.offsets.lastIndex { $0 <= offset }
    return line.range.lowerBound + (place ?? line.offsets.count - 1)
  }
}
