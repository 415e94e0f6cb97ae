/// The rest of a deallocated object's cleanup, which needs the main actor.
///
/// Classes that other modules may subclass have plain deinits: a subclass of a class with an
/// isolated deinit could not have a deinit of its own. A plain deinit runs on the thread that
/// releases the last reference, which may be any thread.
///
/// On the main actor, Swift runs an isolated deinit at once; elsewhere, it runs the deinit in a job
/// for the main actor. Swift's other checks for the main actor stop the program on another thread.
/// So this object has an isolated deinit, and is released as soon as it is made.
@MainActor
final class CleanUp {
  private let work: @MainActor () -> Void

  nonisolated private init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  isolated deinit { work() }

  /// Called in a deinit. `take` runs at once: it moves everything that needs the main actor out of
  /// the object, and clears the unretained references to the object; no other references are left.
  ///
  /// This function passes no closure to the standard library, whose check for the main actor would
  /// stop the program on other threads. `take` returns the remaining work, or nil if there is none;
  /// that work must not use the object. On the main actor it is done before this function returns,
  /// otherwise in a job for the main actor.
  nonisolated static func perform(_ take: @MainActor () -> (@MainActor () -> Void)?) {
    // Here the compiler passes the file's path on, and its length: that of the whole path, also where a
    // build leaves out its folder's name. Then two folders would give two programs.
    #sourceLocation(file:"Cleaning.swift",line:1)
    let work = withoutActuallyEscaping(take) {
      unsafeBitCast($0, to: (() -> (@MainActor () -> Void)?).self)()
    }
    #sourceLocation()
    if let work { _ = CleanUp(work) }
  }
}

/// The subviews and the constraints of a deallocated view.
@MainActor
struct ViewRemains {
  /// The former subviews.
  let views: [View]
  /// A view that takes over the constraint item, so that the constraints can still be found; nil
  /// without a constraint item.
  private let standIn: View?

  /// Takes the subviews, which lose their superview, and the constraints; nil if there are neither.
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

  /// Ends the constraints, and clears the subviews' references to the window.
  ///
  /// Subviews that have been added to another superview meanwhile are left alone.
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
  /// Takes over the constraint item and the subviews of a deallocated view.
  fileprivate convenience init(standingInFor item: ConstraintItem, _ views: [View]) {
    self.init()
    item.move(to: self)
    constraintItem = item
    subviews = views
    for view in views { view.superview = self }
  }
}
