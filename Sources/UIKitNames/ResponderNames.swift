public import ScrollEngine

/// The engine's `Responder`.
public typealias UIResponder = Responder
/// The engine's `Touch`.
public typealias UITouch = Touch
/// The engine's `Event`.
public typealias UIEvent = Event
/// The engine's `KeyInput`.
public typealias UIKeyInput = KeyInput
/// The engine's `KeyCommand`, which takes a closure where UIKit's takes a selector.
public typealias UIKeyCommand = KeyCommand
/// The engine's `InputEvent.Modifiers`.
public typealias UIKeyModifierFlags = InputEvent.Modifiers

extension InputEvent.Modifiers {
  /// The Alt key, which is called Option elsewhere.
  public static let alternate = InputEvent.Modifiers.alt
}
