/// Notes how views looked before a block of animations changed them.
@MainActor
final class AnimationRecorder: ChangeRecording {
  let timing: AnimationTiming
  private let options: View.AnimationOptions
  /// In the order of the first changes.
  private var looks: [Look] = []
  private var known: Set<ObjectIdentifier> = []
  /// The cells, headers and footers that lists have taken in meanwhile.
  private var arrivals: Set<ObjectIdentifier> = []

  init(_ timing: AnimationTiming, _ options: View.AnimationOptions) {
    self.timing = timing
    self.options = options
  }

  func viewWillChange(_ view: View) {
    guard view.windowReference != nil, known.insert(ObjectIdentifier(view)).inserted else { return }
    looks.append(Look(of: view))
  }

  func reusableViewDidArrive(_ view: View) { arrivals.insert(ObjectIdentifier(view)) }

  /// Lays out the views that have changed, if the options ask for it.
  func layOut() {
    guard options.contains(.layoutSubviews) else { return }
    for look in looks { look.view.layoutIfNeeded() }
  }

  /// Begins the animations from what was shown before the block to what is set now, in the windows of
  /// the views.
  ///
  /// If there are none, `completion` is called in the next frame; without a window, at once.
  func begin(_ completion: ((Bool) -> Void)?) {
    var windows: [Window] = []
    var tracks: [[AnimationTrack]] = []
    for look in looks {
      guard let window = look.view.window, !window.reducesMotion, timing.delay + timing.length > 0,
        !isInArrival(look.view), let track = look.track
      else { continue }
      if let index = windows.firstIndex(where: { $0 === window }) {
        tracks[index].append(track)
      } else {
        windows.append(window)
        tracks.append([track])
      }
    }
    let ending = AnimationEnding(of: max(1, windows.count), completion)
    for (window, tracks) in zip(windows, tracks) {
      window.start(
        ViewAnimation(
          tracks, timing, in: window, ignoringTouches: !options.contains(.allowUserInteraction),
          ending))
    }
    guard windows.isEmpty, completion != nil else { return }
    guard let window = looks.lazy.compactMap(\.view.window).first ?? Window.current else {
      return ending.oneHasEnded(finished: true)
    }
    let now = AnimationTiming(duration: 0, delay: 0, options: [])
    window.start(ViewAnimation([], now, in: window, ignoringTouches: false, ending))
  }

  /// Whether a view lies in a cell that has just come into its list: it had no look before.
  private func isInArrival(_ view: View) -> Bool {
    guard !arrivals.isEmpty else { return false }
    var view: View? = view
    while let current = view {
      if arrivals.contains(ObjectIdentifier(current)) { return true }
      view = current.superview
    }
    return false
  }
}

/// What a view was and what was shown of it before a change.
@MainActor
private struct Look {
  let view: View
  private let own: Appearance
  private let shown: Appearance

  init(of view: View) {
    self.view = view
    own = Appearance(of: view)
    shown = view.shownState == nil ? own : Appearance(shownOf: view)
  }

  /// The way from what was shown to the view's own properties, for those that have changed since; nil if
  /// none has.
  var track: AnimationTrack? {
    let now = Appearance(of: view)
    var from: [ShownValue] = []
    // A list moves its cells itself, and a stacking scroll view its children.
    if view.superview?.movesByItself(view) != true {
      if now.center != own.center { from.append(.offset(shown.center - now.center)) }
      if now.size != own.size {
        from.append(
          .growth(
            Size(
              width: shown.size.width - now.size.width,
              height: shown.size.height - now.size.height)))
      }
    }
    if now.alpha != own.alpha { from.append(.fading(shown.alpha - now.alpha)) }
    if now.transform != own.transform { from.append(.transform(shown.transform)) }
    if now.color != own.color, let color = shown.color ?? now.color?.opacity(0) {
      from.append(.backgroundColor(color))
    }
    return from.isEmpty ? nil : AnimationTrack(view: view, from: from)
  }
}

/// The properties of a view that are animated.
@MainActor
private struct Appearance {
  let center: Point
  let size: Size
  let alpha: Double
  let transform: AffineTransform
  let color: Color?

  init(of view: View) {
    center = view.storedCenter
    size = view.storedBounds.size
    alpha = view.storedAlpha
    transform = view.transform
    color = view.storedBackgroundColor
  }

  init(shownOf view: View) {
    center = view.shownCenter
    size = view.shownBounds.size
    alpha = view.shownAlpha
    transform = view.animatedTransform
    color = view.shownBackgroundColor
  }
}
