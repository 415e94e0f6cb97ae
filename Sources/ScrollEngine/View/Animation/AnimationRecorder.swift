/// Notes how views looked before a block of animations changed them.
@MainActor
final class AnimationRecorder: ChangeRecording {
  let timing: AnimationTiming
  let options: View.AnimationOptions
  /// In the order of the first changes.
  private var looks: [Look] = []
  /// The places in `looks`.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The cells, headers and footers that lists have taken in meanwhile.
  private var arrivals: Set<ObjectIdentifier> = []

  init(_ timing: AnimationTiming, _ options: View.AnimationOptions) {
    self.timing = timing
    self.options = options
  }

  func viewWillChange(_ view: View, _ properties: AnimatedProperties) {
    guard view.windowReference != nil else { return }
    let place = places[ObjectIdentifier(view)] ?? looks.count
    if place == looks.count {
      places[ObjectIdentifier(view)] = place
      looks.append(Look(of: view))
    }
    looks[place].note(properties)
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
    let resized = Set(looks.filter(\.isResizedByList).map { ObjectIdentifier($0.view) })
    var windows: [Window] = []
    var tracks: [[AnimationTrack]] = []
    for look in looks {
      guard let window = look.view.window, !window.reducesMotion, timing.delay + timing.length > 0,
        !look.view.isInside(arrivals),
        let track = look.track(withPlace: !look.view.isInside(resized))
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
}

extension View {
  /// Whether the view is one of some others, or lies inside it.
  fileprivate func isInside(_ others: Set<ObjectIdentifier>) -> Bool {
    guard !others.isEmpty else { return false }
    var view: View? = self
    while let current = view {
      if others.contains(ObjectIdentifier(current)) { return true }
      view = current.superview
    }
    return false
  }
}

/// What a view was and what was shown of it before each of its properties changed.
@MainActor
private struct Look {
  let view: View
  private var before: [AnimatedProperties.RawValue: (own: Appearance, shown: Appearance)] = [:]

  init(of view: View) { self.view = view }

  mutating func note(_ properties: AnimatedProperties) {
    for property in [AnimatedProperties.place, .size, .alpha, .transform, .backgroundColor]
    where properties.contains(property) && before[property.rawValue] == nil {
      before[property.rawValue] = (Appearance(of: view), Appearance(shownOf: view))
    }
  }

  private subscript(property: AnimatedProperties) -> (own: Appearance, shown: Appearance)? {
    before[property.rawValue]
  }

  /// Whether a list has given the view another size: what is inside then has its places at once, as the
  /// view itself.
  var isResizedByList: Bool {
    guard let (own, _) = self[.size], own.size != view.storedBounds.size else { return false }
    return view.superview?.animatesPlace(of: view) == true
  }

  /// The way from what was shown to the view's own properties, for those that have changed since; nil if
  /// none has.
  func track(withPlace: Bool) -> AnimationTrack? {
    let now = Appearance(of: view)
    var from: [ShownValue] = []
    // A list moves its cells itself, and a stacking scroll view its children.
    if withPlace, view.superview?.animatesPlace(of: view) != true {
      if let (own, shown) = self[.place], now.center != own.center {
        from.append(.offset(shown.center - now.center))
      }
      if let (own, shown) = self[.size], now.size != own.size {
        from.append(
          .growth(
            Size(
              width: shown.size.width - now.size.width,
              height: shown.size.height - now.size.height)))
      }
    }
    if let (own, shown) = self[.alpha], now.alpha != own.alpha {
      from.append(.fading(shown.alpha - now.alpha))
    }
    if let (own, shown) = self[.transform], now.transform != own.transform {
      from.append(.transform(shown.transform))
    }
    if let (own, shown) = self[.backgroundColor], now.color != own.color,
      let color = shown.color ?? now.color?.opacity(0)
    {
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
