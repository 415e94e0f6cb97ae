/// Arranges views in a row or a column, by constraints.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [icon, title, date])
/// stack.spacing = 8
/// stack.alignment = .firstBaseline
/// ```
///
/// Its size is that of what it arranges, unless something else decides it. Hidden views take no
/// space. It shows nothing itself but its background.
open class StackView: View, ArrangingParent {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it; what they hug and resist with decides who is longer or shorter than it wants.
    case fill
    /// They fill it with equal lengths.
    case fillEqually
    /// They fill it in proportion to the lengths they want.
    case fillProportionally
    /// They keep their lengths and have equal spaces between them, of at least ``StackView/spacing``.
    case equalSpacing
    /// They keep their lengths, with their middles at equal distances as far as
    /// ``StackView/spacing`` allows.
    case equalCentering
  }

  /// Where the arranged views lie across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    /// They are as thick as the stack.
    case fill
    /// At the left of a column, or the right from right to left; at the top of a row.
    case leading
    /// With their first lines of text on one line; in rows only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right of a column, or the left from right to left; at the bottom of a row.
    case trailing
    /// With their last lines of text on one line; in rows only.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// Stands for 8 points in spacings.
  public nonisolated static let spacingUseSystem = 8.0

  /// Whether it is a row or a column.
  public final var axis = Axis.horizontal { didSet { styleChanged(oldValue != axis) } }
  /// How the views share the length.
  public final var distribution = Distribution.fill {
    didSet { styleChanged(oldValue != distribution) }
  }
  /// Where the views lie across.
  public final var alignment = Alignment.fill { didSet { styleChanged(oldValue != alignment) } }

  /// The space between two views, in points.
  ///
  /// - Precondition: Finite.
  public final var spacing = 0.0 {
    didSet {
      require(spacing.isFinite, "StackView: spacing \(spacing) of \(self) is not finite")
      if oldValue != spacing { setSpacings() }
    }
  }

  /// Whether the views keep the stack's ``View/layoutMargins`` free.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { styleChanged(oldValue != isLayoutMarginsRelativeArrangement) }
  }

  /// The views in order; hidden ones are among them.
  public private(set) final var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  /// What holds each visible view.
  final var holds: [ObjectIdentifier: StackHold] = [:]
  /// What keeps the end of the last view at that of the stack, and the stack as small as possible.
  final var ending: (last: View, constraints: [LayoutConstraint])?

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Views

  /// Adds a view at the end.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranging(view) ? 1 : 0))
  }

  /// Inserts a view, or moves one that is arranged; it becomes a subview, if it is none.
  ///
  /// - Precondition: The index, which does not count `view`, lies in 0 to the number of views.
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

  /// No longer arranges a view; it stays a subview.
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

  /// No longer arranges a view that leaves.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if isArranging(view) { stopArranging(view) }
  }

  /// Closes the gap that a hidden view leaves, or opens it again.
  public final func subviewWasHidden(_ view: View) { setNeedsUpdateConstraints() }

  // MARK: - Spaces

  /// Sets the space after a view, in points, or ``spacingUseDefault``.
  ///
  /// - Precondition: Finite; `view` is arranged.
  public final func setCustomSpacing(_ spacing: Double, after view: View) {
    require(isArranging(view), "StackView: \(view) is not arranged by \(self)")
    require(
      spacing.isFinite, "StackView: the space after \(view) is \(spacing), and not a finite number")
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setSpacings()
  }

  /// The space after a view that was set for it, in points, or ``spacingUseDefault``.
  public final func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  final func space(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  // MARK: - Baselines

  /// A column takes the baseline of its first visible view, a row that of the view that wants to be
  /// the highest.
  open override var forFirstBaselineLayout: View { viewForBaseline(\.first) }

  /// A column takes the baseline of its last visible view, a row that of the view that wants to be
  /// the highest.
  open override var forLastBaselineLayout: View { viewForBaseline(\.last) }

  private func viewForBaseline(_ end: ([View]) -> View?) -> View {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return end(shown) ?? self }
    let highest = shown.map(\.intrinsicContentSize.height).max()
    return shown.first { $0.intrinsicContentSize.height == highest } ?? self
  }

  // MARK: - Constraints

  /// Counts changes of all that holds every view.
  final private(set) var style = 0

  private func styleChanged(_ isOther: Bool) {
    guard isOther else { return }
    style += 1
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints of views that have come or have other neighbours.
  open override func updateConstraints() {
    holdViews()
    super.updateConstraints()
  }
}

/// What holds one view of a stack.
struct StackHold {
  /// What it was made for; it serves until that changes.
  struct Cause: Equatable {
    var previous: ObjectIdentifier?
    /// The views that others are compared with, where they are: the first one, or the first two.
    var first: ObjectIdentifier?
    var second: ObjectIdentifier?
    var style: Int
  }

  var cause: Cause
  /// The view before it.
  var previous: View?
  var constraints: [LayoutConstraint] = []
  /// The constraint whose constant is the space before the view.
  var space: LayoutConstraint?

  @MainActor var isActive: Bool { constraints.allSatisfy(\.isActive) }
}
