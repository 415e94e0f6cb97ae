import PlainText
import SDLStage
import SceneParts
import TraceFiles
import TraceReading
import Traces
import Visualiser

/// An HTML page about a trace, or about two: what was found in words, and pictures of the moments. It
/// has all in one file, and loads nothing.
struct TracePage {
  /// A picture of a moment.
  struct Moment {
    var caption: String
    let png: [UInt8]
  }

  let title: String
  /// What was found, as in a terminal.
  let findings: String
  let moments: [Moment]

  /// The page.
  var text: String {
    let pictures = moments.map { moment in
      let caption = moment.caption.escapedForHTML
      return """
        <figure><figcaption>\(caption)</figcaption>
        <img src="data:image/png;base64,\(Base64.text(of: moment.png))" alt="\(caption)"></figure>
        """
    }
    return HTMLPage(
      title: title,
      style: """
        pre { overflow-x: auto; font: 13px/1.45 ui-monospace, monospace; }
        figure { margin: 0 0 24px; }
        figcaption { margin-bottom: 4px; }
        img { max-width: 100%; border: 1px solid #8888; }
        """,
      body: "<pre>\(findings.escapedForHTML)</pre>\n" + pictures.joined(separator: "\n")
    ).text
  }
}

// MARK: Making a page

extension TracePage {
  /// The greatest number of pictures: each takes about 100 KiB.
  private static let mostMoments = 8

  /// Makes a page about a trace: its summary, its end, and the moments of what was found.
  ///
  /// - Throws: Why the trace cannot be read, shown or painted.
  @MainActor
  static func page(of path: String) async throws -> TracePage {
    let summary = TraceSummary(try Trace(file: path))
    var found: [(time: Double, words: String)] = []
    found += summary.jumps.first.map {
      ($0.time, "\($0.view) moved without an input: \($0.programCall ?? $0.cause)")
    }
    found += summary.stale.first.map {
      ($0.from, "a cell of \($0.list) shows another row’s content")
    }
    found += summary.estimates.first.map { ($0.time, "an estimate moved the bar of \($0.view)") }
    found += summary.insets.first.map {
      ($0.time, "an inset of \($0.view) was set while the content moved")
    }
    found += summary.reloads.first.map { ($0.time, "a list was reloaded more than once in a tick") }
    if summary.pictures.late > 0 {
      found += summary.pictures.slowest.filter { $0.cost > summary.pictures.budget }.map {
        ($0.time, "this picture took \(milliseconds($0.cost))")
      }
    }
    found.sort { $0.time < $1.time }
    if let end = summary.times?.upperBound { found.append((end, "the end")) }
    return TracePage(
      title: StackFile.name(of: path), findings: summary.text,
      moments: try await moments(found, of: try TraceFile.scene(path)))
  }

  /// Makes a page about two traces: where they differ, and the moments before the first difference, at
  /// it, and at the end.
  ///
  /// - Throws: Why a trace cannot be read, shown or painted, or that they have no moment in common.
  @MainActor
  static func page(of path: String, beside other: String) async throws -> TracePage {
    let both = try TraceFile.scene(path, beside: other)
    var found: [(time: Double, words: String)] = []
    if let difference = both.difference {
      found = [
        (difference - 1 / 60, "before the first difference"), (difference, "the first difference"),
      ]
    }
    found.append((.infinity, "the end"))
    return TracePage(
      title: both.scene.name, findings: both.comparison.text,
      moments: try await moments(found, of: both.scene))
  }

  /// Paints the moments of a scene, at most ``mostMoments`` of them, with the last one.
  @MainActor
  private static func moments(
    _ found: [(time: Double, words: String)], of scene: SceneDescription
  ) async throws -> [Moment] {
    var shown: [(time: Double, words: String)] = []
    for moment in found {
      if let last = shown.last, last.time == moment.time {
        shown[shown.count - 1].words += "; \(moment.words)"
      } else {
        shown.append(moment)
      }
    }
    let left = shown.count - mostMoments
    if left > 0 { shown.removeSubrange((mostMoments - 1)..<(shown.count - 1)) }
    var moments: [Moment] = []
    let show = try Show(scene, SceneSettings())
    // A page leads to no other scenes.
    show.shell.rememberedFolds.insert(.sidebar)
    for (time, words) in shown {
      try await show.seek(to: time)
      let png = try PNGFile.pack(show.picture(), for: scene.name)
      let caption = "\(timeText(show.shell.shownTime)): \(words)"
      // Nothing of a moment may be seen: the same picture twice would say that something is.
      if let last = moments.last, last.png == png {
        moments[moments.count - 1].caption = "\(last.caption); \(caption)"
      } else {
        moments.append(Moment(caption: caption, png: png))
      }
    }
    return moments
  }
}
