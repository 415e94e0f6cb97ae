#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Constraints that cannot all hold, and the constraint that was given up for the others.
///
/// The engine tries the given-up constraint again with every later change.
@MainActor
public struct LayoutConflict {
  /// The constraint that does not hold.
  public let givenUp: LayoutConstraint
  /// The active constraints that ``givenUp`` contradicts.
  public let others: [LayoutConstraint]
  /// Everything else that ``givenUp`` contradicts, by the names of the views: frames, sizes of
  /// contents, and the rule that no size is negative.
  public let given: [String]

  /// Called for each conflict, during layout. By default, it prints the message to standard error.
  public static var handler: @MainActor (LayoutConflict) -> Void = { $0.print() }

  func tell() {
    Self.handler(self)
    TraceMark.tell(
      .conflict(message, window: givenUp.first.item.view?.window.map { ObjectIdentifier($0) }))
  }

  /// An explanation of the conflict for the programmer, in a few lines.
  public var message: String {
    guard !others.isEmpty || !given.isEmpty else {
      return "Constraints contradict each other. Given up:\n  \(givenUp)\nIt can never hold."
    }
    var lines = [
      "Constraints contradict each other. Given up:", "  \(givenUp)", "It cannot hold with:",
    ]
    lines += others.map { "  \($0)" } + given.map { "  \($0)" }
    lines.append(
      "Deactivate one of them, or give one a priority below 1000. A view that constraints hold "
        + "sets translatesAutoresizingMaskIntoConstraints to false.")
    return lines.joined(separator: "\n")
  }

  private func print() {
    var text = message + "\n"
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let written = write(2, base, rest.count)
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }
}

extension LayoutConstraint: @preconcurrency CustomStringConvertible {
  /// The relation as a formula, followed by the priority if that is not 1000.
  public final var description: String {
    let name = identifier.map { "\"\($0)\" " } ?? ""
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name)\(first) \(sign) "
    if let second {
      if multiplier != 1 { text += "\(compact(multiplier)) * " }
      text += "\(second)"
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + compact(abs(constant)) }
    } else {
      text += compact(constant)
    }
    if priority != .required { text += " @\(compact(Double(priority.rawValue)))" }
    return text
  }
}

extension LayoutConstraint.Side: @preconcurrency CustomStringConvertible {
  @MainActor var description: String {
    let text = "\(item.name).\(attribute)"
    guard let origin else { return text }
    return "(\(text) - \(origin.item.name).\(origin.attribute))"
  }
}
