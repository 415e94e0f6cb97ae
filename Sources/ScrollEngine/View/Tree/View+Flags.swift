/// Settings and state of a view that are true or false, one bit each.
///
/// ``View/hasOwner`` and ``View/isArranged`` are not among them: the object that sets them may be
/// deallocated on any thread and clears them there, while the main thread may change other bits.
struct ViewFlags: OptionSet {
  var rawValue: UInt32

  static let isPlain = ViewFlags(rawValue: 1 << 0)
  static let isCalledOnMoves = ViewFlags(rawValue: 1 << 1)
  static let needsLayout = ViewFlags(rawValue: 1 << 2)
  static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 3)
  static let isLayingOut = ViewFlags(rawValue: 1 << 4)
  static let isUnseen = ViewFlags(rawValue: 1 << 5)
  static let hides = ViewFlags(rawValue: 1 << 6)
  static let clips = ViewFlags(rawValue: 1 << 7)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 8)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 9)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 10)
  static let holdsAutoresizing = ViewFlags(rawValue: 1 << 11)
  static let holdsViewsCalledOnMoves = ViewFlags(rawValue: 1 << 12)
  static let holdsScrollViews = ViewFlags(rawValue: 1 << 13)
  static let hasProvisionalSize = ViewFlags(rawValue: 1 << 14)
  static let isBeingPlaced = ViewFlags(rawValue: 1 << 15)
  static let hasLookedForArrangement = ViewFlags(rawValue: 1 << 16)
  static let isReusable = ViewFlags(rawValue: 1 << 17)
  static let isLayoutRoot = ViewFlags(rawValue: 1 << 18)
  static let isTied = ViewFlags(rawValue: 1 << 19)
  static let isReadyForGestures = ViewFlags(rawValue: 1 << 20)
  static let isAutoresized = ViewFlags(rawValue: 1 << 21)
  static let isSizedByProgram = ViewFlags(rawValue: 1 << 22)
  static let isLeftOut = ViewFlags(rawValue: 1 << 23)
  static let needsConfiguration = ViewFlags(rawValue: 1 << 24)
  static let followsState = ViewFlags(rawValue: 1 << 25)
  static let ignoresTouches = ViewFlags(rawValue: 1 << 26)

  /// Either asks for something to be done before a layout.
  static let preparesLayout: ViewFlags = [.isLayoutRoot, .needsConfiguration]

  /// Either keeps a view from being drawn.
  static let notDrawn: ViewFlags = [.hides, .isLeftOut]

  /// Either keeps touches from a view and everything in it.
  static let notHit: ViewFlags = [.hides, .ignoresTouches]
}

extension View {
  /// Whether the view is neither scaled nor transformed, so that its frame consists of position and
  /// size.
  final var isPlain: Bool {
    get { flags[.isPlain] }
    set { flags[.isPlain] = newValue }
  }

  /// Whether the view may override methods that are called when it moves, or has an owner: false
  /// for a plain view or label.
  final var isCalledOnMoves: Bool {
    get { flags[.isCalledOnMoves] }
    set { flags[.isCalledOnMoves] = newValue }
  }

  /// Whether ``layoutSubviews()`` is due.
  final var needsLayout: Bool {
    get { flags[.needsLayout] }
    set { flags[.needsLayout] = newValue }
  }

  /// Whether ``layoutSubviews()`` is due for a view inside this one.
  final var subtreeNeedsLayout: Bool {
    get { flags[.subtreeNeedsLayout] }
    set { flags[.subtreeNeedsLayout] = newValue }
  }

  /// Whether ``layoutSubviews()`` is running.
  final var isLayingOut: Bool {
    get { flags[.isLayingOut] }
    set { flags[.isLayingOut] = newValue }
  }

  /// Whether the view scrolls, and its contents have not been laid out yet.
  final var isUnseen: Bool {
    get { flags[.isUnseen] }
    set { flags[.isUnseen] = newValue }
  }

  /// The stored value of ``isHidden``, regardless of overrides.
  final var hides: Bool {
    get { flags[.hides] }
    set { flags[.hides] = newValue }
  }

  /// The stored value of ``clipsToBounds``, regardless of overrides.
  final var clips: Bool {
    get { flags[.clips] }
    set { flags[.clips] = newValue }
  }

  /// Whether a subview has, or had, an ``autoresizingMask``.
  final var holdsAutoresizing: Bool {
    get { flags[.holdsAutoresizing] }
    set { flags[.holdsAutoresizing] = newValue }
  }

  /// Whether the view contains, or has contained, a view that ``isCalledOnMoves``.
  final var holdsViewsCalledOnMoves: Bool {
    get { flags[.holdsViewsCalledOnMoves] }
    set { flags[.holdsViewsCalledOnMoves] = newValue }
  }

  /// Whether the view scrolls or has ever contained a scroll view; if not, searches skip it.
  final var holdsScrollViews: Bool {
    get { flags[.holdsScrollViews] }
    set { flags[.holdsScrollViews] = newValue }
  }

  /// Whether the view still has the provisional size that its owner has set.
  final var hasProvisionalSize: Bool {
    get { flags[.hasProvisionalSize] }
    set { flags[.hasProvisionalSize] = newValue }
  }

  /// Whether the superview that arranges the view is setting its frame, or removing it. Then
  /// ``ArrangingParent/subviewWasPlaced(_:)`` is not called for the frame.
  final var isBeingPlaced: Bool {
    get { flags[.isBeingPlaced] }
    set { flags[.isBeingPlaced] = newValue }
  }

  /// Whether ``arrangement`` has been looked up.
  final var hasLookedForArrangement: Bool {
    get { flags[.hasLookedForArrangement] }
    set { flags[.hasLookedForArrangement] = newValue }
  }

  /// Whether the view counts as a cell in the window's trace.
  final var isReusable: Bool {
    get { flags[.isReusable] }
    set { flags[.isReusable] = newValue }
  }

  /// Whether the view has a layout engine of its own.
  final var isLayoutRoot: Bool {
    get { flags[.isLayoutRoot] }
    set { flags[.isLayoutRoot] = newValue }
  }

  /// Whether constraints depend on the view's frame or bounds, so each change must be reported.
  final var isTied: Bool {
    get { flags[.isTied] }
    set { flags[.isTied] = newValue }
  }

  /// Whether ``makeRecognizers()`` has been called.
  final var isReadyForGestures: Bool {
    get { flags[.isReadyForGestures] }
    set { flags[.isReadyForGestures] = newValue }
  }

  /// Whether the superview's new size is giving the view a new frame.
  final var isAutoresized: Bool {
    get { flags[.isAutoresized] }
    set { flags[.isAutoresized] = newValue }
  }

  /// Whether the frame or the bounds are being set through their properties, not by a superview.
  final var isSizedByProgram: Bool {
    get { flags[.isSizedByProgram] }
    set { flags[.isSizedByProgram] = newValue }
  }
}
