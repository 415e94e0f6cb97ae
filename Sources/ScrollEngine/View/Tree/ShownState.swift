import Drawing

/// A property of a view that an animation shows, in place of the view's own.
enum ShownValue {
  /// The distance of the centre from its own, in points of the superview.
  case offset(Point)
  /// What is added to the size of the bounds, in points of the view.
  case growth(Size)
  /// What is added to the alpha.
  case fading(Double)
  case transform(AffineTransform)
  case backgroundColor(Color)

  var property: AnimatedProperties {
    switch self {
    case .offset: .place
    case .growth: .size
    case .fading: .alpha
    case .transform: .transform
    case .backgroundColor: .backgroundColor
    }
  }
}

/// The properties of a view that can be animated.
struct AnimatedProperties: OptionSet {
  var rawValue: UInt8

  static let place = AnimatedProperties(rawValue: 1 << 0)
  static let size = AnimatedProperties(rawValue: 1 << 1)
  static let alpha = AnimatedProperties(rawValue: 1 << 2)
  static let transform = AnimatedProperties(rawValue: 1 << 3)
  static let backgroundColor = AnimatedProperties(rawValue: 1 << 4)
}

/// What animations of the program show in place of a view's own properties.
///
/// The properties themselves have their final values from the start. Layout, hit testing and reports
/// use those.
struct ShownState {
  /// A value, the number of the animation that sets it, and whether touches pass through the view
  /// meanwhile.
  private var parts: [(value: ShownValue, animation: Int, ignoresTouches: Bool)] = []

  /// Whether touches pass through the view.
  var ignoresTouches: Bool { parts.contains { $0.ignoresTouches } }

  var isEmpty: Bool { parts.isEmpty }

  /// The number of the animation that shows a property; nil if none does.
  func animation(of property: AnimatedProperties) -> Int? {
    parts.first { $0.value.property == property }?.animation
  }

  func isShown(by animation: Int) -> Bool { parts.contains { $0.animation == animation } }

  /// Shows a value; a later animation of a property takes it over from an earlier one.
  mutating func show(_ value: ShownValue, by animation: Int, ignoringTouches: Bool) {
    parts.removeAll { $0.value.property == value.property }
    parts.append((value, animation, ignoringTouches))
  }

  mutating func end(_ animation: Int) { parts.removeAll { $0.animation == animation } }

  var offset: Point {
    for case (.offset(let offset), _, _) in parts { return offset }
    return .zero
  }

  var growth: Size {
    for case (.growth(let growth), _, _) in parts { return growth }
    return .zero
  }

  var fading: Double {
    for case (.fading(let fading), _, _) in parts { return fading }
    return 0
  }

  var transform: AffineTransform? {
    for case (.transform(let transform), _, _) in parts { return transform }
    return nil
  }

  var backgroundColor: Color? {
    for case (.backgroundColor(let color), _, _) in parts { return color }
    return nil
  }
}

/// Notes the views that a program changes in a block of animations.
@MainActor
protocol ChangeRecording: AnyObject {
  /// Called before properties of a view change.
  func viewWillChange(_ view: View, _ properties: AnimatedProperties)
  /// Called when a list takes a cell, header or footer into a window.
  func reusableViewDidArrive(_ view: View)
}

extension View {
  /// What an animation shows in place of the view's own properties; nil at rest.
  final var shownState: ShownState? {
    get { boxedShowing?.value.shown }
    set {
      guard newValue != nil || shownState != nil else { return }
      changeShowing { $0.shown = newValue }
      flags[.ignoresTouches] = newValue?.ignoresTouches ?? false
      markForDisplay()
    }
  }

  /// Called before a change that an animation may show.
  @inline(__always)
  final func noteChange(of properties: AnimatedProperties) {
    if View.recorder != nil { recordChange(of: properties) }
  }

  @inline(never)
  private func recordChange(of properties: AnimatedProperties) {
    View.recorder?.viewWillChange(self, properties)
  }

  // MARK: Shown values

  /// The centre at which the view is shown, in points of the superview, without updates of lists.
  final var shownCenter: Point { storedCenter + (shownState?.offset ?? .zero) }

  /// The bounds in which the background is shown, in points of the view.
  final var shownBounds: Rect {
    guard let growth = shownState?.growth else { return storedBounds }
    return Rect(
      x: storedBounds.minX, y: storedBounds.minY, width: max(0, storedBounds.width + growth.width),
      height: max(0, storedBounds.height + growth.height))
  }

  final var shownAlpha: Double {
    guard let fading = shownState?.fading else { return storedAlpha }
    return min(max(storedAlpha + fading, 0), 1)
  }

  final var shownBackgroundColor: Color? { shownState?.backgroundColor ?? storedBackgroundColor }

  /// The transform through which the view is shown, without updates of lists.
  final var animatedTransform: AffineTransform { shownState?.transform ?? transform }

  /// How far the corner that is shown, without a transform, lies from that of the frame, in points of
  /// the superview.
  final var shownShift: Point {
    guard let shown = shownState else { return .zero }
    let bounds = shownBounds
    let growth = Point(
      x: bounds.width - storedBounds.width, y: bounds.height - storedBounds.height)
    return shown.offset - growth * (frameScale / 2)
  }
}
