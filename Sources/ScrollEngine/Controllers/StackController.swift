/// Shows the views of several controllers as one scrolling view, in a ``ContainerScrollView``.
///
/// A controller appears with its whole view or, if it shows a table or another scroll view, with
/// the visible part of that view: cells are reused as they are outside of a stack. A controller
/// chooses between the two by conforming to ``StackContainable``.
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
/// Controllers become children of the stack when they are added. The stack loads and stacks their
/// views in its `viewDidLoad`, and from then on at once. A controller appears when a part of its
/// view becomes visible while the stack itself is on screen, and disappears when no part is
/// visible; ``delegate`` is called with the visible fraction.
///
/// The container is the stack's view. A subclass that needs another view overrides `loadView`, and
/// sets a view that contains the container. The stack does not use the container's scroll view
/// delegate.
///
/// The idea comes from the library ScrollingStackContainer.
open class StackController: ViewController, StackContainable {
  /// The container; a program may set its axis, spacing, insets and scroll view delegate.
  public final let containerScrollView = ContainerScrollView()

  /// Called when the visible fraction of a controller has changed.
  public final weak var delegate: (any StackControllerDelegate)?

  /// A controller in the stack.
  struct Item {
    let controller: ViewController
    var isHidden = false
    /// The row of the controller; nil until the stack's view is loaded.
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

  /// Sets the container as the view.
  open override func loadView() { view = containerScrollView }

  /// Stacks the controllers. An override calls `super`, as in all methods that this class overrides
  /// except ``loadView()``.
  open override func viewDidLoad() {
    super.viewDidLoad()
    containerScrollView.onLayoutForController = { [weak self] _ in self?.visibilityMayHaveChanged()
    }
    for item in items { stack(item.controller) }
  }

  // MARK: Appearance

  /// Always false: the stack itself makes its children appear when they become visible.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Also begins the appearance of the visible children.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    beginRows(appearing: true, animated: animated)
    visibilityMayHaveChanged()
  }

  /// Also ends the appearance of the visible children.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    endRows()
  }

  /// Also begins the disappearance of the visible children.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    beginRows(appearing: false, animated: animated)
  }

  /// Also ends the disappearance of the visible children.
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

  /// Returns the appearance of a stack inside another stack: as a scroll view, its container.
  open func preferredAppearanceInStack() -> StackAppearance { .scroll(containerScrollView) }

  /// Updates the length of the child's row.
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

  /// The index of a controller; stops the program if the controller is not in the stack.
  final func place(of viewController: ViewController) -> Int {
    guard let index = index(of: viewController) else {
      fail("StackController: \(viewController) is not in \(self)")
    }
    return index
  }

  /// Makes the row of a controller that has none, and completes the controller's move into the
  /// stack.
  final func stack(_ controller: ViewController) {
    // Loading the view and reading the appearance may change the stack.
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

  /// Inserts a row into the container, after the row of the previous controller.
  final func arrange(at index: Int) {
    guard let row = items[index].row else { return }
    containerScrollView.insertArrangedSubview(row, at: arrangedIndex(forItemAt: index))
    if row.margins != .zero { containerScrollView.setMargins(row.margins, for: row) }
  }

  /// The index of an item's row in the container, which may contain other views as well.
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
