extension LineBreaking {
  /// The end of a text that a truncation keeps.
  enum Kept {
    case beginning
    case end
    case both
  }

  /// The lines of a text; text after the last line allowed is dropped. A word wider than a line
  /// continues in the next line.
  ///
  /// `breaksWords` allows breaks between any two characters.
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

  /// Appends lines with as many characters as fit; none begins with a space, except perhaps the
  /// first.
  ///
  /// - Complexity: O(n log n) in the length of the text.
  private func appendPieces(of text: Text, to lines: inout [Text]) {
    // Each line copies `rest`, so `rest` holds only a part of a long text.
    var parts = text.parts(ofAtMost: isLimited ? 256 : .max)[...]
    var rest = parts.removeFirst()
    var guess: Int?
    repeat {
      var (all, count) = (rest.characterCount, 0)
      while true {
        count = fittingCount(of: all, near: guess) { rest.first($0) }
        guard count == all, !parts.isEmpty else { break }
        // About doubles the text, so a long line needs few rounds.
        let more = parts.prefix(max(1, all / 256))
        parts = parts.dropFirst(more.count)
        rest = more.reduce(rest, +)
        all = rest.characterCount
      }
      count = max(1, count)
      lines.append(rest.first(count))
      rest = rest.last(max(0, all - count)).trimmedAtStart()
      while rest.isEmpty, let next = parts.popFirst() { rest = next.trimmedAtStart() }
      guess = count
    } while !rest.isEmpty
  }

  /// The text itself if it fits a line, or else the kept end of it with an ellipsis.
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
      // Spaces beside the ellipsis are dropped.
      let start = text.first(head).trimmedAtEnd()
      return start + text.ellipsis(after: start) + text.last(count - head).trimmedAtStart()
    }
    return shown(fittingCount(of: text.characterCount - 1, near: nil, shown))
  }

  /// The most characters that fit, up to `count`. A guess close to the result saves measurements.
  private func fittingCount(of count: Int, near guess: Int?, _ shown: (Int) -> Text) -> Int {
    // `low` characters fit, and `high` do not.
    var (low, high) = (0, count + 1)
    var (tried, step) = (min(guess ?? count, count), guess == nil ? count : 1)
    while high - low > 1 {
      if measure(shown(tried)) <= width { low = tried } else { high = tried }
      let middle = (low + high) / 2
      if high > count {
        tried = min(low + step, count)
      } else {
        tried = low == 0 ? max(high - step, middle) : middle
      }
      step = min(2 * step, count)
    }
    return low
  }
}

extension Font {
  /// The font at the largest size at which a text fits a width in points, or at the least allowed
  /// size.
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
