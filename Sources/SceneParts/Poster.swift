package import Documents
package import ScrollEngine

/// The moment at which a scene's lesson can be seen, and the gestures that lead to it.
package struct Poster: Hashable, Sendable {
  /// The latest moment, in seconds: a person waits for it once.
  package static let latestMoment = 8.0

  /// The scene's variant, as an index in ``SceneDescription/variants``.
  package let variant: Int
  /// The variant beside it, where the lesson is their difference; nil for none.
  package let beside: Int?
  /// The moment, in seconds from the opening of the scene.
  package let moment: Double
  /// The gestures: the script may go on after the moment, for instance to release a pointer.
  package let script: GestureScript

  /// - Precondition: The moment is in the first ``latestMoment`` seconds.
  package init(
    variant: Int = 0, beside: Int? = nil, at moment: Double, _ steps: [GestureScript.Step] = []
  ) {
    require(
      0...Self.latestMoment ~= moment,
      "Poster: the moment \(moment) is not in the first \(Self.latestMoment) seconds")
    self.variant = variant
    self.beside = beside
    self.moment = moment
    script = GestureScript(steps: steps)
  }
}

// Posters are written with these; points are in the visible part of the named view.
extension GestureScript.Step {
  package static func wheel(
    _ time: Double, in view: String, at point: (Double, Double), notches: Double,
    _ modifiers: InputEvent.Modifiers = []
  ) -> Self {
    GestureScript.Step(
      time: time, in: view,
      .wheel(
        at: Point(x: point.0, y: point.1), delta: Point(x: 0, y: notches), modifiers: modifiers))
  }

  package static func drag(
    _ time: Double, in view: String, from point: (Double, Double), by way: (Double, Double),
    over duration: Double
  ) -> Self {
    GestureScript.Step(
      time: time, in: view,
      .drag(
        from: Point(x: point.0, y: point.1), by: Point(x: way.0, y: way.1), duration: duration))
  }

  package static func flick(
    _ time: Double, in view: String, from point: (Double, Double), by way: (Double, Double),
    over duration: Double
  ) -> Self {
    GestureScript.Step(
      time: time, in: view,
      .flick(
        from: Point(x: point.0, y: point.1), by: Point(x: way.0, y: way.1), duration: duration))
  }

  package static func press(
    _ time: Double, in view: String, at point: (Double, Double),
    _ device: InputEvent.Pointer.Device = .touch
  ) -> Self { pointer(time, .down, in: view, at: point, device) }

  package static func move(
    _ time: Double, in view: String, to point: (Double, Double),
    _ device: InputEvent.Pointer.Device = .touch
  ) -> Self { pointer(time, .move, in: view, at: point, device) }

  package static func lift(
    _ time: Double, in view: String, at point: (Double, Double),
    _ device: InputEvent.Pointer.Device = .touch
  ) -> Self { pointer(time, .up, in: view, at: point, device) }

  private static func pointer(
    _ time: Double, _ phase: GestureScript.PointerPhase, in view: String,
    at point: (Double, Double), _ device: InputEvent.Pointer.Device
  ) -> Self {
    GestureScript.Step(
      time: time, in: view,
      .pointer(phase, at: Point(x: point.0, y: point.1), device: device, id: 0))
  }

  package static func type(_ time: Double, _ text: String) -> Self {
    GestureScript.Step(time: time, .text(text))
  }
}
