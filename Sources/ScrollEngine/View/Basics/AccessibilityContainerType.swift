/// What a view that is no accessibility element itself is for the elements inside it.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// Nothing: its elements belong to the view around it.
  case none
  /// A table with rows and columns.
  case dataTable
  /// A list.
  case list
  /// A part of the screen that a person can go to, such as a search.
  case landmark
  /// A group of elements that belong together.
  case semanticGroup
}
