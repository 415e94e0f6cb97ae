import Documents
import Traces

extension TraceComparison {
  /// The greatest number of lines for further differences.
  private static let lines = 40

  /// Whether nothing differs. Traces without a common moment are not equal.
  package var isEqual: Bool { alignment != nil && differences.isEmpty }

  /// What was compared, and all differences, for a terminal.
  package var text: String {
    guard let first = differences.first else { return equalText }
    return [headText, text(ofFirst: first), furtherText].compactMap(\.self).joined(
      separator: "\n")
  }

  /// Only the first difference with its causes; for equal traces, one line.
  package var firstText: String {
    differences.first.map { text(ofFirst: $0) } ?? equalText
  }

  private var equalText: String {
    guard let alignment else {
      return "The traces have no moment in common: one has no whole tick, or ends too early.\n"
    }
    let span = alignment.span
    return "equal: \(Wording.count(momentCount, "moment")), "
      + "\(Wording.time(span.upperBound - span.lowerBound))\(alignment.input == nil ? "" : ", aligned by their inputs")\n"
  }

  private var headText: String {
    let names = [("A", headers.a, endings.a), ("B", headers.b, endings.b)].map {
      "\($0): \(Wording.line($1.title)), made by \(Wording.line($1.maker)); \($2.words)\n"
    }
    guard let alignment else { return names.joined() }
    let by =
      alignment.input.map { "at the input \(Wording.line($0))" }
      ?? "at their first ticks, because they have no input in common"
    let (start, end) = (
      alignment.zeroOfA + alignment.span.lowerBound, alignment.zeroOfA + alignment.span.upperBound
    )
    return names.joined() + "Aligned \(by): \(Wording.time(alignment.zeroOfA)) in A, "
      + "\(Wording.time(alignment.zeroOfB)) in B. Compared: \(Wording.time(start)) to "
      + "\(Wording.time(end)) of A.\n"
  }

  private func text(ofFirst difference: TraceDifference) -> String {
    let (a, b) = (difference.a, difference.b)
    var lines = [
      "First difference at \(Wording.time(a.time)) in A, \(Wording.time(b.time)) in B: "
        + difference.subjectWords,
      "  A \(a.words)", "  B \(b.words)",
    ]
    if a.input == b.input {
      lines.append("  after \(a.inputWords)")
    } else {
      lines += ["  in A after \(a.inputWords)", "  in B after \(b.inputWords)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var furtherText: String? {
    guard differences.count > 1 else { return nil }
    var table = TextTable([
      ("time in A", .right), ("what differs", .left), ("A", .left), ("B", .left),
      ("cause in A", .left), ("cause in B", .left),
    ])
    let further = differences.dropFirst()
    for difference in further.prefix(Self.lines) {
      let (a, b) = (difference.a, difference.b)
      table.append([
        Wording.time(a.time), difference.subjectWords, a.valueWords, b.valueWords, a.causeWords,
        b.causeWords,
      ])
    }
    let left = further.count - Self.lines
    return "Then:\n" + table.text + (left > 0 ? "and \(left) more\n" : "")
  }
}

extension TraceDifference {
  /// What differs, and how, in one line: `offset, in table1: 40 in A, 76 in B`.
  package var words: String { "\(subjectWords): \(a.valueWords) in A, \(b.valueWords) in B" }

  /// What differs, such as `contentOffset of table1`.
  fileprivate var subjectWords: String {
    let row = path.map { " of row \(Wording.row($0))" } ?? ""
    let kind = quantity == .cost ? "of" : "with identifier"
    let detail = detail.map { " \(kind) \(Wording.line($0))" } ?? ""
    let view = view.map { ", in \(Wording.line($0))" } ?? ""
    return quantity.words + row + detail + view
  }
}

extension TraceDifference.Side {
  /// The value for a person.
  fileprivate var valueWords: String {
    switch value {
    case nil: "nothing"
    case .text(let text): Wording.line(text)
    case .numbers(let numbers): Wording.numbers(numbers)
    case .number(let milliseconds): Wording.milliseconds(milliseconds / 1e3)
    case .flag(let isStale): isStale ? "that of another row" : "its own"
    case let value?: value.text
    }
  }

  /// The cause and the program's call, such as `anchoring, insertRows`; empty if none is noted.
  fileprivate var causeWords: String { Wording.cause(cause, programCall) }

  fileprivate var words: String {
    let cause = causeWords.isEmpty ? "no cause is noted" : "cause: \(causeWords)"
    return "has \(valueWords) (\(cause))"
  }

  fileprivate var inputWords: String {
    input.map { "the input \(Wording.line($0))" } ?? "no input"
  }
}
