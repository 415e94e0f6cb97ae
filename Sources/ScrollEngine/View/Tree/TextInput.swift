/// What is copied from one program to another; a host gives its own to ``Window/pasteboard``.
@preconcurrency @MainActor
public protocol Pasteboard: AnyObject {
  /// The text on it; nil if there is none.
  var string: String? { get set }
}

/// Where a person enters text, for the host's input method and on-screen keyboard.
public struct TextInputArea: Hashable, Sendable {
  /// The caret, in points of the window; candidates of an input method are shown below it.
  public var caret: Rect
  /// Whether what is typed must not be remembered, as in a field for passwords.
  public var isSecure: Bool
  /// Whether the field shows what an input method is composing. If a click ends that, the host tells
  /// the input method.
  public var isComposing: Bool

  /// Makes an area from a caret in points of the window.
  public init(caret: Rect, isSecure: Bool = false, isComposing: Bool = false) {
    self.caret = caret
    self.isSecure = isSecure
    self.isComposing = isComposing
  }
}

/// A first responder that edits a text: it gets keys before the commands of those around it, and works
/// with an input method.
@preconcurrency @MainActor
public protocol TextEditing: KeyInput {
  /// Where the caret is; nil where nothing can be entered now.
  var textInputArea: TextInputArea? { get }
  /// Takes a key if it edits.
  ///
  /// - Returns: Whether it does.
  func edit(by press: InputEvent.KeyPress) -> Bool
  /// Shows what an input method has composed so far, and may still change; an empty text ends that.
  ///
  /// `selectedRange` counts Unicode scalars in `markedText`.
  func setMarkedText(_ markedText: String, selectedRange: Range<Int>)
  /// Selects the whole text, as Tab does when it comes to the view.
  func selectAll(_ sender: Any?)
}

extension Window {
  /// Where a person enters text now; nil where keys are no text.
  ///
  /// A host reads it after ``advance(to:)``, and turns its input method on or off by it.
  /// - Complexity: O(1), but for one measurement while a text is edited.
  public final var textInput: TextInputArea? {
    (firstResponder as? any TextEditing)?.textInputArea
  }
}
