import Documents

/// The values of a slider, which grow by about a tenth from each to the next, and have two digits.
struct SliderScale: Hashable {
  /// All values in ascending order; at least two.
  let stops: [Double]

  /// The costs of a cell, in seconds.
  static let costs = SliderScale(SceneSetting.costs, unit: 1e-6)
  /// The numbers of rows, from as many as are in sight.
  static let rows = SliderScale(9...Double(SceneSetting.rowCounts.upperBound), unit: 1)

  /// The preferred numbers of 24 steps for a factor of ten (IEC 60063), times ten.
  private static let series = [
    10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
  ]

  /// Makes the scale of a range, whose values are whole numbers of a unit.
  private init(_ range: ClosedRange<Double>, unit: Double) {
    let parts = (1 / unit).rounded()
    var stops = [range.lowerBound]
    var power = 1
    // Divided instead of multiplied, so that each value is the nearest to its decimal form.
    func value(_ number: Int) -> Double { Double(number * power) / parts }
    while value(10) <= range.upperBound {
      stops += Self.series.map(value).filter { $0 > range.lowerBound && $0 <= range.upperBound }
      power *= 10
    }
    self.stops = stops
  }

  /// The place of a value on the slider, from 0 to 1.
  func share(of value: Double) -> Double {
    let next = stops.firstIndex { $0 > value } ?? stops.count
    guard next > 0 else { return 0 }
    guard next < stops.count else { return 1 }
    let part = (value - stops[next - 1]) / (stops[next] - stops[next - 1])
    return (Double(next - 1) + part) / Double(stops.count - 1)
  }

  /// The value nearest to a place from 0 to 1.
  func value(at share: Double) -> Double {
    let place = (share * Double(stops.count - 1)).rounded()
    return stops[Int(min(max(place, 0), Double(stops.count - 1)))]
  }

  /// The next greater value, or the next smaller one; the value itself at the ends.
  func neighbour(of value: Double, isGreater: Bool) -> Double {
    let next = isGreater ? stops.first { $0 > value } : stops.last { $0 < value }
    return next ?? (isGreater ? stops[stops.count - 1] : stops[0])
  }
}
