/// What a menu for something under the pointer is made from.
@preconcurrency @MainActor
public final class ContextMenuConfiguration {
  /// A name for the program.
  public let identifier: String?
  let actionProvider: @MainActor ([MenuElement]) -> Menu?

  /// Makes a configuration; the provider is called when the menu is about to be shown.
  ///
  /// The provider gets no elements: the system suggests none. There are no previews.
  public init(
    identifier: String? = nil, previewProvider: Never? = nil,
    actionProvider: @escaping @MainActor ([MenuElement]) -> Menu?
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }
}
