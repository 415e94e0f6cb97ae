extension LineBreaking {
  /// The lines of a text, without what is left over after the last one allowed; what is wider than a
  /// line goes on in the next one.
  ///
  /// `breaksWords` is whether lines are broken between any two characters.
  /// - Complexity: One measurement per word, and O(log n) for each line of n characters.
  func wrapped(_ string: String, atMost limit: Int, breaksWords: Bool) -> [String] {
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      guard lines.count < limit else { break }
      if breaksWords {
        appendPieces(of: Array(paragraph), to: &lines)
      } else {
        appendWords(of: paragraph, to: &lines)
      }
    }
    return Array(lines.prefix(limit))
  }

  private func appendWords(of paragraph: Substring, to lines: inout [String]) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      guard text.width(of: longer, in: font) > width else {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      guard text.width(of: line, in: font) > width else { continue }
      appendPieces(of: Array(word), to: &lines)
      line = lines.popLast() ?? ""
    }
    lines.append(line)
  }

  /// Appends lines that are as full of characters as they can be; no line begins with a space.
  private func appendPieces(of characters: [Character], to lines: inout [String]) {
    var rest = characters[...]
    repeat {
      let count = max(1, fittingCount(of: rest.count) { String(rest.prefix($0)) })
      lines.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count).drop { $0 == " " }
    } while !rest.isEmpty
  }

  /// A text that fits a line: itself, or its ends around an ellipsis.
  ///
  /// `keepsHead` is whether its beginning is kept, beside its end.
  /// - Complexity: O(log n) measurements for n characters.
  func truncated(_ string: String, keepsHead: Bool) -> String {
    guard text.width(of: string, in: font) > width else { return string }
    let characters = Array(string)
    func shown(_ count: Int) -> String {
      let head = keepsHead ? (count + 1) / 2 : 0
      // Spaces beside the ellipsis say nothing.
      let start = String(characters.prefix(head)).trimmed(atEnd: true)
      let end = String(characters.suffix(count - head)).trimmed(atEnd: false)
      return start + "\u{2026}" + end
    }
    return shown(fittingCount(of: characters.count - 1, shown))
  }

  /// How many characters can be shown, at most `count`.
  private func fittingCount(of count: Int, _ shown: (Int) -> String) -> Int {
    func fits(_ count: Int) -> Bool { text.width(of: shown(count), in: font) <= width }
    if count <= 0 || fits(count) { return max(0, count) }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// A font small enough for the text to fit the line, if one that is allowed is.
  ///
  /// Text is drawn in whole point sizes; only those are tried, down to `least`.
  /// - Complexity: One measurement for each size.
  func shrunk(for string: String, least: Double) -> Font {
    var smaller = font
    while text.width(of: string, in: smaller) > width {
      let size = (smaller.size - 1).rounded(.up)
      guard size >= max(1, least), size < smaller.size else { break }
      smaller.size = size
    }
    return smaller
  }
}

extension String {
  fileprivate func trimmed(atEnd: Bool) -> String {
    guard atEnd else { return String(drop { $0 == " " }) }
    return String(reversed().drop { $0 == " " }.reversed())
  }
}
