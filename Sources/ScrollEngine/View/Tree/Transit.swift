/// The appearance of a view in motion: its offset from the frame, opacity, cover, lift and
/// transform.
///
/// Layout, hit testing and reports use the frame, which is the final one.
struct Transit: Hashable {
  /// How far from its frame the view is drawn, in points of the superview.
  var offset = Point.zero
  /// The opacity from 0 to 1, by which the view's own alpha is multiplied.
  var alpha = 1.0
  /// How much of a growing view is still hidden at each edge, in points.
  var cover = EdgeInsets.zero
  /// The height of the view above the others, from 0 to 1, which its shadow shows.
  var lift = 0.0
  /// A transform about the centre, applied after the view's own.
  var transform = AffineTransform.identity

  /// The interpolation between this state, at a progress of 0, and `end`, at 1.
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

  /// The visible part of a frame, in points of the superview; empty if it is all covered.
  func shown(_ frame: Rect) -> Rect {
    let cover = EdgeInsets(
      top: min(cover.top, frame.height), left: min(cover.left, frame.width),
      bottom: min(cover.bottom, frame.height), right: min(cover.right, frame.width))
    return frame.offsetBy(offset).inset(by: cover)
  }
}

/// The properties that few views have, stored apart from the view.
struct Showing: RareProperties {
  /// The appearance of the view while it moves; nil at rest.
  var transit: Transit?
  /// What animations of the program show in place of the view's own properties; nil at rest.
  var shown: ShownState?
  /// The view's transform; nil for the identity.
  var transform: AffineTransform?
  /// The safe area and margins; nil for no safe area and the default margins.
  var surroundings: Surroundings?
  /// The accessibility properties that a program has set.
  var words: Box<SpokenWords>?
  /// The tint colour; nil for that of the superview.
  var tintColor: Color?
  var semanticContent = SemanticContentAttribute.unspecified
  /// The line along the inside of the edge; nil for none.
  var edge: Stroke?
  /// The place among the siblings: greater ones are drawn in front.
  var depth = 0.0
  /// The configurations of a cell, see `CellConfiguration`; nil for none.
  var configuration: AnyObject?

  var isUsual: Bool {
    transit == nil && shown == nil && transform == nil && surroundings == nil && words == nil
      && tintColor == nil
      && semanticContent == .unspecified && edge == nil && depth == 0 && configuration == nil
  }
}

extension View {
  /// The appearance of the view while it moves, nil at rest; its frame is already the final one.
  final var transit: Transit? {
    get { boxedShowing?.value.transit }
    set {
      let old = boxedShowing?.value.transit
      changeShowing { $0.transit = newValue }
      displayChanged(old != newValue)
    }
  }

  /// Changes these properties in place, because animations change them in each frame.
  final func changeShowing(_ change: (inout Showing) -> Void) {
    boxedShowing = Box.changed(boxedShowing, by: change)
  }
}
