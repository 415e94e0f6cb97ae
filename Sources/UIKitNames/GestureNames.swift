public import ScrollEngine

// `#selector` needs the Objective-C runtime. Use the method itself instead, named through its
// class:
//
//     view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Screen.tapped))
//
// A closure works, too: `UITapGestureRecognizer { _ in … }`.

/// The engine's `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// The engine's `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// The engine's `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer

extension TapGestureRecognizer {
  /// Calls a method of an object, which it does not retain, for each tap.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> (UITapGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let tap = recognizer as? UITapGestureRecognizer else { return }
      action(target)(tap)
    }
  }

  /// Calls a method without parameters of an object, which it does not retain, for each tap.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init { [weak target] _ in
      if let target { action(target)() }
    }
  }
}

extension PanGestureRecognizer {
  /// Calls a method of an object, which it does not retain, when a drag begins, continues or ends.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> (UIPanGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let pan = recognizer as? UIPanGestureRecognizer else { return }
      action(target)(pan)
    }
  }
}
