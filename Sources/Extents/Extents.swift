public struct Extents: Sendable {
  var e: [Double] = []
  public init() {}
  public init(count: Int, height: (Int) throws -> Double) rethrows { e = try (0..<count).map(height) }
  public var count: Int { e.count }
  public var total: Double { e.reduce(0,+) }
  public subscript(i: Int) -> Double { get { e[i] } set { e[i] = newValue } }
  public func offset(of i: Int) -> Double { e[..<i].reduce(0,+) }
  public func index(at o: Double) -> Int? { var y = 0.0; for (i,h) in e.enumerated() { if o >= y && o < y+h {return i}; y += h }; return nil }
  public func indices(intersecting l: Double, _ u: Double) -> Range<Int> { guard l < u else { return 0..<0 }; var y = 0.0; var a: Int? = nil; var b = 0; for (i,h) in e.enumerated() { if h > 0, y < u, y+h > l { if a == nil {a = i}; b = i+1 }; y += h }; return a.map { $0..<b } ?? 0..<0 }
  public mutating func append(repeating x: Double, count: Int) { e += Array(repeating: x, count: count) }
  public mutating func append(_ o: Extents) { e += o.e }
  public mutating func insert(_ x: Double, at i: Int) { e.insert(x, at: i) }
  @discardableResult public mutating func remove(at i: Int) -> Double { e.remove(at: i) }
}
