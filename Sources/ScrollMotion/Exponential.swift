// The only file of this module that calls the C library.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Exponentials and logarithms that never return NaN for the arguments of this module.
///
/// Processors differ in the last bit of these functions, because the C library uses fused
/// multiplications where available. That is invisible, because drawing rounds positions to pixels.
enum Exponential {
  /// e^-746 is zero in `Double`.
  private static let largestExponent = 746.0

  /// e^−x for x ≥ 0; a negative x counts as zero.
  static func decay(_ x: Double) -> Double {
    exp(-min(max(x, 0), largestExponent))
  }

  /// 1 − e^−x for x ≥ 0, precise to the last digits even for small x.
  static func rise(_ x: Double) -> Double {
    -expm1(-min(max(x, 0), largestExponent))
  }

  /// The natural logarithm of a positive number.
  static func logarithm(_ x: Double) -> Double {
    log(max(x, Double.leastNonzeroMagnitude))
  }

  /// ln(x/y) for positive numbers; their quotient may be too large for a `Double`.
  static func logarithm(of x: Double, over y: Double) -> Double {
    let quotient = x / y
    return quotient.isFinite ? log(quotient) : log(x) - log(y)
  }

  /// ln(1 + x) for x > −1, precise to the last digits even for small x.
  static func logarithm(onePlus x: Double) -> Double {
    log1p(x)
  }

  /// `base` to the power of `exponent`, for a base ≥ 0.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    pow(max(base, 0), exponent)
  }
}
