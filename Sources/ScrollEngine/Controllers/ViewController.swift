/// Owns a view, fills it, and hears when it comes on screen and leaves it.
///
/// The view is made when it is first asked for: by ``loadView()``, after which ``viewDidLoad()`` is
/// called. A controller that stands in a window's ``Window/rootViewController``, or whose view
/// somebody adds to a window, then hears, in this order:
///
/// | what happens | calls |
/// |---|---|
/// | the view is about to come into a window | viewWillAppear |
/// | it is laid out | viewWillLayoutSubviews, viewDidLayoutSubviews |
/// | it is there | viewDidAppear |
/// | it is about to leave | viewWillDisappear |
/// | it has left | viewDidDisappear |
///
/// Children of a controller hear each of these after their parent. A view that is added to one that
/// is in a window already appears at once; its layout comes with the next one of the window.
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
@MainActor
open class ViewController: ContentContainer, ViewOwner {
  /// Names the controller for people, and in messages.
  public final var title: String?

  /// - Parameters:
  ///   - nibName: Always nil: views are made by code. It is here for the sake of code that calls
  ///     `super.init(nibName: nil, bundle: nil)`, as UIKit has it.
  ///   - bundle: Always nil.
  public init(nibName: Never? = nil, bundle: Never? = nil) {}

  isolated deinit {
    storedView?.owner = nil
  }

  // MARK: View

  private var storedView: View?
  private var isLoadingView = false

  /// The view, which is made now if it has not been asked for before.
  ///
  /// - Precondition: ``loadView()`` sets it; a view has one controller at most.
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
      storedView?.owner = nil
      storedView = newValue
      newValue.owner = self
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

  /// The size in points of a view that is made before anybody knows where it will be shown.
  public static let defaultViewSize = Size(width: 320, height: 568)

  /// The size that a window is about to give the view, in points.
  final var sizeInWindow = Size.zero

  /// The size that the view will have, as far as one knows, in points.
  private var sizeToCome: Size {
    if !sizeInWindow.isEmpty { return sizeInWindow }
    return parent?.sizeOfChildren ?? Self.defaultViewSize
  }

  /// What a child's view is made with, in points: the size of this controller's view, or the one that
  /// it will have.
  private var sizeOfChildren: Size {
    let size = childArea ?? viewIfLoaded?.bounds.size ?? .zero
    return size.isEmpty ? sizeToCome : size
  }

  /// The size of the view in which children are shown, in points, where that is not ``view``.
  var childArea: Size? { nil }

  public final var isViewLoaded: Bool { storedView != nil }

  /// The view, or nil if nobody has asked for it yet.
  public final var viewIfLoaded: View? { storedView }

  /// Makes the view, if there is none yet.
  public final func loadViewIfNeeded() { _ = view }

  /// Sets ``ViewController/view``, to an empty one unless overridden; do not call `super` there.
  open func loadView() { view = View() }

  /// Called once the view is there, before it is in any hierarchy.
  ///
  /// A view that ``loadView()`` gave no size has the one that it will have, as far as that is known: of
  /// the window whose root it is, of the stack or of the view of the parent. Else it has
  /// ``defaultViewSize``: it is never empty.
  open func viewDidLoad() {}

  // MARK: Appearance

  @exclusivity(unchecked) final var appearance = Appearance()

  /// Called when the window of the view goes away: there is nobody to appear to any more.
  func viewLostWindow() { appearance = Appearance() }

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  /// Called while the view is still there.
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has placed its subviews, and before these have placed theirs.
  open func viewDidLayoutSubviews() {}

  /// Whether children appear and disappear along with this controller and with their views; yes,
  /// unless overridden.
  ///
  /// A controller that says no calls ``ViewController/beginAppearanceTransition(_:animated:)`` and
  /// ``ViewController/endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when memory is short: give up what can be made again.
  open func didReceiveMemoryWarning() {}

  // MARK: Children

  /// The controllers whose views this one shows in its own.
  public internal(set) final var children: [ViewController] = []

  public internal(set) final weak var parent: ViewController?

  /// Called when a child has left, before it is told so.
  func didRemoveChild(_ child: ViewController) {}

  /// Called before the controller becomes a child, and by its parent before it ceases to be one.
  ///
  /// - Parameter parent: The parent to be; nil for none.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller has ceased to be a child, and by its parent after it has become one
  /// and its view is in place.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Size

  /// The size in points that the view would like to have; zero stands for no wish.
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

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}

extension ViewController: @preconcurrency CustomStringConvertible {
  /// The class, and the title in quotes where there is one.
  public var description: String { "\(type(of: self))" + (title.map { " \"\($0)\"" } ?? "") }
}
