/// The clipboard; a host sets its own as ``Window/pasteboard``.
@preconcurrency @MainActor
public protocol Pasteboard: AnyObject {
  /// The text on the clipboard; nil if there is none.
  var string: String? { get set }
}

/// The place where a person enters text, for the host's input method and on-screen keyboard.
public struct TextInputArea: Hashable, Sendable {
  /// The caret, in points of the window; candidates of an input method are shown below it.
  public var caret: Rect
  /// Whether the input method must not remember the text, as in a field for passwords.
  public var isSecure: Bool
  /// Whether the field shows text that an input method is composing.
  ///
  /// If a click ends the composition, the host tells the input method.
  public var isComposing: Bool

  /// Makes an area from a caret in points of the window.
  public init(caret: Rect, isSecure: Bool = false, isComposing: Bool = false) {
    self.caret = caret
    self.isSecure = isSecure
    self.isComposing = isComposing
  }
}

/// A first responder that edits text, and works with an input method.
///
/// A text editor gets keys before the commands of the responders around it.
@preconcurrency @MainActor
public protocol TextEditing: KeyInput {
  /// The place of the caret; nil if no text can be entered now.
  var textInputArea: TextInputArea? { get }
  /// Handles a key that edits.
  ///
  /// - Returns: Whether the key was used.
  func edit(by press: InputEvent.KeyPress) -> Bool
  /// Shows text that an input method is still composing; an empty text ends the composition.
  ///
  /// `selectedRange` counts Unicode scalars in `markedText`.
  func setMarkedText(_ markedText: String, selectedRange: Range<Int>)
  /// Selects the whole text, as Tab does when it moves the focus to the view.
  func selectAll(_ sender: Any?)
}

extension Window {
  /// The place where a person enters text now; nil if keys do not enter text.
  ///
  /// A host reads it after ``advance(to:)``, and turns its input method on or off.
  /// - Complexity: O(1), and one measurement of text while text is edited.
  public final var textInput: TextInputArea? {
    (firstResponder as? any TextEditing)?.textInputArea
  }
}
