/// Owns a view, fills it, and is called when it comes on screen and leaves it.
///
/// The view is made when first asked for: by ``loadView()``, followed by ``viewDidLoad()``. A
/// controller that is a window's ``Window/rootViewController``, or whose view is added to a window,
/// is then called, in this order:
///
/// | what happens | calls |
/// |---|---|
/// | the view is about to enter a window | viewWillAppear |
/// | it has entered it | viewIsAppearing |
/// | it is laid out | viewWillLayoutSubviews, viewDidLayoutSubviews |
/// | it is there | viewDidAppear |
/// | it is about to leave | viewWillDisappear |
/// | it has left | viewDidDisappear |
///
/// Each of these calls goes to the parent first, and then to its children. A view added to one that
/// is already in a window appears at once; it is laid out in the window's next layout.
///
/// A controller owns its view and its children; neither owns the controller.
///
/// ```swift
/// final class Screen: ViewController {
///   let list = ListController()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     addChild(list)
///     view.addSubview(list.view)
///     list.didMove(toParent: self)
///   }
///
///   override func viewDidLayoutSubviews() { list.view.frame = view.bounds }
/// }
///
/// window.rootViewController = Screen()
/// ```
@preconcurrency @MainActor
open class ViewController: Responder, ContentContainer, ViewOwner {
  /// A name for people to read, also in messages.
  open var title: String?

  /// Makes a controller without a view.
  ///
  /// `nibName` and `bundle` are always nil: views are made in code. They exist for code that calls
  /// `super.init(nibName: nil, bundle: nil)`, as with UIKit.
  public init(nibName: Never? = nil, bundle: Never? = nil) { super.init() }

  /// Always nil: there are no archives. It exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public init?(coder: any ArchiveCoder) { nil }

  deinit {
    CleanUp.perform {
      storedView?.owner = nil
      return nil
    }
  }

  // MARK: View

  private var storedView: View?
  private var isLoadingView = false

  /// The view, which is loaded when first accessed.
  ///
  /// - Precondition: ``loadView()`` sets it; a view has at most one controller.
  public final var view: View {
    get {
      if let storedView { return storedView }
      return loadedView()
    }
    set {
      guard storedView !== newValue else { return }
      if let owner = newValue.owner {
        fail("ViewController: \(newValue) cannot be the view of \(self), it is that of \(owner)")
      }
      let old = storedView
      old?.owner = nil
      storedView = newValue
      newValue.owner = self
      guard additionalSafeAreaInsets != .zero else { return }
      old?.ownerMovedSafeArea()
      newValue.ownerMovedSafeArea()
    }
  }

  private func loadedView() -> View {
    require(!isLoadingView, "ViewController: loadView of \(self) asks for the view it is to set")
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let view = storedView else { fail("ViewController: loadView of \(self) set no view") }
    if view.bounds.size == .zero, view.superview == nil { view.giveProvisionalSize(sizeToCome) }
    viewDidLoad()
    return view
  }

  /// The size in points of a view made before it is known where it will be shown.
  public static let defaultViewSize = Size(width: 320, height: 568)

  /// The size that a window is about to give the view, in points.
  final var sizeInWindow = Size.zero

  /// The expected size of the view, in points, if it can be known.
  private var sizeToCome: Size {
    if !sizeInWindow.isEmpty { return sizeInWindow }
    return parent?.sizeOfChildren ?? Self.defaultViewSize
  }

  /// The size a child's view is made with, in points: that of this controller's view, actual or
  /// expected.
  private var sizeOfChildren: Size {
    let size = childArea ?? viewIfLoaded?.bounds.size ?? .zero
    return size.isEmpty ? sizeToCome : size
  }

  /// The size of the view that children are shown in, in points, if that is not ``view``.
  var childArea: Size? { nil }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The view, or nil if it has not been loaded.
  public final var viewIfLoaded: View? { storedView }

  /// The superview of the controller's view.
  open override var next: Responder? { viewIfLoaded?.superview }

  override var representedView: View? { viewIfLoaded }

  /// Loads the view, if it has not been loaded.
  public final func loadViewIfNeeded() { _ = view }

  /// Sets ``ViewController/view``, to an empty one unless overridden; do not call `super` there.
  open func loadView() { view = View() }

  /// Called once the view is loaded, before it is in any hierarchy.
  ///
  /// A view that ``loadView()`` gave no size has its expected size, if known: that of the window
  /// whose root it is, of the stack or of the parent's view. Otherwise it has ``defaultViewSize``:
  /// it is never empty.
  open func viewDidLoad() {}

  // MARK: Appearance

  final var appearance = Appearance()

  /// Called when the view's window is deallocated: there is nothing left to appear in.
  func viewLostWindow() { appearance = Appearance() }

  /// Called before the view enters a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is in its window, before it is laid out there.
  ///
  /// If the view already is in a window when a program begins the transition, it is called at once.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called once the view is in its window, and shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls ``View/updateConstraints()`` of the view when constraints are to be made or changed; an
  /// override calls `super` at its end.
  ///
  /// The view asks for it like any other, by ``View/setNeedsUpdateConstraints()``.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, before they lay out theirs.
  open func viewDidLayoutSubviews() {}

  /// Tells a child that its view is about to come on screen, or to leave it.
  ///
  /// For containers that override ``shouldAutomaticallyForwardAppearanceMethods``. A transition in
  /// progress may be reversed by the opposite one.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells a child that its view is now on screen, or has left it.
  ///
  /// - Precondition: ``beginAppearanceTransition(_:animated:)`` was called before.
  open func endAppearanceTransition() { endTransition() }

  /// Whether children appear and disappear with this controller and their views; true unless
  /// overridden.
  ///
  /// A controller that returns false calls
  /// ``ViewController/beginAppearanceTransition(_:animated:)`` and
  /// ``ViewController/endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when memory is short: release what can be rebuilt.
  open func didReceiveMemoryWarning() {}

  // MARK: Safe area and margins

  /// The insets that the controller adds to the safe area of its view, as for a bar, in points.
  ///
  /// - Precondition: Finite.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      let insets = additionalSafeAreaInsets
      require(
        insets.isFinite, "ViewController: additionalSafeAreaInsets of \(self) are \(insets)")
      if insets != oldValue { viewIfLoaded?.ownerMovedSafeArea() }
    }
  }

  /// Called after the ``View/safeAreaInsets`` of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the view, in points: none above and below, 16 beside, 20 in wide views.
  ///
  /// A view is wide from 414 points on.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    .systemMinimum(width: viewIfLoaded?.bounds.width ?? 0)
  }

  /// Whether the view has at least the ``systemMinimumLayoutMargins``; true unless set.
  ///
  /// If no code sets the margins of the view, it then has exactly these.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsMinimumMargins }
    set {
      let old = viewIfLoaded?.effectiveMargins
      respectsMinimumMargins = newValue
      if let view = viewIfLoaded, view.effectiveMargins != old { view.marginsChanged() }
    }
  }
  private var respectsMinimumMargins = true

  func leastMargins(width: Double) -> DirectionalEdgeInsets? {
    respectsMinimumMargins ? .systemMinimum(width: width) : nil
  }

  /// Called after the ``View/layoutMargins`` of the view changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Children

  /// The controllers whose views this one shows inside its own.
  public internal(set) final var children: [ViewController] = []

  /// The controller that contains this one, or nil.
  public internal(set) final weak var parent: ViewController?

  /// Makes a controller a child, after calling its ``willMove(toParent:)``.
  ///
  /// It leaves the parent it had. Call its ``didMove(toParent:)`` once its view is in place.
  ///
  /// - Precondition: `child` is neither this controller nor one that contains it.
  open func addChild(_ child: ViewController) { adopt(child) }

  /// Removes the controller from its parent, if it has one, and calls ``didMove(toParent:)`` with
  /// nil.
  ///
  /// Before that, call ``willMove(toParent:)`` with nil and remove the view.
  open func removeFromParent() { leaveParent() }

  /// Called when a child has left, before the child is called.
  func didRemoveChild(_ child: ViewController) {}

  /// Called before the controller becomes a child; its parent calls it before removing it.
  ///
  /// `parent` is the future parent, or nil.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller has left its parent; its parent calls it once the view is in
  /// place.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Editing

  /// Whether the controller's content is being edited; the controller decides what that means.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Begins or ends editing; override it and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }

  // MARK: Size

  /// The preferred size of the view in points; zero for no preference.
  ///
  /// - Precondition: Finite and not negative.
  open var preferredContentSize = Size.zero {
    didSet {
      let size = preferredContentSize
      require(
        size.isFinite && size.width >= 0 && size.height >= 0,
        "ViewController: preferredContentSize of \(self) is \(size)")
      if oldValue != size {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Called after a child's ``preferredContentSize`` changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}

extension ViewController: Hashable {
  /// Whether both are the same controller.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  /// Feeds the identity of the controller to the hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewController: @preconcurrency CustomStringConvertible {
  /// The class, and the title in quotes if there is one.
  public var description: String { "\(type(of: self))" + (title.map { " \"\($0)\"" } ?? "") }
}

extension DirectionalEdgeInsets {
  /// The margins that UIKit gives the view of a controller of this width, in points.
  fileprivate static func systemMinimum(width: Double) -> DirectionalEdgeInsets {
    let side = width < 414 ? 16.0 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
