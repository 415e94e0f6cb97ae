public import ScrollEngine

/// The engine's `Responder`.
public typealias UIResponder = Responder
/// The engine's `Touch`.
public typealias UITouch = Touch
/// The engine's `Event`.
public typealias UIEvent = Event
/// The engine's `KeyInput`.
public typealias UIKeyInput = KeyInput
/// The engine's `KeyCommand`, with a closure instead of UIKit's selector.
public typealias UIKeyCommand = KeyCommand
/// The engine's `InputEvent.Modifiers`.
public typealias UIKeyModifierFlags = InputEvent.Modifiers

extension InputEvent.Modifiers {
  /// The Alt key, called Option on a Mac.
  public static let alternate = InputEvent.Modifiers.alt
}
