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
      let texts = SystemTexts.current
      return Menu(children: [
        item(texts.cut, hasSelection && hasPasteboard) { $0.cut(nil) },
        item(texts.copy, hasSelection && hasPasteboard) { $0.copy(nil) },
        item(texts.paste, canPaste) { $0.paste(nil) },
        Menu(
          options: .displayInline,
          children: [item(texts.selectAll, hasText) { $0.selectAll(nil) }]),
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
