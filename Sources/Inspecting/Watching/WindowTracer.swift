import SceneParts
import ScrollEngine
package import Traces

/// Writes what happens in a window as a trace: the window and its scroll views as they come and go, with
/// their cells, queues and calls, and the lines of ``TraceMark``.
///
/// A tick stays open until the next one begins, so that what follows from it can be noted in it. The
/// costs of a tick are `layout` and `painting`, where they are measured.
@MainActor
package final class WindowTracer {
  /// A watched view, with what was noted of it.
  @MainActor
  private final class Part {
    let view: WatchedView
    let tracer: PaneTracer
    /// The number of calls that have been noted, counted from the opening of the view's record.
    var callCount: Int

    init(_ view: WatchedView, _ noted: PaneTracer.NotedViews, callCount: Int) {
      self.view = view
      self.callCount = callCount
      tracer = PaneTracer(PaneShape(view.pane, view.cells.queues(inPane: 0)), noted)
    }
  }

  private let watch: WindowWatch
  private var writer: TraceWriter
  private let noted = PaneTracer.NotedViews()
  /// The watched views, the window first.
  private var parts: [Part] = []
  /// The lines for the next tick.
  private var lines: [TraceTick.Line] = []
  private var ear: TraceMark.Ear?
  /// Whether the last tick has not ended yet.
  private var isOpen = false
  private let pictures: PictureTracer?

  /// Makes a tracer that gives away each segment as it ends. What the window has now existed before the
  /// trace.
  ///
  /// `pictures` tells whether the trace has what views and cells show; `hears`, whether a mark of the
  /// program belongs to this window.
  package init(
    of watch: WindowWatch, pictures: Bool = false, hears: @escaping () -> Bool = { true },
    _ finish: @escaping (UnpackedSegment) -> Void
  ) {
    writer = TraceWriter(finish)
    self.watch = watch
    self.pictures = pictures ? PictureTracer() : nil
    for view in views {
      parts.append(Part(view, noted, callCount: view.record.calls.total))
      noteState(of: parts[parts.count - 1])
    }
    notePictures()
    ear = TraceMark.Ear { [weak self] line in
      guard let self else { return }
      switch line {
      case .mark(let text): if hears() { note(.mark(text)) }
      case .conflict(let text, let window):
        if window == ObjectIdentifier(self.watch.window) { note(.conflict(text)) }
      }
    }
  }

  private var views: [WatchedView] { [watch.ground] + watch.views }

  /// Returns the files of code that the program has loaded, for backtraces; nil for none.
  package var loadedImages: (() -> [TraceImage])? {
    get { writer.loadedImages }
    set { writer.loadedImages = newValue }
  }

  /// Notes a line in the next tick.
  package func note(_ line: TraceTick.Line) { lines.append(line) }

  /// Notes a line in the last tick.
  package func noteInLast(_ line: TraceTick.Line) { if isOpen { append(line) } else { note(line) } }

  /// Notes the present state of the watched views in a tick of its own.
  package func note() {
    end()
    writer.begin(time: watch.window.now)
    isOpen = true
    for line in lines { append(line) }
    lines.removeAll(keepingCapacity: true)
    let views = views
    if !views.elementsEqual(parts.map(\.view), by: ===) { follow(views) }
    noted.beginTick()
    for part in parts {
      noteState(of: part)
      let calls = part.view.record.calls
      for entry in calls.entries(from: part.callCount) {
        writer.note(TraceCall(entry, in: part.tracer, prefix: ""))
      }
      part.callCount = calls.total
    }
    notePictures()
  }

  /// Notes the duration of a part of the last tick's work, in seconds.
  package func noteCost(_ seconds: Double, of part: Cost) {
    if isOpen { writer.note(cost: seconds, of: part.name) }
  }

  /// A part of a tick's work.
  package enum Cost {
    case layout, painting

    fileprivate var name: String {
      switch self {
      case .layout: "layout"
      case .painting: RunTracer.painting
      }
    }
  }

  /// Ends the last tick and gives away the last segment.
  package func flush() {
    end()
    writer.flush()
  }

  private func end() {
    if isOpen { writer.end() }
    isOpen = false
  }

  private func append(_ line: TraceTick.Line) {
    switch line {
    case .input(let text): writer.note(input: text)
    case .conflict(let text): writer.note(conflict: text)
    case .mark(let text): writer.note(mark: text)
    }
  }

  /// Forgets the views that have left the window, and begins with those that have entered it.
  private func follow(_ views: [WatchedView]) {
    let old = Dictionary(
      parts.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    for part in parts where !views.contains(where: { $0 === part.view }) {
      part.tracer.forget(&writer)
    }
    parts = views.map { old[ObjectIdentifier($0)] ?? Part($0, noted, callCount: 0) }
  }

  private func noteState(of part: Part) {
    part.tracer.note(part.view.pane, 0, part.view.cells, pictures, &writer)
  }

  /// Notes what the views and cells show; nothing in a window that cannot measure text.
  private func notePictures() {
    guard let text = watch.window.textMeasuring else { return }
    pictures?.note(measuredBy: text, &writer)
  }
}
