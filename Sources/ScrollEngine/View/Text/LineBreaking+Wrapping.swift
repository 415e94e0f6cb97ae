extension LineBreaking {
  /// Which end of a text is kept where it is cut.
  enum Kept {
    case beginning
    case end
    case both
  }

  /// The lines of a text, without what is left over after the last one allowed; what is wider than a
  /// line goes on in the next one.
  ///
  /// `breaksWords` is whether lines are broken between any two characters.
  /// - Complexity: One measurement per word, and O(log n) for each line of n characters.
  func wrapped(_ text: Text, atMost limit: Int, breaksWords: Bool) -> [Text] {
    var lines: [Text] = []
    for paragraph in text.split(at: "\n") {
      guard lines.count < limit else { break }
      if breaksWords {
        appendPieces(of: paragraph, to: &lines)
      } else {
        appendWords(of: paragraph, to: &lines)
      }
    }
    return Array(lines.prefix(limit))
  }

  private func appendWords(of paragraph: Text, to lines: inout [Text]) {
    var line = Text()
    for word in paragraph.split(at: " ") where !word.isEmpty {
      guard isLimited else {
        line.append(word: word)
        continue
      }
      let longer = line.joined(with: word)
      guard measure(longer) > width else {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = word
      guard measure(line) > width else { continue }
      appendPieces(of: word, to: &lines)
      line = lines.popLast() ?? Text()
    }
    lines.append(line)
  }

  /// Appends lines that are as full of characters as they can be; no line begins with a space.
  private func appendPieces(of text: Text, to lines: inout [Text]) {
    var rest = text
    repeat {
      let all = rest.characterCount
      let count = max(1, fittingCount(of: all) { rest.first($0) })
      lines.append(rest.first(count))
      rest = rest.last(max(0, all - count)).trimmedAtStart()
    } while !rest.isEmpty
  }

  /// A text that fits a line: itself, or what is kept of it and an ellipsis.
  ///
  /// - Complexity: O(log n) measurements for n characters.
  func truncated(_ text: Text, keeping kept: Kept) -> Text {
    guard measure(text) > width else { return text }
    func shown(_ count: Int) -> Text {
      let head =
        switch kept {
        case .beginning: count
        case .end: 0
        case .both: (count + 1) / 2
        }
      // Spaces beside the ellipsis say nothing.
      let start = text.first(head).trimmedAtEnd()
      return start + text.ellipsis(after: start) + text.last(count - head).trimmedAtStart()
    }
    return shown(fittingCount(of: text.characterCount - 1, shown))
  }

  /// How many characters can be shown, at most `count`.
  private func fittingCount(of count: Int, _ shown: (Int) -> Text) -> Int {
    func fits(_ count: Int) -> Bool { measure(shown(count)) <= width }
    if count <= 0 || fits(count) { return max(0, count) }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension Font {
  /// A font small enough for a text to fit a width in points, if one that is allowed is.
  ///
  /// Text is drawn in whole point sizes; only those are tried, down to `least`.
  /// - Complexity: One measurement for each size.
  func shrunk(
    for string: String, within width: Double, least: Double, _ text: any TextMeasuring
  ) -> Font {
    var smaller = self
    while text.width(of: string, in: smaller) > width {
      let size = (smaller.size - 1).rounded(.up)
      guard size >= max(1, least), size < smaller.size else { break }
      smaller.size = size
    }
    return smaller
  }
}
