/// What a deallocated object leaves to be done on the main actor.
///
/// Classes that other modules may subclass have plain deinits: a subclass of a class with an isolated
/// one could not have a deinit of its own. A plain deinit runs where the last reference is let go,
/// which may be on any thread.
///
/// Swift decides for an isolated deinit whether it runs at once or in a job for the main actor, and has
/// no other way to find out that does not stop the program on another thread. So this object, let go
/// as soon as it is made, has one.
@MainActor
final class CleanUp {
  private let work: @MainActor () -> Void

  nonisolated private init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  isolated deinit { work() }

  /// Called in a deinit with what it does at once: it takes from the object, which nobody else has,
  /// what has to be done on the main actor, and clears what refers to the object without keeping it
  /// alive.
  ///
  /// That is returned, nil for nothing, and may not use the object. On the main actor it is done before
  /// this returns, elsewhere as soon as the main actor comes to it.
  nonisolated static func perform(_ take: @MainActor () -> (@MainActor () -> Void)?) {
    let work = withoutActuallyEscaping(take) {
      unsafeBitCast($0, to: (() -> (@MainActor () -> Void)?).self)()
    }
    if let work { _ = CleanUp(work) }
  }
}

/// What a view leaves behind: what lies in it.
@MainActor
struct ViewRemains {
  /// What were its subviews.
  let views: [View]
  private let layoutItem: LayoutItem?

  /// Takes over the subviews, which have no superview from now on, and the constraints; nil if there
  /// are none.
  init?(of view: View) {
    guard !view.subviewList.isEmpty || view.layoutItem != nil else { return nil }
    (views, layoutItem) = (view.subviews, view.layoutItem)
    (view.subviews, view.layoutItem) = ([], nil)
    for view in views { view.superview = nil }
  }

  /// Ends the constraints, and what the subviews know of the window.
  ///
  /// Subviews that have come into another superview meanwhile are left alone.
  func letGo() {
    guard let layoutItem else {
      for view in views where view.superviewReference == nil { view.loseWindow() }
      return
    }
    // Constraints are found by way of the view that holds them.
    let standIn = View()
    let views = views.filter { $0.superviewReference == nil }
    standIn.stand(in: layoutItem, with: views)
    standIn.endConstraints()
    for view in views {
      view.superview = nil
      view.loseWindow()
    }
    standIn.scatterConstraints()
    (standIn.subviews, standIn.layoutItem) = ([], nil)
  }
}

extension View {
  /// Takes the place of a deallocated view.
  fileprivate final func stand(in item: LayoutItem, with views: [View]) {
    item.belong(to: self)
    item.engine?.root = self
    layoutItem = item
    subviews = views
    for view in views { view.superview = self }
  }
}
