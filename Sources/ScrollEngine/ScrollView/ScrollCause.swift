/// What changes the offset, the content size, the insets or the size of a scroll view.
///
/// One byte, set around each change of the offset. It also says whether a gesture or a motion moves
/// the content, the engine keeps or corrects the offset, or a program sets it.
package enum ScrollCause: String, Hashable, Sendable, CaseIterable {
  /// The program, directly.
  case program
  /// A scroll view to which this one is linked.
  case link
  /// The container, which shows another slice of the view.
  case container

  // Movements.
  /// The program, by a method that moves the content as a motion does.
  case programMove
  /// A pointer that drags the content.
  case finger
  /// A mouse that drags the scroll indicator.
  case indicator
  case wheel
  case key
  /// Released content that slows down, or settles on a page.
  case deceleration
  /// A spring that brings content back to its edge.
  case bounce
  /// A motion that the program has started.
  case animation
  case zoom

  // The view's own offset, even along the axis of a container.
  /// The program sets the offset together with a new content size.
  case programPlace
  /// Content before the visible part has another length; the visible part keeps its place.
  case anchoring
  /// The range of offsets has become shorter.
  case clamping
  /// A layout: of the view, of its content, or of its superview.
  case layout
  case safeArea

  /// Whether ``ScrollView/isMovingContent`` is true meanwhile.
  var movesContent: Bool {
    switch self {
    case .programMove, .finger, .indicator, .wheel, .key, .deceleration, .bounce, .animation, .zoom:
      true
    case .program, .link, .container, .programPlace, .anchoring, .clamping, .layout, .safeArea:
      false
    }
  }

  /// Whether the offset is the view's own, even along a container's axis.
  var setsOwnOffset: Bool {
    switch self {
    case .programPlace, .anchoring, .clamping, .layout, .safeArea: true
    default: false
    }
  }

  /// Whether a program makes the change, however it moves the content.
  var isProgram: Bool {
    switch self {
    case .program, .programMove, .programPlace: true
    default: false
    }
  }

  /// The cause in a few words.
  package var words: String {
    switch self {
    case .indicator: "scroll indicator"
    case .safeArea: "safe area"
    default: rawValue
    }
  }
}

/// What is going on while a scroll view changes: a call of the program, or a part of the engine.
///
/// One byte. Of nested calls, the outermost counts. When the engine calls the program back, the
/// occasion is `none` again.
package enum ScrollOccasion: String, Hashable, Sendable {
  case none = ""

  // Parts of the engine.
  case wheel, key, finger, zooming, layout

  // Scroll views.
  case contentOffset = "contentOffset ="
  case contentSize = "contentSize ="
  case contentInset = "contentInset ="
  case refreshControl = "refreshControl ="
  case bounds = "bounds ="
  case size = "frame or bounds ="
  case setContentOffset, setContentSize, scrollRectToVisible, scrollToTop, stopScrolling
  case scrollBy = "scroll(by:)"
  case moveContent, scrollSmoothly, setZoomScale, zoom
  case beginRefreshing, endRefreshing

  // Lists.
  case reloadData, apply, performBatchUpdates, endUpdates
  case insertSections, deleteSections, reloadSections, moveSection
  case insertRows, deleteRows, reloadRows, moveRow, reconfigureRows, scrollToRow
  case insertItems, deleteItems, reloadItems, moveItem, reconfigureItems, scrollToItem
  case setCollectionViewLayout

  // Stacks.
  case insertArrangedSubview, removeArrangedSubview, scrollToArrangedSubview, scrollToChild
  case scrollToPlace = "scroll(to:)"
  case insertChildren, removeChildren, reloadChildren

  /// The cause that this part of the engine stands for; nil for calls of the program.
  var cause: ScrollCause? {
    switch self {
    case .wheel: .wheel
    case .key: .key
    case .finger: .finger
    case .zooming: .zoom
    case .layout: .layout
    default: nil
    }
  }
}

/// What changed a scroll view: the cause, and the program's call that led to it.
package struct ScrollMover: Hashable, Sendable {
  package let cause: ScrollCause
  /// The call of the program that led to the change; nil if there is none, or the engine does not
  /// know it.
  package let call: ScrollOccasion?

  /// If no call is known, the program has set a property: `property`.
  init(_ cause: ScrollCause, during occasion: ScrollOccasion, setting property: ScrollOccasion) {
    self.cause = cause.isProgram ? occasion.cause ?? .program : cause
    let isCall = occasion != .none && occasion.cause == nil && self.cause != .container
    call = isCall ? occasion : self.cause == .program ? property : nil
  }

  /// What a recorded run names in words: the ``ScrollCause/words`` of the cause, and the call; nil for
  /// causes that this program does not know.
  package init?(causeInWords words: String, call: String?) {
    guard let cause = ScrollCause.allCases.first(where: { $0.words == words }) else { return nil }
    self.cause = cause
    self.call = call.flatMap(ScrollOccasion.init(rawValue:))
  }

  /// The origin of a change.
  package enum Kind: Hashable, Sendable {
    /// A person's input, or what follows from it.
    case input
    /// Another scroll view, which this one follows.
    case follower
    /// Neither: the program or the engine.
    case uncaused
  }

  package var kind: Kind {
    switch cause {
    case .finger, .indicator, .wheel, .key, .deceleration, .bounce, .zoom: .input
    case .link, .container: .follower
    case .program, .programMove, .programPlace, .animation, .anchoring, .clamping, .layout,
      .safeArea:
      .uncaused
    }
  }

  /// The cause and the call in a few words, such as `anchoring, insertRows`.
  package var words: String { call.map { "\(cause.words), \($0.rawValue)" } ?? cause.words }
}

/// A change of a scroll view, with its cause.
package struct ScrollChange: Hashable, Sendable {
  /// The changed property, with its values in points before and after.
  package enum Quantity: Hashable, Sendable {
    case contentOffset(from: Point, to: Point)
    case contentSize(from: Size, to: Size)
    /// The size of the bounds.
    case size(from: Size, to: Size)
    // Indirect, because insets are large and rarely change.
    /// The adjusted inset changes by the same distances.
    indirect case contentInset(from: EdgeInsets, to: EdgeInsets)
    /// Changed by the safe area or a refresh control.
    indirect case adjustedContentInset(from: EdgeInsets, to: EdgeInsets)

    /// The name of the property.
    package var name: String {
      switch self {
      case .contentOffset: "contentOffset"
      case .contentSize: "contentSize"
      case .size: "bounds.size"
      case .contentInset: "contentInset"
      case .adjustedContentInset: "adjustedContentInset"
      }
    }
  }

  package let quantity: Quantity
  package let mover: ScrollMover
}
