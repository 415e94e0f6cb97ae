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
/// The engine's `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// The engine's `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// The engine's `PinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// The engine's `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

extension GestureRecognizer {
  /// Calls a method without parameters of an object at each change; does not retain the object.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init { [weak target] _ in
      if let target { action(target)() }
    }
  }
}

extension TapGestureRecognizer {
  /// Calls a method of an object for each tap; does not retain the object.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> (UITapGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let tap = recognizer as? UITapGestureRecognizer else { return }
      action(target)(tap)
    }
  }
}

extension PanGestureRecognizer {
  /// Calls a method of an object when a drag begins, continues or ends; does not retain the object.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> (UIPanGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let pan = recognizer as? UIPanGestureRecognizer else { return }
      action(target)(pan)
    }
  }
}

extension LongPressGestureRecognizer {
  /// Calls a method of an object when a press begins, moves or ends; does not retain the object.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> (UILongPressGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let press = recognizer as? UILongPressGestureRecognizer else { return }
      action(target)(press)
    }
  }
}

extension SwipeGestureRecognizer {
  /// Calls a method of an object for each swipe; does not retain the object.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> (UISwipeGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let swipe = recognizer as? UISwipeGestureRecognizer else { return }
      action(target)(swipe)
    }
  }
}

extension PinchGestureRecognizer {
  /// Calls a method of an object when a pinch begins, continues or ends; does not retain the
  /// object.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> (UIPinchGestureRecognizer) -> Void
  ) {
    self.init { [weak target] recognizer in
      guard let target, let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      action(target)(pinch)
    }
  }
}
