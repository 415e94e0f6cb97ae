/// Decides which edits of a text field are allowed, and is called after them; all methods are
/// optional.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Editing has ended, even if the delegate forbade it: the field may have left its window.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Whether a text may replace a part of the field's text; true by default.
  ///
  /// Called for typing, deleting, cutting, pasting, undoing and redoing, and for clearing the field
  /// when editing begins; not for the clear button.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool

  /// The caret, the selection or the text has changed.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Whether a click on the clear button clears the field; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Whether the return key triggers the field's actions; true by default.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
