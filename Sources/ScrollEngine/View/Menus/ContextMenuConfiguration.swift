/// Describes the context menu of a view.
@preconcurrency @MainActor
public final class ContextMenuConfiguration {
  /// A name for the program's own use.
  public let identifier: String?
  let actionProvider: @MainActor ([MenuElement]) -> Menu?

  /// Makes a configuration; the provider is called when the menu is about to be shown.
  ///
  /// The provider gets an empty list, because the system suggests no elements. There are no
  /// previews.
  public init(
    identifier: String? = nil, previewProvider: Never? = nil,
    actionProvider: @escaping @MainActor ([MenuElement]) -> Menu?
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }
}
