/// A character that no font on the system has.
struct MissingGlyph {
  private let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// One line for the person, and what would help; two lines with the same remedy say the same.
  func description(
    package: (WritingSystem) -> WritingSystem.Package
  ) -> (text: String, remedy: String) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let remedy: String
    var name = code
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate: remedy = "name a font that has it with --font"
    default:
      remedy = "apt install \(package(WritingSystem(of: scalar)).rawValue)"
      name = "\(scalar) (\(code))"
    }
    return ("no font here has \(name), a box stands for it; \(remedy)", remedy)
  }
}
