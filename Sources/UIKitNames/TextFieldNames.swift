public import Controls
public import Foundation

/// `TextField` of `Controls`, with `selectedRange` instead of UIKit's `selectedTextRange`.
public typealias UITextField = TextField

/// `TextFieldDelegate` of `Controls`, with Foundation's ranges.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: TextFieldDelegate {
  /// Whether a text may replace a part of the field's text; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Calls the method that takes Foundation's range.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    self.textField(
      textField, shouldChangeCharactersIn: NSRange(range, in: textField.text ?? ""),
      replacementString: string)
  }
}

/// `SearchField` of `Controls`.
public typealias UISearchTextField = SearchField
/// `SearchBar` of `Controls`.
public typealias UISearchBar = SearchBar
/// `SearchBarDelegate` of `Controls`.
public typealias UISearchBarDelegate = SearchBarDelegate
