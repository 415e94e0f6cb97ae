internal import Randomness

/// Random gestures, sizes and changes that depend only on a seed.
struct RandomSteps {
  private var random: SplitMix64
  private let first: Size
  private var size: Size
  private let changes: [SnapshotStep]
  /// Whether the script only scrolls and resizes, so that a new screen can reach the same state.
  private let onlyScrolls: Bool

  init(seed: UInt64, size: Size, changes: [SnapshotStep]) {
    random = SplitMix64(seed: seed)
    first = size
    self.size = size
    self.changes = changes
    onlyScrolls = seed.isMultiple(of: 2)
  }

  mutating func steps(atMost length: Int) -> [SnapshotStep] {
    let count = Int.random(in: min(3, length)...length, using: &random)
    var steps: [SnapshotStep] = []
    while steps.count < count {
      let step = step()
      // Half of the changes follow a flick, so that they happen while a person reads further down.
      if case .call = step.kind, steps.count + 2 < count, Bool.random(using: &random) {
        let way = Point(x: 0, y: Double.random(in: -max(size.height, 40) ... -20, using: &random))
        steps += [.flick(from: point(), by: way, during: duration()), .settle]
      }
      steps.append(step)
    }
    return steps
  }

  private mutating func step() -> SnapshotStep {
    let kinds = onlyScrolls ? 12 : changes.isEmpty ? 14 : 18
    switch Int.random(in: 0..<kinds, using: &random) {
    case 0...3: return .flick(from: point(), by: translation(500), during: duration())
    case 4...5: return .drag(from: point(), by: translation(300), during: duration())
    case 6...7:
      return .wheel(at: point(), by: Point(x: 0, y: Double(Int.random(in: -4...4, using: &random))))
    case 8: return .settle
    case 9: return .wait(Double.random(in: 0...0.5, using: &random))
    case 10: return .key([.pageDown, .pageUp, .home, .end].randomElement(using: &random) ?? .end)
    case 11: return resize()
    case 12...13: return .tap(at: point())
    default: return changes.randomElement(using: &random) ?? .settle
    }
  }

  private mutating func resize() -> SnapshotStep {
    // Lengths in whole points, half points, or thousandths of a point.
    let units = [1.0, 0.5, 0.001]
    let unit = units[Int.random(in: 0..<units.count, using: &random)]
    func length(_ length: Double) -> Double {
      let value = Double.random(in: max(1, length * 0.5)...(length * 1.5), using: &random)
      return max(unit, (value / unit).rounded() * unit)
    }
    size = Size(width: length(first.width), height: length(first.height))
    return .resize(to: size)
  }

  private mutating func point() -> Point {
    Point(
      x: Double.random(in: 0..<size.width, using: &random),
      y: Double.random(in: 0..<size.height, using: &random))
  }

  private mutating func translation(_ limit: Double) -> Point {
    let along = Double.random(in: -limit...limit, using: &random)
    let across = Double.random(in: -20...20, using: &random)
    // Three of four translations are vertical, because most lists scroll vertically.
    return Int.random(in: 0..<4, using: &random) == 0
      ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  private mutating func duration() -> Double { Double.random(in: 0.03...0.3, using: &random) }
}
