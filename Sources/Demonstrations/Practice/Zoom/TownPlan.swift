import Drawing
internal import Randomness
import SceneParts
import ScrollEngine

/// The plan of an invented town: blocks of houses, a park, and a river with bridges.
final class TownPlan: View {
  private struct House {
    let rect: Rect
    let color: Color
  }

  private struct Town {
    var blocks: [Rect] = []
    var houses: [House] = []
    var trees: [Rect] = []
    var park = Rect.zero
    var river: [Point] = []
    /// The avenues, which cross the river.
    var avenues: [[Point]] = []
  }

  private let town: Town

  private static let columns = 9
  private static let rows = 6
  private static let streetWidth = 9.0
  private static let ground = Color(light: Color(0xE9EBEF), dark: Color(0x3A3F4A))
  private static let blockColor = Color(light: Color(0xF8F6F0), dark: Color(0x2E323B))
  private static let avenueColor = Color(light: Color(0xFFFFFF), dark: Color(0x4A505D))
  private static let water = Color(light: Color(0x8CC4E8), dark: Color(0x2F6C94))
  private static let grass = Color(light: Color(0xBFDDB4), dark: Color(0x3D5B3A))
  private static let tree = Color(light: Color(0x6BAA70), dark: Color(0x6B9A6E))
  private static let riverWidth = 30.0
  private static let avenueWidth = 13.0
  private static let roofs = [0xE9BC63, 0xE58A7B, 0xC9A98B, 0xD9D2C4, 0x9FB3C8].map {
    Color(light: Color($0), dark: Color($0).mixed(with: Color(0x000000), fraction: 0.35))
  }

  init(size: Size, seed: UInt64) {
    town = Self.town(size: size, SeededValues(seed))
    super.init(frame: Rect(origin: .zero, size: size))
  }

  // MARK: Building

  private static func town(size: Size, _ values: SeededValues) -> Town {
    var town = Town()
    let xs = edges(of: columns, upTo: size.width) { values.unit($0, 1) }
    let ys = edges(of: rows, upTo: size.height) { values.unit($0, 2) }
    let parkPlace = (column: 5, row: 1)
    for row in 0..<rows {
      for column in 0..<columns {
        let block = Rect(
          x: xs[column], y: ys[row], width: xs[column + 1] - xs[column],
          height: ys[row + 1] - ys[row]
        ).inset(by: streetWidth / 2)
        if (column, row) == parkPlace {
          town.park = block
          town.trees = trees(in: block, values)
        } else {
          town.blocks.append(block)
          town.houses += houses(in: block, number: row * columns + column, values)
        }
      }
    }
    town.river = river(across: size, values)
    town.avenues = [2, 4, 7].map { column in
      [Point(x: xs[column], y: 0), Point(x: xs[column], y: size.height)]
    }
    return town
  }

  /// The edges of `count` blocks of uneven sizes, from 0 to a length, in points.
  private static func edges(of count: Int, upTo length: Double, _ unit: (Int) -> Double) -> [Double]
  {
    let shares = (0..<count).map { 0.7 + 0.6 * unit($0) }
    let sum = shares.reduce(0, +)
    var edges = [0.0]
    for share in shares { edges.append(edges[edges.count - 1] + length * share / sum) }
    return edges
  }

  /// The course of the river, eased from bend to bend, so that there are no corners.
  private static func river(across size: Size, _ values: SeededValues) -> [Point] {
    let (bends, steps) = (7, 16)
    func height(_ bend: Int) -> Double {
      0.64 - 0.02 * Double(bend) + 0.16 * (values.unit(bend, 3) - 0.5)
    }
    return (0...bends * steps).map { step in
      let (bend, way) = (step / steps, Double(step % steps) / Double(steps))
      let share = height(bend) + (height(bend + 1) - height(bend)) * eased(way)
      return Point(
        x: size.width * Double(step) / Double(bends * steps), y: size.height * share)
    }
  }

  private static func houses(in block: Rect, number: Int, _ values: SeededValues) -> [House] {
    let inner = block.inset(by: 4)
    let across = 2 + values.number(below: 3, number, 4)
    let along = 2 + values.number(below: 2, number, 5)
    let size = Size(width: inner.width / Double(across), height: inner.height / Double(along))
    return (0..<across * along).map { place in
      let salt = number * 16 + place
      let plot = Rect(
        x: inner.minX + Double(place % across) * size.width,
        y: inner.minY + Double(place / across) * size.height, width: size.width,
        height: size.height)
      let gap = 1.5 + 2.5 * values.unit(salt, 6)
      return House(
        rect: plot.inset(by: EdgeInsets(top: 1.5, left: gap, bottom: gap, right: 1.5)),
        color: roofs[values.number(below: roofs.count, salt, 7)])
    }
  }

  private static func trees(in park: Rect, _ values: SeededValues) -> [Rect] {
    (0..<14).map { number in
      let diameter = 6 + 5 * values.unit(number, 8)
      return Rect(
        x: park.minX + 3 + (park.width - 6 - diameter) * values.unit(number, 9),
        y: park.minY + 3 + (park.height - 6 - diameter) * values.unit(number, 10),
        width: diameter, height: diameter)
    }
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let visible = canvas.visibleRect
    canvas.fill(bounds, Self.ground)
    for block in town.blocks where block.intersects(visible) {
      canvas.fill(block, Self.blockColor, cornerRadius: 3)
    }
    for house in town.houses where house.rect.intersects(visible) {
      canvas.fill(house.rect, house.color)
    }
    canvas.fill(town.park, Self.grass, cornerRadius: 6)
    for tree in town.trees {
      canvas.fill(tree, Self.tree, cornerRadius: tree.width / 2)
    }
    canvas.saved { canvas in
      canvas.clip(to: bounds)
      canvas.polyline(town.river, Self.water, width: Self.riverWidth)
      for avenue in town.avenues {
        canvas.polyline(avenue, Self.avenueColor, width: Self.avenueWidth)
      }
    }
  }
}
