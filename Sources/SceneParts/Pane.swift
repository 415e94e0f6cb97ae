package import Drawing
package import ScrollEngine

/// A viewport on the stage: a window of the engine with a view that fills it, or a view in a window
/// that the pane does not own.
@MainActor
package final class Pane {
  /// The colour of a pane's figure.
  package enum Verdict {
    case costly
    case frugal
    case neutral
  }

  /// A number above the viewport.
  package struct Figure {
    package let words: Words
    package let label: String
    package let verdict: Verdict
    /// The widest possible value, so that the layout does not change when the value grows.
    package var widest: String

    package init(_ words: Words, label: String, verdict: Verdict, widest: String = "00") {
      self.words = words
      self.label = label
      self.verdict = verdict
      self.widest = widest
    }

    package var value: String { words.string }
  }

  /// The events of a recorded run, whose views are stand-ins.
  @MainActor
  package struct Record {
    /// Returns the calls since it was last called, the earliest first.
    let takeCalls: () -> [CallRecorder.Call]
    /// Whether a pointer drags a view of the pane.
    let isPanned: () -> Bool

    package init(
      takeCalls: @escaping () -> [CallRecorder.Call], isPanned: @escaping () -> Bool
    ) {
      (self.takeCalls, self.isPanned) = (takeCalls, isPanned)
    }
  }

  package let title: String
  /// The name of the pane in the graph and in the inspector's headings.
  package var shortTitle: String { side ?? ownShortTitle }
  private let ownShortTitle: String
  package let verdict: Verdict
  /// The view that fills the window.
  package let root: View
  package let rootID: String
  /// The lists whose cells and queues the inspector shows.
  package let lists: [PaneList]
  /// The drawings over the views.
  package let decorations: [any PaneDecoration]
  /// Views that reports and scripts can name, besides the root and the lists.
  package let otherViews: [(id: String, view: View)]
  /// The ids of the views in reports, in order, with their titles. If the list is empty, lists come
  /// first, and the titles of other views are their ids.
  private let contents: [(id: String, title: String)]
  /// The size of the viewport in points.
  package private(set) var viewport: Size
  /// The space that the stage reserves for any size of the viewport, in points.
  package let room: Size
  /// What other views cover at the edges of the viewport, in points.
  package var covered = EdgeInsets.zero
  /// Whether the viewport has the black outline of a screen.
  package let outlinesViewport: Bool
  private let ownFigure: (@MainActor () -> Figure?)?
  private let comparedFigure: (@MainActor () -> Figure?)?
  package let window: Window
  /// A prefix of the view ids in reports, for panes whose views have equal ids.
  package var prefix = ""
  /// Replaces the title above the pane; nil for the title.
  package var caption: String?
  /// The name in the graph and the headings while a pane with the same name is beside it; nil for
  /// its own name.
  package var side: String?
  /// The stamps that identify the cells of the pane.
  package let stamps: StampBook
  /// Records the calls of the pane's views.
  private let calls: CallRecorder
  /// What was recorded of the pane's views; nil if they do what they show.
  private let record: Record?
  /// Whether the pane does not own the window.
  private let isGuest: Bool

  /// Makes a pane.
  ///
  /// `room` is the largest size of the viewport; nil for its initial size. `figure` is the number
  /// above the viewport; nil for the number of live cells. `comparedFigure` takes its place while another
  /// variant is beside it; nil for the same number. `record` is nil if the views do what they show.
  package init(
    title: String, shortTitle: String, verdict: Verdict = .neutral, root: View, rootID: String,
    lists: [PaneList] = [], decorations: [any PaneDecoration] = [],
    otherViews: [(id: String, view: View)] = [],
    contents: [(id: String, title: String)] = [], viewport: Size = Pane.standardViewport,
    room: Size? = nil, outlinesViewport: Bool = true, figure: (@MainActor () -> Figure?)? = nil,
    comparedFigure: (@MainActor () -> Figure?)? = nil, record: Record? = nil
  ) {
    self.title = title
    ownShortTitle = shortTitle
    self.verdict = verdict
    self.root = root
    self.rootID = rootID
    self.lists = lists
    self.decorations = decorations
    self.otherViews = otherViews
    self.contents = contents
    self.viewport = viewport
    self.room = room ?? viewport
    self.outlinesViewport = outlinesViewport
    ownFigure = figure
    self.comparedFigure = comparedFigure
    self.record = record
    stamps = StampBook()
    isGuest = false
    let window = Window(frame: Rect(origin: .zero, size: viewport))
    self.window = window
    calls = CallRecorder { [weak window] in window?.now ?? 0 }
    listen()
    root.frame = window.bounds
    window.addSubview(root)
    window.layoutIfNeeded()
  }

  /// Makes a pane for a view in a window that is shown elsewhere.
  ///
  /// The pane observes the calls of its scroll views until ``stopListening()``, besides observers
  /// that the program has set, and changes nothing else. It retains the view, so release the pane when the view leaves the window. `capture` takes
  /// the stacks of the program's calls; nil for none.
  package init(
    watching root: View, in window: Window, named id: String, lists: [PaneList],
    otherViews: [(id: String, view: View)] = [], stamps: StampBook = StampBook(),
    capture: CallBacktrace.Capture? = nil
  ) {
    title = id
    ownShortTitle = id
    verdict = .neutral
    self.root = root
    rootID = id
    self.lists = lists
    decorations = []
    self.otherViews = otherViews
    contents = []
    viewport = root.bounds.size
    room = viewport
    outlinesViewport = false
    ownFigure = nil
    comparedFigure = nil
    record = nil
    self.window = window
    self.stamps = stamps
    isGuest = true
    calls = CallRecorder(
      now: { [weak window] in window?.now ?? 0 }, shares: true, capture: capture)
    listen()
  }

  /// The viewport of the articles' demonstrations, in points.
  package static let standardViewport = Size(width: 320, height: 568)

  /// The distance between viewports in layout reports, in points of the scene.
  ///
  /// Reports use a fixed distance, because the stage places the viewports according to its size.
  package static let pitch = 464.0

  /// The window, if the pane owns it.
  package var ownWindow: Window? { isGuest ? nil : window }

  /// Resizes the viewport, in points, and the view that fills it.
  ///
  /// - Precondition: ``room`` is large enough.
  package func resizeViewport(to size: Size) {
    require(
      size.width <= room.width && size.height <= room.height,
      "Pane: there is no room for a viewport of \(size) in \(room)")
    viewport = size
    window.frame.size = size
    root.frame = window.bounds
  }

  /// Starts to record new scroll views and their queues.
  private func listen() {
    guard record == nil else { return }
    for list in lists {
      list.forEachView { view in
        calls.listen(to: view, named: list.id)
        calls.listen(to: view.reuseQueue, of: list.id)
      }
    }
    if let scroller { calls.listen(to: scroller, named: rootID) }
    for case (let id, let view as ScrollView) in otherViews { calls.listen(to: view, named: id) }
  }

  /// Returns the calls of the scroll views and queues since this method was last called, the
  /// earliest first.
  package func takeCalls() -> [CallRecorder.Call] {
    if let record { return record.takeCalls() }
    listen()
    return calls.takeNews()
  }

  /// Whether a pointer drags the view that fills the pane, or a view in it.
  package var isPanned: Bool {
    record?.isPanned()
      ?? root.allRecognizers.contains {
        $0 is PanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      }
  }

  /// Stops recording calls.
  package func stopListening() { calls.stop() }

  /// Adopts the size of a watched view.
  package func noteViewport() { viewport = root.bounds.size }

  /// The frame of the viewport in the window.
  package var viewportInWindow: Rect {
    isGuest ? root.convert(root.bounds, to: nil) : Rect(origin: .zero, size: viewport)
  }

  /// The view that fills the pane, if it is a scroll view; else nil.
  package var scroller: ScrollView? { root as? ScrollView }

  package var liveCells: Int { lists.reduce(0) { $0 + $1.liveCellCount } }

  /// The number of live cells that the viewport shows, as far as their frames say so.
  package var liveCellsInSight: Int {
    lists.reduce(0) { $0 + $1.liveCellCount(in: viewportInWindow.inset(by: covered), of: window) }
  }

  package var figure: Figure? {
    if side != nil, let comparedFigure { return comparedFigure() }
    if let ownFigure { return ownFigure() }
    return lists.isEmpty ? nil : Figure(liveCellsOf: lists, in: root, verdict: verdict)
  }

  /// The frame of a list's whole content in the window, without insets and without clipping.
  package func contentFrame(of list: ScrollView) -> Rect {
    let content = Rect(origin: .zero, size: list.contentSize)
    // A list that is as large as its content is not cut, in whatever views it may be.
    if list.bounds.contains(content) { return list.convert(content, to: nil) }
    var child: View = list
    while let superview = child.superview, superview !== root { child = superview }
    guard let frame = (root as? StackingScrollView)?.contentFrame(of: child) else {
      return list.convert(content, to: nil)
    }
    return root.convert(frame.inset(by: list.contentInset), to: nil)
  }

  /// The title of a view, for people; its id if it has no title.
  package func title(ofViewWithID id: String) -> String {
    let id = id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
    return lists.first { $0.id == id }?.title ?? contents.first { $0.id == id }?.title ?? id
  }

  /// The id in scripts of the view that fills the pane.
  package var id: String { namedViews.first { $0.view === root }?.id ?? rootID }

  /// The named views. The view that fills the pane comes first; if it is also a list or another
  /// named view, it keeps the position and the id of that entry.
  package var namedViews: [(id: String, view: View)] {
    let all = lists.map { (id: $0.id, view: $0.view as View) } + otherViews
    let listed =
      contents.isEmpty ? all : contents.compactMap { entry in all.first { $0.id == entry.id } }
    let named = listed.contains { $0.view === root } ? listed : [(rootID, root)] + listed
    return prefix.isEmpty ? named : named.map { (prefix + $0.id, $0.view) }
  }
}

/// Draws over the views of a pane: outlines, numbers and other explanations that an app would not
/// show.
@MainActor
package protocol PaneDecoration {
  /// Draws in the coordinates of the pane's window.
  func draw(over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas)

  /// Draws the parts that must stay legible outside the viewport, where everything else is dimmed.
  ///
  /// Called after the views are drawn and dimmed, and the viewport outlined; views draw no text
  /// there.
  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas)

  /// The width of the strips along the viewport's edges that the decoration's lines occupy, in
  /// points of the scene. The strips are kept free of text.
  func edgeWidth(_ options: StageOptions) -> Double

  /// The drawn outlines that a person can point at.
  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline]

  /// The legend entries for drawings other than outlines.
  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry]
}

extension PaneDecoration {
  package func edgeWidth(_ options: StageOptions) -> Double { 0 }
  package func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] { [] }
  package func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] { [] }

  package func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {}
}

extension Collection where Element == Pane {
  /// The first view with an id, and the index of its pane; nil if there is none.
  @MainActor
  package func view(withID id: String) -> (pane: Int, view: View)? {
    for (place, pane) in enumerated() {
      if let view = pane.namedViews.first(where: { $0.id == id })?.view { return (place, view) }
    }
    return nil
  }
}

extension View {
  /// The point of the window at a point of the view's visible part.
  package func windowPoint(at point: Point) -> Point { convert(bounds.origin + point, to: nil) }
}

extension Pane.Figure {
  /// The number of live cells of the lists in the root of a pane.
  @MainActor
  package init(liveCellsOf lists: [PaneList], in root: View, verdict: Pane.Verdict) {
    self.init(
      Fact(.live, of: root, lists.reduce(0) { $0 + $1.liveCellCount }).words, label: "cells live",
      verdict: verdict)
  }

  /// The number of cells that the lists in the root of a pane have made so far.
  @MainActor
  package init(cellsMadeFor lists: [PaneList], in root: View, verdict: Pane.Verdict) {
    self.init(Fact(.made, of: root, lists.cellsMade).words, label: "cells made", verdict: verdict)
  }
}

extension Collection where Element == PaneList {
  /// The number of cells that the lists' queues have made so far; lists may share a queue.
  @MainActor
  package var cellsMade: Int {
    var seen: Set<ObjectIdentifier> = []
    return map(\.queue).filter { seen.insert(ObjectIdentifier($0)).inserted }.reduce(0) {
      sum, queue in
      queue.identifiers.reduce(sum) { $0 + queue.statistics(forIdentifier: $1).created }
    }
  }
}
