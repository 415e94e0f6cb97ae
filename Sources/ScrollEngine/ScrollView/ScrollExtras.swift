import ScrollMotion

/// Settings and state that few scroll views need.
struct ScrollExtras: RareProperties {
  /// The least scale at which zooming rests.
  var minimumZoom = 1.0
  /// The greatest scale at which zooming rests.
  var maximumZoom = 1.0
  var zoomAnimation: ZoomAnimation?
  var pinch: Pinch?
  var zoomStep = ZoomStep.none

  var keyboardDismissMode = ScrollView.KeyboardDismissMode.none
  /// How far one notch of the wheel scrolls, in points.
  var wheelStep = WheelStep.pointsPerNotch

  /// The distances from the edges, in points, of the indicator along each axis.
  var indicatorInsets = PerAxis<EdgeInsets> { _ in .zero }
  /// The key that requested an end of the content, if a key started the smoothing motion.
  var soughtEnd: KeyScroll?

  /// The offset, in points, that a program has set while the view is ``ScrollView/isUnseen``.
  var firstOffset = PerAxis<Double?> { _ in nil }
  var indicatorStyle = ScrollView.IndicatorStyle.default
  /// Called after each change.
  var onChange: ((ScrollChange) -> Void)?

  var isUsual: Bool {
    minimumZoom == 1 && maximumZoom == 1 && zoomAnimation == nil && pinch == nil
      && indicatorStyle == .default && zoomStep == .none && indicatorInsets.x == .zero
      && indicatorInsets.y == .zero
      && keyboardDismissMode == .none && wheelStep == WheelStep.pointsPerNotch
      && soughtEnd == nil && firstOffset.x == nil && firstOffset.y == nil && onChange == nil
  }
}

extension ScrollView {
  final var zoomAnimation: ZoomAnimation? {
    get { boxedScrollExtras?.value.zoomAnimation }
    set { changeScrollExtras { $0.zoomAnimation = newValue } }
  }

  final var pinch: Pinch? {
    get { boxedScrollExtras?.value.pinch }
    set { changeScrollExtras { $0.pinch = newValue } }
  }

  final var zoomStep: ZoomStep {
    get { boxedScrollExtras?.value.zoomStep ?? .none }
    set { changeScrollExtras { $0.zoomStep = newValue } }
  }

  final var soughtEnd: KeyScroll? {
    get { boxedScrollExtras?.value.soughtEnd }
    set { changeScrollExtras { $0.soughtEnd = newValue } }
  }

  final var firstOffset: PerAxis<Double?> {
    get { boxedScrollExtras?.value.firstOffset ?? PerAxis { _ in nil } }
    set { changeScrollExtras { $0.firstOffset = newValue } }
  }

  final var indicatorInsets: PerAxis<EdgeInsets> {
    get { boxedScrollExtras?.value.indicatorInsets ?? PerAxis { _ in .zero } }
    set {
      changeScrollExtras { $0.indicatorInsets = newValue }
      markForDisplay()
    }
  }

  /// Changes these properties in place, because animations change them in each frame.
  final func changeScrollExtras(_ change: (inout ScrollExtras) -> Void) {
    boxedScrollExtras = Box.changed(boxedScrollExtras, by: change)
  }
}
