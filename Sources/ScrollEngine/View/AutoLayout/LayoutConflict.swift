#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Constraints that cannot all hold, and the one that was given up for the others.
///
/// It takes part again when it can.
@MainActor
public struct LayoutConflict {
  /// The constraint that does not hold.
  public let givenUp: LayoutConstraint
  /// Constraints that it contradicts.
  public let others: [LayoutConstraint]
  /// What else it contradicts: frames and sizes of contents, by the names of their views.
  public let given: [String]

  /// Called for conflicts, during layout; they go to standard error unless set.
  public static var handler: @MainActor (LayoutConflict) -> Void = { $0.print() }

  func tell() { Self.handler(self) }

  /// What a person should know, in a few lines.
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
  /// The relation as one would write it, with the priority unless it is required.
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
