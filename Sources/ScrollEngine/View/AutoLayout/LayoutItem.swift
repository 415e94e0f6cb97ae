import Constraints

/// What constraints know of a view or a guide.
@MainActor
final class LayoutItem: ConstraintItem {
  /// What has an item.
  enum Kind {
    case view
    /// A guide that constraints hold, as they hold views.
    case guide
    /// Guides that follow the view they belong to.
    case margins, safeArea, content, frame
  }

  let kind: Kind
  /// The guide, which owns this.
  unowned(unsafe) var guide: LayoutGuide?
  private var viewReference: Unmanaged<View>?

  /// The view, or the one that the guide belongs to; nil once that is gone.
  var view: View? { viewReference?.takeUnretainedValue() }

  // MARK: Of a view

  /// Whether the frame is given, rather than found.
  var translates = true
  /// The constraints whose nearest common view this is.
  var held = ConstraintList()
  /// How many constraints lead from inside the view to the outside.
  var crossings = 0
  /// What solves the constraints in the view, if that is not done further up.
  var engine: LayoutEngine?
  /// The guides of the program, and those that follow the view as far as they were asked for.
  var guides: [LayoutGuide] = []
  var followers: [LayoutGuide] = []
  /// The items in the view that have been moved since they were placed.
  var moved: [LayoutItem] = []
  var needsUpdateConstraints = true
  /// What the content's size is held with: of the width, and of the height.
  var hugging = (LayoutPriority.defaultLow, LayoutPriority.defaultLow)
  var resistance = (LayoutPriority.defaultHigh, LayoutPriority.defaultHigh)

  /// Whether its size is given, rather than found.
  func isTiedToFrame(isRoot: Bool) -> Bool {
    switch kind {
    case .view: translates && !isRoot
    case .guide, .content: false
    case .margins, .safeArea, .frame: true
    }
  }

  /// The items of all guides.
  var guideItems: [LayoutItem] { (guides + followers).map(\.item) }

  // MARK: Of views and guides

  /// The active constraints that name it and are held further up.
  var references: [LayoutConstraint] = []
  /// Its variables in the engine that it is solved by.
  var place: LayoutPlace?
  unowned(unsafe) var home: LayoutEngine?
  /// Whether it is among those that its engine is to ask again.
  var isStale = false
  /// Whether it is among those that the view around it is to place.
  var isMoved = false

  init(of view: View) {
    kind = .view
    viewReference = .passUnretained(view)
    super.init()
  }

  /// Of a guide.
  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  var isView: Bool { if case .view = kind { true } else { false } }

  /// The view or guide.
  var object: AnyObject? { guide ?? view }

  /// The view in whose coordinates it lies.
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

  /// For messages.
  var name: String {
    guard let view else { return "a view that is gone" }
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
