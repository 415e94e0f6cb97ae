public import ScrollEngine

// `#selector` needs the runtime of Objective-C. What stands in its place is the method itself, by the
// name of its class:
//
//     view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Screen.tapped))
//
// A closure does, too: `UITapGestureRecognizer { _ in … }`.

public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UITapGestureRecognizer = TapGestureRecognizer

extension TapGestureRecognizer {
  /// Calls a method of an object, which it does not keep alive, for each tap.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> (UITapGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let tap = recognizer as? UITapGestureRecognizer else { return }
      action(target)(tap)
    }
  }

  /// Calls a method without parameters of an object, which it does not keep alive, for each tap.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init { [weak target] _ in
      if let target { action(target)() }
    }
  }
}

extension PanGestureRecognizer {
  /// Calls a method of an object, which it does not keep alive, when a drag begins, goes on or ends.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> (UIPanGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let pan = recognizer as? UIPanGestureRecognizer else { return }
      action(target)(pan)
    }
  }
}
