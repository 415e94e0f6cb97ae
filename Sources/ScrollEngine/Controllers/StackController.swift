/// Shows the views of several controllers as one scrolling view, in a ``ContainerScrollView``.
///
/// A controller appears with its whole view or, if it shows a table or another scroll view, with
/// the visible part of that: its cells are reused as if it were on its own. The controller chooses
/// between the two, as ``StackContainable``.
///
/// ```swift
/// let stack = StackController()
/// stack.viewControllers = [header, list, shelf, otherList]
/// window.rootViewController = stack
///
/// extension ListController: StackContainable {
///   func preferredAppearanceInStack() -> StackAppearance {
///     .scroll(tableView, insets: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
///   }
/// }
/// ```
///
/// Controllers become children of the stack when they are added. Their views are loaded and stacked
/// along with the stack's view, in its `viewDidLoad`. A controller appears when part of it becomes
/// visible while the stack itself is on screen, and disappears when nothing of it is; ``delegate``
/// is called with how much of it is visible.
///
/// The container is the stack's view. A subclass that wants it elsewhere overrides `loadView` and
/// sets a view that contains it. The container's scroll view delegate stays free for others.
///
/// The idea comes from ScrollingStackContainer.
open class StackController: ViewController, StackContainable {
  /// The scrolling container; its axis, spacing, insets and scroll view delegate are free to use.
  public final let containerScrollView = ContainerScrollView()

  /// Called with how much of each controller is visible.
  public final weak var delegate: (any StackControllerDelegate)?

  /// A controller in the stack.
  struct Item {
    let controller: ViewController
    var isHidden = false
    /// Its row; nil until the view of the stack is loaded.
    var row: StackRowView?
  }

  final var items: [Item] = []
  /// The rows whose controllers have appeared, in the order of their appearance.
  final var appearedRows: [StackRowView] = []
  /// Counts the passes over the visible rows.
  final var look = 0

  deinit {
    CleanUp.perform {
      let (container, rows) = (containerScrollView, items.compactMap(\.row))
      return {
        container.onLayoutForController = nil
        for row in rows { row.letGo() }
      }
    }
  }

  /// Makes the container the view.
  open override func loadView() { view = containerScrollView }

  /// Stacks the controllers. Overrides of this and the methods below must call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    containerScrollView.onLayoutForController = { [weak self] _ in self?.visibilityMayHaveChanged()
    }
    for item in items { stack(item.controller) }
  }

  // MARK: Appearance

  /// Always false: the stack itself calls its children when they become visible.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Begins the appearance of the visible children, too.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    beginRows(appearing: true, animated: animated)
    visibilityMayHaveChanged()
  }

  /// Ends the appearance of the visible children, too.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    endRows()
  }

  /// Begins the disappearance of the visible children, too.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    beginRows(appearing: false, animated: animated)
  }

  /// Ends the disappearance of the visible children, too.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endRows()
    forgetRows(isTold: true)
  }

  override func viewLostWindow() {
    super.viewLostWindow()
    forgetRows(isTold: false)
  }

  override func didRemoveChild(_ child: ViewController) { drop(child, animated: false) }

  // MARK: Nested stacks and sizes

  /// A stack inside a stack appears as its container.
  open func preferredAppearanceInStack() -> StackAppearance { .scroll(containerScrollView) }

  /// Gives the child's row its new length.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let child = container as? ViewController, let index = index(of: child) else { return }
    items[index].row?.invalidateIntrinsicContentSize()
  }

  final override var childArea: Size? { containerScrollView.bounds.size }

  // MARK: Rows

  final func index(of viewController: ViewController) -> Int? {
    items.firstIndex { $0.controller === viewController }
  }

  /// The index of a controller that must be in the stack.
  final func place(of viewController: ViewController) -> Int {
    guard let index = index(of: viewController) else {
      fail("StackController: \(viewController) is not in \(self)")
    }
    return index
  }

  /// Gives a controller without a row its row, and completes its move into the stack.
  final func stack(_ controller: ViewController) {
    // Loading the view or asking for the appearance may change the stack.
    let isHidden = controller.view.isHidden
    let appearance = appearance(of: controller)
    guard let index = index(of: controller), items[index].row == nil else { return }
    if items[index].isHidden, !isHidden { controller.view.isHidden = true }
    makeRow(at: index, appearance)
    controller.didMove(toParent: self)
  }

  final func appearance(of controller: ViewController) -> StackAppearance {
    (controller as? any StackContainable)?.preferredAppearanceInStack() ?? .view()
  }

  final func makeRow(at index: Int, _ appearance: StackAppearance) {
    let controller = items[index].controller
    let row =
      switch appearance {
      case .view(let height): StackRowView(controller, length: height ?? 0)
      case .scroll(let scrollView, let insets):
        StackScrollRowView(controller, scrollView, insets: insets)
      }
    row.isHidden = controller.view.isHidden
    items[index].row = row
    arrange(at: index)
  }

  /// Puts a row into the container, after the row of the controller before it.
  final func arrange(at index: Int) {
    guard let row = items[index].row else { return }
    containerScrollView.insertArrangedSubview(row, at: arrangedIndex(forItemAt: index))
    if row.margins != .zero { containerScrollView.setMargins(row.margins, for: row) }
  }

  /// The container may hold other views as well.
  private func arrangedIndex(forItemAt index: Int) -> Int {
    let own = items[index].row.flatMap(containerScrollView.index(of:))
    func placeWithoutOwn(_ place: Int) -> Int {
      if let own, own < place { place - 1 } else { place }
    }
    if let before = items[..<index].last(where: { $0.row != nil })?.row,
      let place = containerScrollView.index(of: before)
    {
      return placeWithoutOwn(place) + 1
    }
    if let after = items[(index + 1)...].first(where: { $0.row != nil })?.row,
      let place = containerScrollView.index(of: after)
    {
      return placeWithoutOwn(place)
    }
    return containerScrollView.arrangedSubviews.count - (own == nil ? 0 : 1)
  }

  /// Removes a row from the container, and the controller's view from the row.
  final func unstack(_ row: StackRowView) {
    containerScrollView.removeArrangedSubview(row)
    row.letGo()
  }
}
