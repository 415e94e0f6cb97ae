/// The settings and the state of a scroll view that are true or false, one bit each.
struct ScrollFlags: OptionSet {
  var rawValue: UInt32

  static let isScrollEnabled = ScrollFlags(rawValue: 1 << 0)
  static let bounces = ScrollFlags(rawValue: 1 << 1)
  static let alwaysBounceVertical = ScrollFlags(rawValue: 1 << 2)
  static let alwaysBounceHorizontal = ScrollFlags(rawValue: 1 << 3)
  static let isPagingEnabled = ScrollFlags(rawValue: 1 << 4)
  static let isDirectionalLockEnabled = ScrollFlags(rawValue: 1 << 5)
  static let delaysContentTouches = ScrollFlags(rawValue: 1 << 6)
  static let canCancelContentTouches = ScrollFlags(rawValue: 1 << 7)
  static let scrollsToTop = ScrollFlags(rawValue: 1 << 8)
  static let showsVerticalScrollIndicator = ScrollFlags(rawValue: 1 << 9)
  static let showsHorizontalScrollIndicator = ScrollFlags(rawValue: 1 << 10)
  static let automaticallyAdjustsScrollIndicatorInsets = ScrollFlags(rawValue: 1 << 11)
  static let bouncesZoom = ScrollFlags(rawValue: 1 << 12)
  static let delegateIgnoresOffsets = ScrollFlags(rawValue: 1 << 13)
  static let hasListener = ScrollFlags(rawValue: 1 << 14)
  static let isRangeProvisional = ScrollFlags(rawValue: 1 << 15)
  static let isLeading = ScrollFlags(rawValue: 1 << 16)
  static let isDormant = ScrollFlags(rawValue: 1 << 17)
  static let movesAcrossWithContainer = ScrollFlags(rawValue: 1 << 18)
  static let movesDownWithContainer = ScrollFlags(rawValue: 1 << 19)
}

extension ScrollView {
  /// The axes along which the contents move with those of a container, and are not aligned to pixels by
  /// themselves. A container's own children need not be set; a stand-in for one does.
  package final var axesOfContainer: (horizontal: Bool, vertical: Bool) {
    get {
      (
        stacking?.axis == .horizontal || scrollFlags[.movesAcrossWithContainer],
        stacking?.axis == .vertical || scrollFlags[.movesDownWithContainer]
      )
    }
    set {
      scrollFlags[.movesAcrossWithContainer] = newValue.horizontal
      scrollFlags[.movesDownWithContainer] = newValue.vertical
    }
  }

  /// Whether the delegate is known to use the default of `scrollViewDidScroll`. Such a delegate
  /// need not be called: loading and releasing it would take a thirtieth of the time of a scroll
  /// step.
  final var delegateIgnoresOffsets: Bool {
    get { scrollFlags[.delegateIgnoresOffsets] }
    set { scrollFlags[.delegateIgnoresOffsets] = newValue }
  }

  /// Whether ``onCall`` is set; reading this costs less than loading the closure.
  final var hasListener: Bool {
    get { scrollFlags[.hasListener] }
    set { scrollFlags[.hasListener] = newValue }
  }

  /// Whether the range is a guess that will be corrected soon; until then, a change of the range
  /// moves nothing.
  final var isRangeProvisional: Bool {
    get { scrollFlags[.isRangeProvisional] }
    set { scrollFlags[.isRangeProvisional] = newValue }
  }

  /// Whether this view's offset is positioning another view now.
  final var isLeading: Bool {
    get { scrollFlags[.isLeading] }
    set { scrollFlags[.isLeading] = newValue }
  }
}
