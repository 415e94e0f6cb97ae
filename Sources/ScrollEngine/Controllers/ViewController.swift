/// Owns a view, fills it, and is called when the view enters and leaves the screen.
///
/// The view is made on first access, by ``loadView()``, followed by ``viewDidLoad()``. A controller
/// that is a window's ``Window/rootViewController``, or whose view is added to a window, is then
/// called in this order:
///
/// | event | calls |
/// |---|---|
/// | the view is about to enter a window | viewWillAppear |
/// | the view has entered the window | viewIsAppearing |
/// | the view is laid out | viewWillLayoutSubviews, viewDidLayoutSubviews |
/// | the view is visible | viewDidAppear |
/// | the view is about to leave the window | viewWillDisappear |
/// | the view has left the window | viewDidDisappear |
///
/// Each of these calls is made for the parent first, and then for its children. A view that is
/// added to a view in a window appears at once; it is laid out in the window's next layout.
///
/// A controller retains its view and its children; neither retains the controller.
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
  /// A name for people to read; messages contain it, too.
  open var title: String?

  /// Makes a controller without a view.
  ///
  /// Views are made in code, so `nibName` and `bundle` are always nil. They exist for code that
  /// calls `super.init(nibName: nil, bundle: nil)`, as with UIKit.
  public init(nibName: Never? = nil, bundle: Never? = nil) { super.init() }

  /// Returns nil, because there are no archives. The initialiser exists for code that calls
  /// `super.init(coder:)`.
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
  /// - Precondition: ``loadView()`` sets it; it is not the view of another controller.
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
    require(!isLoadingView, "ViewController: loadView of \(self) reads the view that it must set")
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let view = storedView else { fail("ViewController: loadView of \(self) set no view") }
    if view.bounds.size == .zero, view.superview == nil { view.giveProvisionalSize(sizeToCome) }
    viewDidLoad()
    return view
  }

  /// The size, in points, of a view that is loaded before its future size is known.
  public static let defaultViewSize = Size(width: 320, height: 568)

  /// The size that a window is about to give the view, in points.
  final var sizeInWindow = Size.zero

  /// The expected size of the view, in points; by default, ``defaultViewSize``.
  private var sizeToCome: Size {
    if !sizeInWindow.isEmpty { return sizeInWindow }
    return parent?.sizeOfChildren ?? Self.defaultViewSize
  }

  /// The initial size of a child's view, in points: the actual or expected size of this
  /// controller's view.
  private var sizeOfChildren: Size {
    let size = childArea ?? viewIfLoaded?.bounds.size ?? .zero
    return size.isEmpty ? sizeToCome : size
  }

  /// The size, in points, of the view that shows the children, if that is not ``view``; otherwise
  /// nil.
  var childArea: Size? { nil }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The view; nil if it has not been loaded.
  public final var viewIfLoaded: View? { storedView }

  /// The superview of the controller's view.
  open override var next: Responder? { viewIfLoaded?.superview }

  override var representedView: View? { viewIfLoaded }

  /// Loads the view, if it has not been loaded.
  public final func loadViewIfNeeded() { _ = view }

  /// Sets ``ViewController/view``: by default, to an empty one. An override does not call `super`.
  open func loadView() { view = View() }

  /// Called once the view is loaded, before it is in a hierarchy.
  ///
  /// A view to which ``loadView()`` gave no size has its expected size, if that is known: the size
  /// of the window whose root it is, of the stack, or of the parent's view. Otherwise it has
  /// ``defaultViewSize``; it is never empty.
  open func viewDidLoad() {}

  // MARK: Appearance

  final var appearance = ScreenPresence()

  /// Called after the view's window was deallocated; the appearance ends without a call of
  /// `viewDidDisappear`.
  func viewLostWindow() { appearance = ScreenPresence() }

  /// Called before the view enters a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is in its window, before it is laid out there.
  ///
  /// If the view is already in a window when a program begins the transition, the method is called
  /// at once.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called once the view is in its window, and visible.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls ``View/updateConstraints()`` of the view, when the view has requested it; an override
  /// calls `super` at the end.
  ///
  /// ``View/setNeedsUpdateConstraints()`` makes the request.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called after the ``traitCollection`` of the view's window has changed, before the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, and before the subviews lay out their own.
  open func viewDidLayoutSubviews() {}

  /// Begins a transition of a child whose view is about to enter the screen, or to leave it.
  ///
  /// This method is for containers that override ``shouldAutomaticallyForwardAppearanceMethods``. A
  /// transition in progress may be reversed by the opposite one.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends the transition of a child whose view is now on screen, or has left it.
  ///
  /// - Precondition: ``beginAppearanceTransition(_:animated:)`` was called before.
  open func endAppearanceTransition() { endTransition() }

  /// Whether children appear and disappear together with this controller and with their views; true
  /// by default.
  ///
  /// A controller that returns false calls
  /// ``ViewController/beginAppearanceTransition(_:animated:)`` and
  /// ``ViewController/endAppearanceTransition()`` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when memory is short; release everything that can be made again.
  open func didReceiveMemoryWarning() {}

  // MARK: Safe area and margins

  /// The insets that the controller adds to the safe area of its view, in points, for example for a
  /// bar.
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

  /// The least margins of the view, in points: 0 at the top and bottom; 16 at the sides, or 20 in a
  /// wide view.
  ///
  /// A view is wide if its width is at least 414 points.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    .systemMinimum(width: viewIfLoaded?.bounds.width ?? 0)
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  ///
  /// A view for which no margins are set has exactly the minimum margins.
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

  /// The child controllers, whose views are inside this controller's view.
  public internal(set) final var children: [ViewController] = []

  /// The controller that has this controller as a child; nil if there is none.
  public internal(set) final weak var parent: ViewController?

  /// Makes a controller a child, after calling its ``willMove(toParent:)``.
  ///
  /// The child first leaves the parent that it had. Call its ``didMove(toParent:)`` once its view
  /// is in place.
  ///
  /// - Precondition: `child` is neither this controller nor a parent of it, at any depth.
  open func addChild(_ child: ViewController) { adopt(child) }

  /// Removes the controller from its parent, if it has one, and then calls ``didMove(toParent:)``
  /// with nil.
  ///
  /// Before the call, call ``willMove(toParent:)`` with nil, and remove the view.
  open func removeFromParent() { leaveParent() }

  /// Called when a child has left, before the child's own ``didMove(toParent:)``.
  func didRemoveChild(_ child: ViewController) {}

  /// Called before the controller becomes a child. A parent that removes the controller calls this
  /// itself beforehand.
  ///
  /// `parent` is the future parent; nil before a removal.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller has left its parent. A parent that adds the controller calls this
  /// itself once the view is in place.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Editing

  /// Whether the controller's content is being edited; the controller decides on the effect.
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

  /// Called before the size of the view changes, because its window gets another one.
  ///
  /// Override it and call `super`, which calls the children whose sizes change, too. Not called for the
  /// first size in a window, and for a controller whose view is not loaded.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: Runs code once the views have their new sizes.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }

  /// The size that a child's view will have, in points, once this controller's view has `parentSize`.
  ///
  /// By default, a width and a height that equal those of this view now follow it, and others stay.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { followingSize(of: container, parentSize) }
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
  /// The least margins, in points, that UIKit gives the view of a controller at this width.
  fileprivate static func systemMinimum(width: Double) -> DirectionalEdgeInsets {
    let side = width < 414 ? 16.0 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
