import Documents
import Traces

extension TraceSummary {
  /// The summary in plain English, for a terminal.
  package var text: String {
    var parts = [head, listText]
    if !queues.isEmpty { parts.append(queueText) }
    if !pictures.slowest.isEmpty { parts.append(pictureText) }
    if placesKept > 0 {
      parts.append(
        "\(Wording.count(placesKept, "time")) an offset changed with what lies above, so that what was "
          + "visible stayed.\n")
    }
    parts += [jumpText, estimateText, insetText, shiftText, staleText, conflictText, reloadText]
      .compactMap(
        \.self)
    if isClean { parts.append("Found nothing that is usually a mistake.\n") }
    return parts.joined(separator: "\n") + "\n" + Self.limits
  }

  private static let limits = """
    A trace cannot show what happened before its first tick, the calls of a view without a delegate,
    or reloads that left all cells as they were.

    """
  /// The greatest number of lines for findings of one kind.
  private static let lines = 20
  /// The greatest number of lines for lists, and for queues.
  private static let listLines = 100

  private var head: String {
    let title = Wording.line(header.title)
    let maker = header.maker.isEmpty ? "" : ", made by \(Wording.line(header.maker))"
    let span =
      times.map {
        "\(Wording.time($0.lowerBound)) to \(Wording.time($0.upperBound)), "
          + Wording.count(tickCount, "tick")
      } ?? "no whole tick"
    let unknown =
      unknownRecords == 0
      ? "" : "; a later program has added \(Wording.count(unknownRecords, "record"))"
    let beginning = beginsInRun ? "; begins in a run" : ""
    return "\(title.isEmpty ? "A trace" : title)\(maker)\n\(span)\(beginning); "
      + "\(ending.words)\(unknown)\n"
  }

  private var listText: String {
    guard !lists.isEmpty else { return "No view showed cells.\n" }
    let before: [(title: String, alignment: TextTable.Alignment)] =
      beginsInRun ? [("cells before", .right)] : []
    var table = TextTable(
      [("list", .left), ("kind", .left)] + before + [
        ("cells made", .right), ("reused", .right), ("most at once", .right),
        ("rows that left", .right),
      ])
    for list in lists.prefix(Self.listLines) {
      let reuse =
        list.neverReuses
        ? [
          "never reuses a cell: it made \(list.madeAfterLeaving) after rows had left others"
        ]
        : list.rarelyReuses
          ? [
            "rarely reuses a cell: it made \(list.madeAfterLeaving) after rows had left others, and "
              + "never showed more than \(list.mostAtOnce)"
          ] : []
      table.append(
        [Wording.line(list.id), Wording.line(list.kind)]
          + (beginsInRun ? ["\(list.present)"] : []) + [
            "\(list.made)", "\(list.reused)", "\(list.mostAtOnce)", "\(list.rowsLeft)",
          ], below: reuse)
    }
    return table.text + Self.rest(lists.count)
  }

  private var queueText: String {
    var table = TextTable([
      ("reuse queue", .left), ("identifier", .left), ("live", .right), ("queued", .right),
      ("created", .right), ("dequeued", .right), ("reused", .right),
    ])
    for queue in queues.prefix(Self.listLines) {
      let counts = queue.counts
      table.append(
        [Wording.line(queue.owner), Wording.line(queue.identifier)]
          + [counts.live, counts.queued, counts.created, counts.dequeued, counts.reused].map {
            "\($0)"
          })
    }
    return table.text + Self.rest(queues.count)
  }

  /// The line for lists or queues that have none of their own; empty if all have.
  private static func rest(_ count: Int) -> String {
    count > listLines ? "and \(count - listLines) more\n" : ""
  }

  private var pictureText: String {
    var table = TextTable([
      ("time", .right), ("cost", .right), ("cells made", .right), ("parts", .left), ("", .left),
    ])
    for picture in pictures.slowest {
      table.append([
        Wording.time(picture.time), Wording.milliseconds(picture.cost), "\(picture.cellsMade)",
        picture.parts.prefix(6).map {
          "\(Wording.line($0.part)) \(Wording.milliseconds($0.seconds))"
        }.joined(separator: ", "), picture.cost > pictures.budget ? "late" : "",
      ])
    }
    let title =
      "The slowest of \(Wording.count(pictures.count, "picture")); \(pictures.late) took longer than "
      + Wording.milliseconds(pictures.budget)
    return "\(title):\n" + table.text
  }

  private var jumpText: String? {
    Self.text(
      of: jumps, "jump", "that no input caused",
      [
        ("time", .right), ("view", .left), ("from", .right), ("to", .right), ("cause", .left),
        ("call of the program", .left),
      ]
    ) {
      [
        Wording.time($0.time), Wording.line($0.view), Wording.numbers($0.from),
        Wording.numbers($0.to), Wording.line($0.cause), Wording.line($0.programCall ?? ""),
      ]
    }
  }

  private var estimateText: String? {
    Self.text(
      of: estimates, "estimate",
      "that moved the bar: a list became longer or shorter with the "
        + "same rows",
      [
        ("time", .right), ("list", .left), ("from", .right), ("to", .right), ("cause", .left),
        ("call of the program", .left),
      ]
    ) {
      [
        Wording.time($0.time), Wording.line($0.view), Wording.numbers($0.from),
        Wording.numbers($0.to), Wording.line($0.cause ?? "not noted"),
        Wording.line($0.programCall ?? ""),
      ]
    }
  }

  private var insetText: String? {
    Self.text(
      of: insets, "inset", "that changed while the content moved",
      [
        ("time", .right), ("view", .left), ("from", .right), ("to", .right), ("during", .left),
        ("cause", .left), ("call of the program", .left),
      ]
    ) {
      [
        Wording.time($0.time), Wording.line($0.view), Wording.numbers($0.from),
        Wording.numbers($0.to), $0.motion.words, Wording.line($0.cause ?? "not noted"),
        Wording.line($0.programCall ?? ""),
      ]
    }
  }

  private var shiftText: String? {
    Self.text(
      of: shifts, "time", "the rows moved and nothing scrolled them",
      [
        ("time", .right), ("list", .left), ("row", .right), ("is now", .right),
        ("moved by", .right),
        ("cause", .left), ("call of the program", .left),
      ]
    ) {
      [
        Wording.time($0.time), Wording.line($0.list), Wording.row($0.from),
        $0.from == $0.to ? "" : Wording.row($0.to), Wording.numbers($0.distance),
        Wording.line($0.cause ?? "not noted"), Wording.line($0.programCall ?? ""),
      ]
    }
  }

  private var staleText: String? {
    Self.text(
      of: stale, "cell", "with content of another row",
      [("from", .right), ("to", .right), ("list", .left), ("row", .right), ("cell", .left)]
    ) {
      [
        $0.from.isFinite ? Wording.time($0.from) : "before", $0.to.map(Wording.time) ?? "the end",
        Wording.line($0.list), Wording.row($0.path), Wording.line($0.letter),
      ]
    }
  }

  private var conflictText: String? {
    Self.text(
      of: conflicts, "conflict", "of constraints",
      [("first", .right), ("times", .right), ("constraints", .left)]
    ) { [Wording.time($0.time), "\($0.count)", Wording.line($0.text)] }
  }

  private var reloadText: String? {
    Self.text(
      of: reloads, "double reload", "",
      [("time", .right), ("view", .left), ("", .left)]
    ) {
      [
        Wording.time($0.time), Wording.line($0.view),
        "asked for all its content \($0.count) times in one tick",
      ]
    }
  }

  /// Findings of one kind as a table; nil if there are none.
  private static func text<Finding>(
    of findings: Findings<Finding>, _ name: String, _ more: String,
    _ columns: [(title: String, alignment: TextTable.Alignment)],
    _ row: (Finding) -> [String]
  ) -> String? {
    guard findings.count > 0 else { return nil }
    var table = TextTable(columns)
    for finding in findings.first.prefix(lines) { table.append(row(finding)) }
    let left = findings.count - min(lines, findings.first.count)
    return Wording.count(findings.count, name) + (more.isEmpty ? "" : " \(more)") + ":\n"
      + table.text + (left > 0 ? "and \(left) more\n" : "")
  }
}
