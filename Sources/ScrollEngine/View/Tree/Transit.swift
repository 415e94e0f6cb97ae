/// How a view in motion is shown: offset from its frame, less opaque, partly covered, or raised.
///
/// Layout, hit testing and reports use the frame, which is where the view ends up.
struct Transit: Hashable {
  /// How far from its frame the view is drawn, in points of the superview.
  var offset = Point.zero
  /// From 0 to 1, multiplied by the view's own alpha.
  var alpha = 1.0
  /// What is not shown yet at the edges of a view that grows, in points.
  var cover = EdgeInsets.zero
  /// How high the view is raised above the others, from 0 to 1: its shadow shows it.
  var lift = 0.0
  /// How it is turned or scaled on its way, about its centre, after its own transform.
  var transform = AffineTransform.identity

  /// The state at a progress from 0, this one, to 1, that of `end`.
  func mixed(with end: Transit, _ progress: Double) -> Transit {
    func mix(_ part: (Transit) -> Double) -> Double {
      part(self) * (1 - progress) + part(end) * progress
    }
    var mixed = Transit(offset: offset * (1 - progress) + end.offset * progress)
    mixed.alpha = mix(\.alpha)
    mixed.lift = mix(\.lift)
    if transform != end.transform {
      mixed.transform = AffineTransform(
        a: mix(\.transform.a), b: mix(\.transform.b), c: mix(\.transform.c),
        d: mix(\.transform.d), tx: mix(\.transform.tx), ty: mix(\.transform.ty))
    }
    if cover != .zero || end.cover != .zero {
      mixed.cover = EdgeInsets(
        top: mix(\.cover.top), left: mix(\.cover.left), bottom: mix(\.cover.bottom),
        right: mix(\.cover.right))
    }
    return mixed
  }

  /// The part of a frame that is shown, in points of the superview; at most all of it is covered.
  func shown(_ frame: Rect) -> Rect {
    let cover = EdgeInsets(
      top: min(cover.top, frame.height), left: min(cover.left, frame.width),
      bottom: min(cover.bottom, frame.height), right: min(cover.right, frame.width))
    return frame.offsetBy(offset).inset(by: cover)
  }
}

/// What a view keeps apart, because few have any of it.
struct Showing {
  /// How the view is shown while it moves; nil at rest.
  var transit: Transit?
  /// Never the identity.
  var transform: AffineTransform?
  /// The safe area and margins; nil for none and the usual ones.
  var surroundings: Surroundings?
  /// What a program says of the view to somebody who does not see it.
  var words: Box<SpokenWords>?

  var isEmpty: Bool {
    transit == nil && transform == nil && surroundings == nil && words == nil
  }
}

extension View {
  /// How the view is shown while it moves; its frame is already the final one.
  final var transit: Transit? {
    get { boxedShowing?.value.transit }
    set {
      let old = boxedShowing?.value.transit
      changeShowing { $0.transit = newValue }
      displayChanged(old != newValue)
    }
  }

  /// Changes what is kept apart, in place: this happens in each frame of an animation.
  final func changeShowing(_ change: (inout Showing) -> Void) {
    if let boxedShowing {
      change(&boxedShowing.value)
      if boxedShowing.value.isEmpty { self.boxedShowing = nil }
    } else {
      var showing = Showing()
      change(&showing)
      if !showing.isEmpty { boxedShowing = Box(showing) }
    }
  }
}
