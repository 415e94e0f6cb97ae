import SwiftParser
import SwiftSyntax

/// Puts all mutants of a file into it: each mutant is a call with its number, which changes the
/// result only if that number is chosen (see Mutant.swift). Lines stay where they are.
final class Rewriter: SyntaxRewriter {
  /// The function that stands for an operator, and what the operator may become, in the order of
  /// the numbers of the mutants.
  private static let operators: [String: (name: String, others: [String])] = [
    ">": ("_gt", [">=", "<"]), ">=": ("_ge", [">", "<"]),
    "<": ("_lt", ["<=", ">"]), "<=": ("_le", ["<", ">"]),
    "==": ("_eq", ["!="]), "!=": ("_ne", ["=="]),
    "&&": ("_and", ["||"]), "||": ("_or", ["&&"]),
    "+": ("_add", ["-"]), "-": ("_sub", ["+"]), "*": ("_mul", ["/"]), "/": ("_div", ["*"]),
  ]

  /// The mutants of the file, in the order of their numbers.
  private(set) var mutants: [Mutant] = []

  private let file: String
  private let first: Int
  private let excluded: Set<Place>
  private let lines: SourceLocationConverter

  init(file: String, first: Int, excluded: Set<Place>, tree: some SyntaxProtocol) {
    self.file = file
    self.first = first
    self.excluded = excluded
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init()
  }

  private func location(of node: some SyntaxProtocol) -> (place: Place, column: Int) {
    let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return (Place(file: file, line: location.line), location.column)
  }

  /// The number of a new mutant; nil on an excluded line.
  private func number(_ node: some SyntaxProtocol, _ change: String) -> Int? {
    let (place, column) = location(of: node)
    guard !excluded.contains(place) else { return nil }
    let number = first + mutants.count
    mutants.append(Mutant(number: number, place: place, column: column, change: change))
    return number
  }

  private func parsed(_ text: String, like node: some ExprSyntaxProtocol) -> ExprSyntax {
    let code = Parser.parse(source: text).statements.first
    guard var expression = code?.item.as(ExprSyntax.self) else { return ExprSyntax(node) }
    expression.leadingTrivia = node.leadingTrivia
    expression.trailingTrivia = node.trailingTrivia
    return expression
  }

  // MARK: Operators, literals and conditions

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self),
      let (name, others) = Self.operators[sign.operator.text],
      // The compiler's errors name the line on which the whole expression begins.
      !excluded.contains(location(of: node).place)
    else { return super.visit(node) }
    let numbers = others.compactMap { number(sign, "\(sign.operator.text) is \($0)") }
    let inner = super.visit(node).cast(InfixOperatorExprSyntax.self)
    guard let number = numbers.first else { return ExprSyntax(inner) }
    // The trivia between the operands may contain line breaks.
    let between =
      inner.leftOperand.trailingTrivia.description
      + inner.operator.leadingTrivia.description
    let behind =
      inner.operator.trailingTrivia.description
      + inner.rightOperand.leadingTrivia.description
    let left = inner.leftOperand.trimmedDescription
    let right = inner.rightOperand.trimmedDescription
    return parsed("\(name)(\(left)\(between),\(behind)\(right), \(number))", like: node)
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax { literal(node) }
  override func visit(_ node: FloatLiteralExprSyntax) -> ExprSyntax { literal(node) }

  private func literal(_ node: some ExprSyntaxProtocol) -> ExprSyntax {
    guard let number = number(node, "\(node.trimmedDescription) is one more") else {
      return ExprSyntax(node)
    }
    return parsed("_one(\(node.trimmedDescription), \(number))", like: node)
  }

  /// Negates a condition as a whole; comparisons have mutants of their own.
  override func visit(_ node: ConditionElementSyntax) -> ConditionElementSyntax {
    guard case .expression(let condition) = node.condition,
      !condition.is(InfixOperatorExprSyntax.self),
      // A function may rely on `while true` and end without a return.
      !condition.is(BooleanLiteralExprSyntax.self),
      let number = number(condition, "not \(condition.trimmedDescription)")
    else { return super.visit(node) }
    guard case .expression(let inner) = super.visit(node).condition else { return node }
    var changed = node
    changed.condition = .expression(
      parsed("_not(\(inner.trimmedDescription), \(number))", like: condition))
    return changed
  }

  // MARK: Statements

  /// Makes mutants without a statement: a call or an assignment whose value is unused.
  override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    // The only expression of a function or a closure may be what it returns.
    let mayBeReturned = node.count == 1 && !isBodyWithoutResult(node)
    let kept = node.map { item -> (CodeBlockItemSyntax, Int?) in
      guard !mayBeReturned, isRemovable(item) else { return (item, nil) }
      return (item, number(item, "without \(item.trimmedDescription.prefix(60))"))
    }
    let inner = super.visit(node)
    return CodeBlockItemListSyntax(
      zip(inner, kept).map { item, before in
        guard let number = before.1 else { return item }
        let text = "if _keep(\(number)) { \(item.trimmedDescription) }"
        guard var changed = Parser.parse(source: text).statements.first else { return item }
        changed.leadingTrivia = item.leadingTrivia
        changed.trailingTrivia = item.trailingTrivia
        return changed
      })
  }

  private func isBodyWithoutResult(_ node: CodeBlockItemListSyntax) -> Bool {
    guard let block = node.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text != "get"
    }
    return owner.is(InitializerDeclSyntax.self) || owner.is(ForStmtSyntax.self)
      || owner.is(WhileStmtSyntax.self) || owner.is(DeferStmtSyntax.self)
  }

  private func isRemovable(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // Without such a call there would be no value, or the function would not end.
      let name = call.calledExpression.trimmedDescription
      return !name.hasPrefix("fail") && !["fatalError", "preconditionFailure"].contains(name)
        && !name.hasSuffix(".init")
    }
    guard let assignment = expression.as(InfixOperatorExprSyntax.self) else { return false }
    if assignment.operator.is(AssignmentExprSyntax.self) {
      return !isInInitializer(item) && !isFirstValue(assignment.leftOperand)
    }
    guard let sign = assignment.operator.as(BinaryOperatorExprSyntax.self) else { return false }
    return ["+=", "-=", "*=", "/=", "&+=", "&-=", "|=", "&=", "^="].contains(sign.operator.text)
  }

  /// Whether `target` may be a local variable that gets its first value here.
  private func isFirstValue(_ target: ExprSyntax) -> Bool {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return target.is(TupleExprSyntax.self)
    }
    var outer = target.parent
    while let current = outer, !current.is(MemberBlockSyntax.self) {
      if let block = current.as(CodeBlockItemListSyntax.self),
        block.contains(where: { declares(name, withoutValue: $0) })
      {
        return true
      }
      outer = current.parent
    }
    return false
  }

  private func declares(_ name: String, withoutValue item: CodeBlockItemSyntax) -> Bool {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains {
      $0.initializer == nil && $0.accessorBlock == nil && $0.pattern.trimmedDescription == name
    }
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var outer = node.parent
    while let current = outer {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorDeclSyntax.self) { return false }
      outer = current.parent
    }
    return false
  }

  // MARK: Code without mutants

  override func visit(_ node: AttributeSyntax) -> AttributeSyntax { node }
  override func visit(_ node: EnumCaseDeclSyntax) -> DeclSyntax { DeclSyntax(node) }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SwitchCaseLabelSyntax { node }
  override func visit(_ node: IfConfigDeclSyntax) -> DeclSyntax { DeclSyntax(node) }
  /// Most strings are messages, which do not change what a program does.
  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  /// A call of `fail` stays as it is, with its message.
  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    let name = node.calledExpression.trimmedDescription
    return name == "fail" ? ExprSyntax(node) : super.visit(node)
  }

  /// Descriptions for debugging and checks of invariants have no mutants.
  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    node.name.text == "checkInvariants" ? DeclSyntax(node) : super.visit(node)
  }
  override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
    ["description", "debugDescription"].contains(node.pattern.trimmedDescription)
      ? node : super.visit(node)
  }
}
