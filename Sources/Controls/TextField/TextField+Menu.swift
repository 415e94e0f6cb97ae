import ScrollEngine

// The context menu of a text field.
extension TextField {
  final var editMenu: ContextMenuConfiguration? {
    guard isEnabled else { return nil }
    return ContextMenuConfiguration { [weak self] _ in
      guard let self, becomeFirstResponder() else { return nil }
      let hasSelection = !edited.selection.isEmpty && !isSecureTextEntry
      let canPaste = window?.pasteboard?.string?.isEmpty == false
      let hasPasteboard = window?.pasteboard != nil
      return Menu(children: [
        item("Cut", hasSelection && hasPasteboard) { $0.cut(nil) },
        item("Copy", hasSelection && hasPasteboard) { $0.copy(nil) },
        item("Paste", canPaste) { $0.paste(nil) },
        Menu(
          options: .displayInline,
          children: [item("Select All", hasText) { $0.selectAll(nil) }]),
      ])
    }
  }

  private func item(
    _ title: String, _ isPossible: Bool, _ call: @escaping (TextField) -> Void
  ) -> Action {
    Action(title: title, attributes: isPossible ? [] : .disabled) { [weak self] _ in
      if let self { call(self) }
    }
  }
}
