// Changes of the controllers in the stack. Animated changes take 0.3 seconds.
extension StackController {
  /// The controllers in the stack, in order.
  ///
  /// - Precondition: No controller occurs twice.
  public final var viewControllers: [ViewController] {
    get { items.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the stack; controllers that stay keep their views unchanged.
  ///
  /// - Precondition: No controller occurs twice.
  /// - Complexity: O(n²) for n controllers, which are looked up one by one.
  public final func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var wanted: Set<ObjectIdentifier> = []
    for controller in viewControllers where !wanted.insert(ObjectIdentifier(controller)).inserted {
      fail("StackController: \(controller) occurs twice")
    }
    change(animated: animated) {
      for item in items where !wanted.contains(ObjectIdentifier(item.controller)) {
        remove(item.controller, animated: animated)
      }
      for (index, controller) in viewControllers.enumerated() {
        insert(controller, at: min(index, items.count), animated: animated)
      }
    }
  }

  /// Adds a controller at the end of the stack, or moves it there if the stack contains it already.
  public final func append(_ viewController: ViewController, animated: Bool = false) {
    let isHere = index(of: viewController) != nil
    insert(viewController, at: items.count - (isHere ? 1 : 0), animated: animated)
  }

  /// Inserts a controller into the stack, or moves it if the stack contains it already.
  ///
  /// - Precondition: `index` is in `0...viewControllers.count`, not counting the controller itself.
  public final func insert(
    _ viewController: ViewController, at index: Int, animated: Bool = false
  ) {
    if self.index(of: viewController) != nil {
      return move(viewController, to: index, animated: animated)
    }
    requireIndex(index, atMost: items.count)
    addChild(viewController)
    items.insert(Item(controller: viewController), at: min(index, items.count))
    guard isViewLoaded else { return }
    change(animated: animated) {
      stack(viewController)
    }
  }

  /// Removes a controller from the stack, and its view from the hierarchy; does nothing if it is
  /// not in the stack.
  public final func remove(_ viewController: ViewController, animated: Bool = false) {
    guard index(of: viewController) != nil else { return }
    viewController.willMove(toParent: nil)
    drop(viewController, animated: animated)
    if viewController.parent === self { viewController.removeFromParent() }
  }

  /// Removes a controller and its row, if it has one, without calling `removeFromParent()`.
  final func drop(_ viewController: ViewController, animated: Bool) {
    guard let index = index(of: viewController), let row = items.remove(at: index).row else {
      return
    }
    disappear(row, animated: animated) {
      change(animated: animated) { unstack(row) }
    }
  }

  /// Moves a controller to another index.
  ///
  /// - Precondition: The controller is in the stack; `index` is in `0..<viewControllers.count`.
  public final func move(
    _ viewController: ViewController, to index: Int, animated: Bool = false
  ) {
    let old = place(of: viewController)
    requireIndex(index, atMost: items.count - 1)
    guard old != index else { return }
    items.insert(items.remove(at: old), at: index)
    change(animated: animated) { arrange(at: index) }
  }

  /// Replaces a controller with another one at the same index; the replaced controller leaves the
  /// stack.
  ///
  /// - Precondition: `old` is in the stack.
  public final func replace(
    _ old: ViewController, with new: ViewController, animated: Bool = false
  ) {
    let index = place(of: old)
    guard old !== new else { return }
    let isBefore = self.index(of: new).map { $0 < index } ?? false
    change(animated: animated) {
      remove(old, animated: animated)
      insert(new, at: min(isBefore ? index - 1 : index, items.count), animated: animated)
    }
  }

  /// Hides a controller's view, or shows it again; the controller keeps its index.
  ///
  /// A hidden controller takes no space, and disappears.
  ///
  /// - Precondition: The controller is in the stack.
  public final func setHidden(
    _ isHidden: Bool, for viewController: ViewController, animated: Bool = false
  ) {
    let index = place(of: viewController)
    items[index].isHidden = isHidden
    guard let view = viewController.viewIfLoaded else { return }
    change(animated: animated) { view.isHidden = isHidden }
  }

  /// Whether a controller in the stack is hidden.
  ///
  /// - Precondition: The controller is in the stack.
  public final func isHidden(_ viewController: ViewController) -> Bool {
    let item = items[place(of: viewController)]
    return viewController.viewIfLoaded?.isHidden ?? item.isHidden
  }

  /// Reads a controller's ``StackContainable/preferredAppearanceInStack()`` again, and updates its
  /// row.
  ///
  /// - Precondition: The controller is in the stack.
  public final func reloadAppearance(of viewController: ViewController, animated: Bool = false) {
    guard items[place(of: viewController)].row != nil else { return }
    let appearance = appearance(of: viewController)
    guard let index = index(of: viewController), let row = items[index].row else { return }
    change(animated: animated) {
      switch (appearance, row as? StackScrollRowView) {
      case (.view(let height), nil):
        row.explicitLength = height ?? 0
      case (.scroll(let scrollView, let insets), let row?) where row.scrollView === scrollView:
        row.insets = insets
        containerScrollView.setMargins(insets, for: row)
      default:
        remakeRow(at: index, appearance)
      }
    }
  }

  private func remakeRow(at index: Int, _ appearance: StackAppearance) {
    guard let old = items[index].row else { return }
    let offset = containerScrollView.contentOffset
    unstack(old)
    makeRow(at: index, appearance)
    // Restores the offset: the rows before this one have kept their lengths.
    containerScrollView.during(.layout) {
      containerScrollView.contentOffset = containerScrollView.scrollRange.clamp(offset)
    }
    guard old.hasAppeared, let row = items[index].row else { return }
    row.hasAppeared = true
    row.fraction = old.fraction
    if let place = appearedRows.firstIndex(where: { $0 === old }) { appearedRows[place] = row }
  }

  private func change(animated: Bool, _ changes: () -> Void) {
    if animated { containerScrollView.animateChanges(changes) } else { changes() }
  }

  private func requireIndex(_ index: Int, atMost last: Int) {
    require(
      index >= 0 && index <= last, "StackController: index \(index) is outside 0...\(last)")
  }
}
