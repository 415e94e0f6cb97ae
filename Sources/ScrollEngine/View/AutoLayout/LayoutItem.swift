import Constraints

/// A view or a guide as an item of constraints.
@MainActor
final class LayoutItem: ConstraintItem {
  /// The kinds of items.
  enum Kind {
    case view
    /// A guide that constraints place, as they place views.
    case guide
    /// Guides that follow the view they belong to.
    case margins, safeArea, content, frame
  }

  let kind: Kind
  /// The guide that owns this item; nil for a view.
  unowned(unsafe) var guide: LayoutGuide?
  private var viewReference: Unmanaged<View>?

  /// The view, or the view that the guide belongs to; nil if there is none.
  var view: View? { viewReference?.takeUnretainedValue() }

  // MARK: Views

  /// Whether the view's frame is given, rather than found by constraints.
  var translates = true
  /// The active constraints whose nearest common view is this one.
  var held = ConstraintList()
  /// How many constraints lead from inside the view to the outside.
  var crossings = 0
  /// The engine for the constraints in the view; nil if an engine further up solves them.
  var engine: LayoutEngine?
  /// The program's guides; `followers` are those that follow the view, made when first requested.
  var guides: [LayoutGuide] = []
  var followers: [LayoutGuide] = []
  /// The items in the view whose frames have changed since they were placed.
  var moved: [LayoutItem] = []
  var needsUpdateConstraints = true
  /// The content's priorities, horizontal and vertical.
  var hugging = (LayoutPriority.defaultLow, LayoutPriority.defaultLow)
  var resistance = (LayoutPriority.defaultHigh, LayoutPriority.defaultHigh)

  /// Whether ties determine the size of the item.
  func isTiedToFrame(isRoot: Bool) -> Bool {
    switch kind {
    case .view: translates && !isRoot
    case .guide, .content: false
    case .margins, .safeArea, .frame: true
    }
  }

  /// The items of all guides.
  var guideItems: [LayoutItem] { (guides + followers).map(\.item) }

  // MARK: Views and guides

  /// The active constraints that name this item and are held by a view further up.
  var references: [LayoutConstraint] = []
  /// The item's variables in `home`, the engine that solves them; nil if no constraint names the
  /// item.
  var place: LayoutPlace?
  unowned(unsafe) var home: LayoutEngine?
  /// Whether the item is in the `stale` list of its engine.
  var isStale = false
  /// Whether the item is in the `moved` list of the view around it.
  var isMoved = false

  init(of view: View) {
    kind = .view
    viewReference = .passUnretained(view)
    super.init()
  }

  /// Makes the item of a guide.
  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  var isView: Bool { if case .view = kind { true } else { false } }

  /// The view or guide; nil if it has been deallocated.
  var object: AnyObject? { guide ?? view }

  /// The view in whose coordinates the item's frame is.
  var container: View? { isView ? view?.superview : view }

  func belong(to view: View?) { viewReference = view.map(Unmanaged.passUnretained) }

  override func move(to view: View) {
    for item in [self] + guideItems { item.belong(to: view) }
    engine?.root = view
  }

  override func frameDidChange() {
    home?.noteStale(self)
    for guide in followers { guide.item.home?.noteStale(guide.item) }
  }

  override func contentDidChange() {
    guard let engine = solvedBy else { return }
    engine.noteStale(self)
    engine.noteNewWish()
  }

  override func directionDidChange() { view?.layoutRoot.layoutItem?.engine?.turn() }

  /// The item's name in messages.
  var name: String {
    guard let view else { return "a deallocated view" }
    switch kind {
    case .view: return "\(view)"
    case .guide:
      let name = guide?.identifier ?? ""
      return "\(view).guide" + (name.isEmpty ? "" : " \"\(name)\"")
    case .margins: return "\(view).layoutMarginsGuide"
    case .safeArea: return "\(view).safeAreaLayoutGuide"
    case .content: return "\(view).contentLayoutGuide"
    case .frame: return "\(view).frameLayoutGuide"
    }
  }

  /// The item of a view or a guide.
  static func of(_ object: Any) -> LayoutItem {
    switch object {
    case let view as View: return view.layoutItemMade()
    case let guide as LayoutGuide: return guide.item
    default: fail("LayoutConstraint: \(object) is neither a view nor a layout guide")
    }
  }
}
