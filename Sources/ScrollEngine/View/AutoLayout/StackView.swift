/// Arranges views in a row or a column, by constraints.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [icon, title, date])
/// stack.spacing = 8
/// stack.alignment = .firstBaseline
/// ```
///
/// The stack takes the size of its arranged views, if nothing else determines its size. Hidden
/// views take no space. The stack itself draws only its background.
open class StackView: View, ArrangingParent {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views fill the stack; their hugging and resistance decide which are stretched or compressed.
    case fill
    /// Views fill the stack with equal lengths.
    case fillEqually
    /// Views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally
    /// Views keep their lengths, and the spaces between them are equal and at least
    /// ``StackView/spacing``.
    case equalSpacing
    /// Views keep their lengths, and the distances between their centres are equal where
    /// ``StackView/spacing`` allows it.
    case equalCentering
  }

  /// The alignment of the arranged views across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    /// Views are as thick as the stack.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// With the baselines of their first lines of text aligned; in rows only.
    case firstBaseline
    /// At the centre.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// With the baselines of their last lines of text aligned; in rows only.
    case lastBaseline

    /// At the top of a row: another name for ``leading``.
    public static let top = Alignment.leading
    /// At the bottom of a row: another name for ``trailing``.
    public static let bottom = Alignment.trailing
  }

  /// The value of ``setCustomSpacing(_:after:)`` that stands for ``spacing``.
  public nonisolated static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The system's spacing: 8 points.
  public nonisolated static let spacingUseSystem = 8.0

  /// The axis of the stack: horizontal for a row, vertical for a column.
  public final var axis = Axis.horizontal { didSet { styleChanged(oldValue != axis) } }
  /// How the arranged views share the length of the stack.
  public final var distribution = Distribution.fill {
    didSet { styleChanged(oldValue != distribution) }
  }
  /// The alignment of the arranged views across the stack.
  public final var alignment = Alignment.fill { didSet { styleChanged(oldValue != alignment) } }

  /// The space between neighbouring views, in points; the minimum with equal spacing or centring.
  ///
  /// - Precondition: Finite.
  public final var spacing = 0.0 {
    didSet {
      require(spacing.isFinite, "StackView: spacing \(spacing) of \(self) is not finite")
      if oldValue != spacing { setSpacings() }
    }
  }

  /// Whether views are arranged inside the stack's ``View/layoutMargins``, rather than its bounds.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { styleChanged(oldValue != isLayoutMarginsRelativeArrangement) }
  }

  /// The arranged views in order, including hidden ones.
  public private(set) final var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  /// The constraints of each visible view.
  final var holds: [ObjectIdentifier: StackHold] = [:]
  /// The constraints that tie the last view's end to the stack's, and keep the stack small.
  final var ending: (last: View, constraints: [LayoutConstraint])?

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Views

  /// Adds a view at the end, or moves an arranged one there.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranging(view) ? 1 : 0))
  }

  /// Inserts a view, or moves an arranged one; a view that is no subview yet becomes one.
  ///
  /// - Precondition: `index` is from 0 to the number of arranged views other than `view`.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    require(
      index >= 0 && index <= arrangedSubviews.count,
      "StackView: index \(index) is outside 0...\(arrangedSubviews.count) of \(self)")
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    view.isArranged = true
    setNeedsUpdateConstraints()
  }

  /// Stops arranging a view, which stays a subview.
  public final func removeArrangedSubview(_ view: View) {
    guard isArranging(view) else { return }
    stopArranging(view)
  }

  private func isArranging(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } }

  private func stopArranging(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    view.isArranged = false
    letGo(of: view)
    setNeedsUpdateConstraints()
  }

  /// Stops arranging a subview that is about to be removed.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if isArranging(view) { stopArranging(view) }
  }

  /// Closes the gap of a view that was hidden, or makes room for one that is no longer hidden.
  public final func subviewWasHidden(_ view: View) { setNeedsUpdateConstraints() }

  // MARK: - Spaces

  /// Sets the space after a view, in points; ``spacingUseDefault`` restores ``spacing``.
  ///
  /// - Precondition: Finite; `view` is arranged.
  public final func setCustomSpacing(_ spacing: Double, after view: View) {
    require(isArranging(view), "StackView: \(view) is not arranged by \(self)")
    require(
      spacing.isFinite, "StackView: the space after \(view) is \(spacing), which is not finite")
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setSpacings()
  }

  /// The space that was set after a view, in points; ``spacingUseDefault`` if none was.
  public final func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  final func space(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  // MARK: - Baselines

  /// The first visible view of a column, or the visible view of a row with the largest intrinsic
  /// height; the stack itself if no view is visible.
  open override var forFirstBaselineLayout: View { viewForBaseline(\.first) }

  /// The last visible view of a column, or the visible view of a row with the largest intrinsic
  /// height; the stack itself if no view is visible.
  open override var forLastBaselineLayout: View { viewForBaseline(\.last) }

  private func viewForBaseline(_ end: ([View]) -> View?) -> View {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return end(shown) ?? self }
    let highest = shown.map(\.intrinsicContentSize.height).max()
    return shown.first { $0.intrinsicContentSize.height == highest } ?? self
  }

  // MARK: - Constraints

  /// Counts changes that affect the constraints of every view.
  final private(set) var style = 0

  private func styleChanged(_ isOther: Bool) {
    guard isOther else { return }
    style += 1
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints of views that are new or have new neighbours.
  open override func updateConstraints() {
    holdViews()
    super.updateConstraints()
  }
}

/// The constraints of one view in a stack.
struct StackHold {
  /// The facts that the constraints depend on; when they change, new constraints are made.
  struct Cause: Equatable {
    var previous: ObjectIdentifier?
    /// The first and the second view, where constraints compare this view with them; otherwise nil.
    var first: ObjectIdentifier?
    var second: ObjectIdentifier?
    var style: Int
  }

  var cause: Cause
  /// The view before this one; nil for the first.
  var previous: View?
  var constraints: [LayoutConstraint] = []
  /// The constraint whose constant is the space before the view.
  var space: LayoutConstraint?

  @MainActor var isActive: Bool { constraints.allSatisfy(\.isActive) }
}
