/// The limits of a scroll view's scale, and the animation or pinch that is changing it.
struct Zooming: RareProperties {
  /// The least scale at which zooming rests.
  var minimum = 1.0
  /// The greatest scale at which zooming rests.
  var maximum = 1.0
  var animation: ZoomAnimation?
  var pinch: Pinch?
  var step = ZoomStep.none

  var isUsual: Bool {
    minimum == 1 && maximum == 1 && animation == nil && pinch == nil && step == .none
  }
}

extension ScrollView {
  final var zoomAnimation: ZoomAnimation? {
    get { boxedZooming?.value.animation }
    set { changeZooming { $0.animation = newValue } }
  }

  final var pinch: Pinch? {
    get { boxedZooming?.value.pinch }
    set { changeZooming { $0.pinch = newValue } }
  }

  final var zoomStep: ZoomStep {
    get { boxedZooming?.value.step ?? .none }
    set { changeZooming { $0.step = newValue } }
  }

  /// Changes these properties in place, because this happens in each frame of an animation.
  final func changeZooming(_ change: (inout Zooming) -> Void) {
    boxedZooming = Box.changed(boxedZooming, by: change)
  }
}
