/// Decides what a person may do with a text field, and is called when it is done; all methods are optional.
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Editing has ended, even if it should not have: the field may have left its window.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Whether a text may take the place of a part of the field's text; true by default.
  ///
  /// Asked for all that a person types, deletes, pastes and takes back.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool

  /// The caret or what is selected is elsewhere, or the text has changed.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Whether the clear button, which was clicked, empties the field; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Whether the return key, which was pressed, triggers the field's actions; true by default.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// True.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
