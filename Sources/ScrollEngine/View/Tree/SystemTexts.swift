/// The texts that the library itself shows or has read out, in the language of the program.
///
/// Set ``current`` before you make the first window:
///
/// ```swift
/// SystemTexts.current = SystemTexts(
///   layoutDirection: .rightToLeft, cancel: "إلغاء", copy: "نسخ", cut: "قص", delete: "حذف",
///   paste: "لصق", search: "بحث", selectAll: "تحديد الكل")
/// ```
public struct SystemTexts: Sendable {
  /// The texts for views that are made from now on; in English, unless the program sets others.
  @MainActor public static var current = SystemTexts()

  /// The reading direction of new windows.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The button that ends a search.
  public var cancel: String
  /// The button that empties a text field; it is only read out.
  public var clearText: String
  /// In the menu of a text field.
  public var copy: String
  /// In the menu of a text field.
  public var cut: String
  /// The button that deletes a row, unless the table's delegate has a title for it.
  public var delete: String
  /// The button that inserts a row; it is only read out.
  public var insert: String
  /// The button with more about a row; it is only read out.
  public var moreInfo: String
  /// The page of a page control, from 1, and the number of pages; it is only read out.
  public var page: @Sendable (_ page: Int, _ count: Int) -> String
  /// In the menu of a text field.
  public var paste: String
  /// The value of a progress view, in percent; it is only read out.
  public var percent: @Sendable (Int) -> String
  /// The name of a progress view; it is only read out.
  public var progress: String
  /// The placeholder of a search field.
  public var search: String
  /// The name of a table's index; it is only read out.
  public var sectionIndex: String
  /// In the menu of a text field.
  public var selectAll: String

  /// Makes texts; those that are not given are in English.
  public init(
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, cancel: String = "Cancel",
    clearText: String = "Clear text", copy: String = "Copy", cut: String = "Cut",
    delete: String = "Delete", insert: String = "Insert", moreInfo: String = "More info",
    page: @escaping @Sendable (_ page: Int, _ count: Int) -> String = { "page \($0) of \($1)" },
    paste: String = "Paste", percent: @escaping @Sendable (Int) -> String = { "\($0) %" },
    progress: String = "Progress", search: String = "Search",
    sectionIndex: String = "Section index", selectAll: String = "Select All"
  ) {
    self.layoutDirection = layoutDirection
    self.cancel = cancel
    self.clearText = clearText
    self.copy = copy
    self.cut = cut
    self.delete = delete
    self.insert = insert
    self.moreInfo = moreInfo
    self.page = page
    self.paste = paste
    self.percent = percent
    self.progress = progress
    self.search = search
    self.sectionIndex = sectionIndex
    self.selectAll = selectAll
  }
}
