/// Changes the slots of a container gradually, with the timing of row updates in tables.
///
/// A changed slot starts with its old length, so the siblings after it move gradually, and children
/// become visible or invisible as if by scrolling: cells are reused as usual.
@MainActor
final class SlotMotion: FrameAnimating {
  private enum Delay {
    case lag(View)
    case gap(View)
    case tail
  }

  private struct Track {
    let delay: Delay
    /// The initial difference, in points.
    let from: Double
    let start: Double

    func isAbout(_ view: View) -> Bool {
      switch delay {
      case .lag(let own), .gap(let own): own === view
      case .tail: false
      }
    }

    func delaysSlot(of view: View) -> Bool {
      if case .lag(let own) = delay { own === view } else { false }
    }
  }

  private unowned let container: StackingScrollView
  private var tracks: [Track] = []
  private var fades: [(view: View, start: Double)] = []
  /// The displayed frames, before a change, of views that constraints place in children; kept until
  /// the next layout.
  private var places: [ConstrainedMoves.Place] = []
  private var placesStart = 0.0
  /// Moves the views of ``places``.
  private let inner = UpdateMotion { _ in }

  init(of container: StackingScrollView) {
    self.container = container
  }

  private var beginning: Double { container.window?.animationStart ?? 0 }

  private func start() { container.window?.start(self) }

  /// Makes a slot at first `lag` points longer than its final length, or shorter if `lag` is
  /// negative, and removes the difference gradually.
  func delay(_ view: View, by lag: Double) {
    tracks.removeAll { $0.delaysSlot(of: view) }
    tracks.append(Track(delay: .lag(view), from: lag, start: beginning))
    start()
  }

  /// Gradually closes the space that a child has left, before `view`, or at the end if `view` is
  /// nil.
  func close(_ gap: Double, before view: View?) {
    tracks.append(Track(delay: view.map { .gap($0) } ?? .tail, from: gap, start: beginning))
    start()
  }

  func fadeIn(_ view: View) {
    fades.append((view, beginning))
    var transit = view.transit ?? Transit()
    transit.alpha = 0
    view.transit = transit
    start()
  }

  /// Remembers the displayed frames of views that constraints place in children, before a change.
  func notePlaces(in children: [View]) {
    // After several changes before one layout, views move from their frames before the first
    // change.
    guard places.isEmpty else { return }
    placesStart = beginning
    places = children.flatMap(ConstrainedMoves.shownPlaces)
    if !places.isEmpty { container.markForLayout() }
  }

  /// Moves the views of ``places`` from their remembered frames, after a layout.
  func movePlaced() {
    guard !places.isEmpty, let window = container.window else { return }
    let moved = places
    places = []
    ConstrainedMoves.animate(moved, in: container, inner, from: placesStart)
    if !inner.isIdle { window.start(inner) }
  }

  /// Forgets a child that has left the stack.
  func forget(_ view: View) {
    tracks.removeAll { $0.isAbout(view) }
    places.removeAll { $0.cell === view }
    if !inner.isIdle { ConstrainedMoves.end(in: view) }
    if view.transit != nil { view.transit = nil }
    guard let place = fades.firstIndex(where: { $0.view === view }) else { return }
    fades.remove(at: place)
  }

  func advance(to time: Double) -> Double? {
    show(at: time)
    return tracks.isEmpty && fades.isEmpty ? nil : time
  }

  /// Moves everything to its final position at once.
  func finish() {
    places = []
    inner.finish()
    show(at: .infinity)
  }

  private func show(at time: Double) {
    let shown = tracks
    tracks.removeAll { time >= $0.start + UpdateMotion.duration }
    for track in shown {
      let rest = track.from * (1 - UpdateMotion.progress(from: track.start, at: time))
      switch track.delay {
      case .lag(let view): container.setLag(of: view, to: rest)
      case .gap(let view): container.set(of: view) { $0.gap = rest }
      case .tail: container.setTailGap(rest)
      }
    }
    fades.removeAll { view, start in
      guard var transit = view.transit else { return true }
      transit.alpha = UpdateMotion.progress(from: start, at: time)
      view.transit = transit == Transit() ? nil : transit
      return transit.alpha == 1
    }
  }
}
