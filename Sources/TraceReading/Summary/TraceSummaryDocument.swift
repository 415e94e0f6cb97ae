import Documents
import Traces

/// Summaries of traces as JSON: one entry on a line, and numbers rounded to 0.001.
///
/// | field | its value |
/// |---|---|
/// | `version` | 1; a later version may rename or remove fields, this one only adds some |
/// | `title`, `maker` | what the trace says about itself |
/// | `from`, `to` | the times of the first and the last whole tick, in seconds; none without a tick |
/// | `ticks` | the number of whole ticks |
/// | `beginsInRun` | whether scroll views existed before the first tick |
/// | `ending` | `whole`, `cut` or `damaged` |
/// | `unknownRecords` | how many records a later program has added |
/// | `pictures` | how many ticks have a cost, how many were `late`, and the `budget` of one in ms |
/// | `placesKept` | how often an offset changed with what lies above, so that what was visible stayed |
/// | `counts` | the number of all findings of each kind; the lists below have up to 1,000 each |
/// | `lists` | `id`, `kind`; `present` before the first tick, `made`, `reused`, `mostAtOnce`, `rowsLeft`, `madeAfterLeaving`: numbers of cells; `neverReuses`, `rarelyReuses` |
/// | `queues` | `owner`, `identifier`; the last `live`, `queued`, `created`, `dequeued`, `reused` |
/// | `slowest` | `time`; `cost` in ms; `isLate`; `cellsMade`; `parts`, names, and `costs` of these in ms |
/// | `jumps` | `time`, `view`, `from` and `to` (x, y), `cause`, `programCall` |
/// | `estimates` | `time`, `view`, `from` and `to` (width, height), `cause`, `programCall` |
/// | `insets` | `time`, `view`, `from` and `to` (top, left, bottom, right), `motion`, `cause`, `programCall` |
/// | `shifts` | `time`, `list`; `section`, `row` before, `newSection`, `newRow` after; `distance` (x, y), `cause`, `programCall` |
/// | `stale` | `list`, `section`, `row`, `letter`; `from` (none if before the first tick) and `to` (none if up to the end), in seconds |
/// | `conflicts` | `time` of the first, `text`, `count` |
/// | `reloads` | `time`, `view`, `count` |
///
/// Times are in seconds, lengths in points. Fields without a value are left out.
package enum TraceSummaryDocument {
  /// The version of the format.
  package static let version = 1

  /// The summary as a text that ends with a line feed.
  package static func text(for summary: TraceSummary) -> String {
    let head = fields([
      ("version", .count(version)), ("title", .text(summary.header.title)),
      ("maker", .text(summary.header.maker)),
      ("from", summary.times.map { .number($0.lowerBound) }),
      ("to", summary.times.map { .number($0.upperBound) }), ("ticks", .count(summary.tickCount)),
      ("beginsInRun", .flag(summary.beginsInRun)),
      ("ending", .text(summary.ending.name)), ("unknownRecords", .count(summary.unknownRecords)),
      ("placesKept", .count(summary.placesKept)),
    ])
    let lines =
      [
        "\"pictures\": " + ReportText.object(pictures(summary.pictures)),
        "\"counts\": " + ReportText.object(counts(summary)),
      ] + lists(summary)
    return ReportText.object(head).dropLast() + ",\n " + lines.joined(separator: ",\n ") + "}\n"
  }

  private static func lists(_ summary: TraceSummary) -> [String] {
    let lists: [(String, [[ReportValue.Field]])] = [
      ("lists", summary.lists.map(list)), ("queues", summary.queues.map(queue)),
      ("slowest", summary.pictures.slowest.map { picture($0, summary.pictures.budget) }),
      ("jumps", summary.jumps.first.map(jump)),
      ("estimates", summary.estimates.first.map(estimate)),
      ("insets", summary.insets.first.map(inset)), ("shifts", summary.shifts.first.map(shift)),
      ("stale", summary.stale.first.map(stale)),
      ("conflicts", summary.conflicts.first.map(conflict)),
      ("reloads", summary.reloads.first.map(reload)),
    ]
    return lists.map { ReportText.list($0, $1.map(ReportText.object)) }
  }

  private static func pictures(_ pictures: TraceSummary.Pictures) -> [ReportValue.Field] {
    fields([
      ("count", .count(pictures.count)), ("late", .count(pictures.late)),
      ("budget", .number(pictures.budget * 1e3)),
    ])
  }

  private static func counts(_ summary: TraceSummary) -> [ReportValue.Field] {
    fields([
      ("jumps", .count(summary.jumps.count)), ("estimates", .count(summary.estimates.count)),
      ("insets", .count(summary.insets.count)), ("shifts", .count(summary.shifts.count)),
      ("stale", .count(summary.stale.count)),
      ("conflicts", .count(summary.conflicts.count)), ("reloads", .count(summary.reloads.count)),
    ])
  }

  private static func list(_ list: TraceSummary.List) -> [ReportValue.Field] {
    fields([
      ("id", .text(list.id)), ("kind", .text(list.kind)), ("present", .count(list.present)),
      ("made", .count(list.made)), ("reused", .count(list.reused)),
      ("mostAtOnce", .count(list.mostAtOnce)), ("rowsLeft", .count(list.rowsLeft)),
      ("madeAfterLeaving", .count(list.madeAfterLeaving)),
      ("neverReuses", .flag(list.neverReuses)), ("rarelyReuses", .flag(list.rarelyReuses)),
    ])
  }

  private static func queue(_ queue: TraceSummary.Queue) -> [ReportValue.Field] {
    fields([
      ("owner", .text(queue.owner)), ("identifier", .text(queue.identifier)),
      ("live", .count(queue.counts.live)), ("queued", .count(queue.counts.queued)),
      ("created", .count(queue.counts.created)), ("dequeued", .count(queue.counts.dequeued)),
      ("reused", .count(queue.counts.reused)),
    ])
  }

  private static func picture(
    _ picture: TraceSummary.Picture, _ budget: Double
  ) -> [ReportValue.Field] {
    fields([
      ("time", .number(picture.time)), ("cost", .number(picture.cost * 1e3)),
      ("isLate", .flag(picture.cost > budget)), ("cellsMade", .count(picture.cellsMade)),
      ("parts", .texts(picture.parts.map(\.part))),
      ("costs", .numbers(picture.parts.map { $0.seconds * 1e3 })),
    ])
  }

  private static func jump(_ jump: TraceSummary.Jump) -> [ReportValue.Field] {
    fields([
      ("time", .number(jump.time)), ("view", .text(jump.view)), ("from", .numbers(jump.from)),
      ("to", .numbers(jump.to)), ("cause", .text(jump.cause)),
      ("programCall", jump.programCall.map(ReportValue.text)),
    ])
  }

  private static func estimate(_ estimate: TraceSummary.Estimate) -> [ReportValue.Field] {
    fields([
      ("time", .number(estimate.time)), ("view", .text(estimate.view)),
      ("from", .numbers(estimate.from)), ("to", .numbers(estimate.to)),
      ("cause", estimate.cause.map(ReportValue.text)),
      ("programCall", estimate.programCall.map(ReportValue.text)),
    ])
  }

  private static func inset(_ inset: TraceSummary.InsetChange) -> [ReportValue.Field] {
    fields([
      ("time", .number(inset.time)), ("view", .text(inset.view)),
      ("from", .numbers(inset.from)), ("to", .numbers(inset.to)),
      ("motion", .text(inset.motion.words)), ("cause", inset.cause.map(ReportValue.text)),
      ("programCall", inset.programCall.map(ReportValue.text)),
    ])
  }

  private static func shift(_ shift: TraceSummary.Shift) -> [ReportValue.Field] {
    fields([("time", .number(shift.time)), ("list", .text(shift.list))]) + fields(of: shift.from)
      + fields([
        ("newSection", .count(shift.to.section)), ("newRow", .count(shift.to.row)),
        ("distance", .numbers(shift.distance)), ("cause", shift.cause.map(ReportValue.text)),
        ("programCall", shift.programCall.map(ReportValue.text)),
      ])
  }

  private static func stale(_ stale: TraceSummary.Stale) -> [ReportValue.Field] {
    fields([("list", .text(stale.list))]) + fields(of: stale.path)
      + fields([
        ("letter", .text(stale.letter)),
        ("from", stale.from.isFinite ? .number(stale.from) : nil),
        ("to", stale.to.map(ReportValue.number)),
      ])
  }

  private static func conflict(_ conflict: TraceSummary.Conflict) -> [ReportValue.Field] {
    fields([
      ("time", .number(conflict.time)), ("text", .text(conflict.text)),
      ("count", .count(conflict.count)),
    ])
  }

  private static func reload(_ reload: TraceSummary.Reload) -> [ReportValue.Field] {
    fields([
      ("time", .number(reload.time)), ("view", .text(reload.view)),
      ("count", .count(reload.count)),
    ])
  }
}
