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

  /// Called in a deinit. `take` runs at once: it takes from the object, which nobody else has, what
  /// has to be done on the main actor, and clears references to the object that do not keep it
  /// alive.
  ///
  /// It hands no closure to the standard library, which would stop the program on other threads.
  /// `take` returns what is left to do, or nil; that must not use the object. On the main actor it
  /// is done before this returns, elsewhere as soon as the main actor comes to it.
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
  /// Holds what constraints know of the view: the constraints are found through it.
  private let standIn: View?

  /// Takes over the subviews, which do not lie in the view from now on, and the constraints; nil if
  /// there are none.
  init?(of view: View) {
    guard !view.subviewList.isEmpty || view.constraintItem != nil else { return nil }
    let views = view.subviews
    self.views = views
    if let item = view.constraintItem {
      standIn = View(standingInFor: item, views)
    } else {
      standIn = nil
      for view in views { view.superview = nil }
    }
    (view.subviews, view.constraintItem) = ([], nil)
  }

  /// Ends the constraints, and what the subviews know of the window.
  ///
  /// Subviews that have come into another superview meanwhile are left alone.
  func letGo() {
    guard let standIn else {
      for view in views where view.superviewReference == nil { view.loseWindow() }
      return
    }
    standIn.endConstraints()
    for view in standIn.subviews {
      view.superview = nil
      view.loseWindow()
    }
    standIn.scatterConstraints()
    (standIn.subviews, standIn.constraintItem) = ([], nil)
  }
}

extension View {
  /// Takes the place of a deallocated view.
  fileprivate convenience init(standingInFor item: ConstraintItem, _ views: [View]) {
    self.init()
    item.move(to: self)
    constraintItem = item
    subviews = views
    for view in views { view.superview = self }
  }
}
