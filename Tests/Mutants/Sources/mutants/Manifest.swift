import SwiftParser
import SwiftSyntax

/// Leaves only some test targets in a package's manifest, so that no others are built.
final class Manifest: SyntaxRewriter {
  private let kept: Set<String>

  init(keeping kept: Set<String>) {
    self.kept = kept
    super.init()
  }

  /// Edits the manifest at `path` in place.
  func edit(_ path: String) throws {
    let tree = rewrite(Parser.parse(source: try text(path)))
    try tree.description.write(toFile: path, atomically: true, encoding: .utf8)
  }

  override func visit(_ node: ArrayElementListSyntax) -> ArrayElementListSyntax {
    super.visit(node).filter { !isDropped($0) }
  }

  private func isDropped(_ element: ArrayElementSyntax) -> Bool {
    guard let call = element.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".testTarget",
      let name = call.arguments.first(where: { $0.label?.text == "name" })?.expression
    else { return false }
    return !kept.contains(String(name.trimmedDescription.dropFirst().dropLast()))
  }
}
