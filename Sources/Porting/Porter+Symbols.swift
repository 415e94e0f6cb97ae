internal import Drawing

// The engine draws many of the symbols that UIKit has.
extension Porter {
  /// Remarks on `UIImage(systemName: "x")` where there is no such symbol; returns whether the
  /// initialiser with these labels exists.
  ///
  /// A name that is computed is not remarked: the code compiles, and gets nil as in UIKit.
  mutating func portSymbol(_ index: Int, _ open: Int) -> Bool {
    let more = callLabels(open).dropFirst()
    guard more.isEmpty || more == ["withConfiguration"] else { return false }
    guard let name = literal(open + 3), !Image.hasSymbol(named: name) else { return true }
    remark(index, "UIImage(systemName: \"\(name)\")", "there is no such symbol", .namedImage)
    return true
  }

  /// The text of an argument that is one string on a line, without interpolations.
  private func literal(_ index: Int) -> String? {
    guard code.indices.contains(index), code[index].kind == .string,
      [")", ","].contains(text(index + 1))
    else { return nil }
    let string = text(index)
    guard string.first == "\"", string.last == "\"", string.count > 2,
      !string.contains(where: { $0 == "\\" || $0.isNewline })
    else { return nil }
    return String(string.dropFirst().dropLast())
  }
}
