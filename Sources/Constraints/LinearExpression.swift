/// A sum of variables, each times a coefficient, and a constant.
///
///     try solver.add(label.left, .equal, icon.left + icon.width + 8)
public struct LinearExpression: Hashable, Sendable, Linear {
  /// A variable times a number.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The variables with their coefficients; the coefficients of a repeated variable add up.
  public var terms: [Term]
  /// The constant of the sum.
  public var constant: Double

  /// Makes a sum.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The expression, unchanged.
  public var expression: LinearExpression { self }
}

/// A variable or a sum of variables: one side of a constraint.
public protocol Linear {
  /// The variable or sum as an expression.
  var expression: LinearExpression { get }
}

extension Variable: Linear {
  /// The variable with the coefficient 1.
  public var expression: LinearExpression { LinearExpression([.init(self)]) }
}

extension Linear {
  /// The sum of two expressions.
  public static func + (left: Self, right: some Linear) -> LinearExpression {
    var sum = left.expression
    let right = right.expression
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: some Linear) -> LinearExpression {
    left.expression + -1 * right
  }

  /// The expression with a number added.
  public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// The expression with a number subtracted.
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// The expression with every term and the constant multiplied by a number.
  public static func * (factor: Double, right: Self) -> LinearExpression {
    var product = right.expression
    for place in product.terms.indices { product.terms[place].coefficient *= factor }
    product.constant *= factor
    return product
  }
}
