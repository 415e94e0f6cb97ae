@testable import ScrollEngine
import TestSupport
import Testing

@Suite("The ways of cells on screen")
struct CellPathTests {
  private func path(_ start: (Double, Double), _ end: (Double, Double)) -> CellPath {
    CellPath(
      start: Rect(x: start.0, y: start.1, width: 10, height: 10),
      end: Rect(x: end.0, y: end.1, width: 10, height: 10))
  }

  private func yields(_ paths: [CellPath]) -> [Int] {
    CellPath.crossing(paths.map { ($0, .shown) })
  }

  @Test("cross where two cells lie upon each other on the way, and at no other time")
  func crossing() {
    // Side by side, one after the other, and through each other.
    #expect(!path((0, 0), (10, 0)).crosses(path((10, 0), (20, 0))))
    #expect(!path((0, 0), (0, 50)).crosses(path((10, 50), (10, 0))))
    #expect(path((0, 0), (20, 0)).crosses(path((20, 0), (0, 0))))
    // Past a corner: clear of it, and overlapping.
    #expect(!path((0, 0), (20, 20)).crosses(path((20, 0), (20, 0))))
    #expect(path((0, 0), (20, 20)).crosses(path((15, 5), (15, 5))))
    #expect(path((0, 0), (5, 0)).crosses(path((50, 0), (5, 5))))
    #expect(path((0, 0), (30, 0)).crosses(path((5, 0), (0, 0))))
    // The cells meet at a corner, just before they would overlap.
    let hair = CellPath.hair
    #expect(
      !path((0, 0), (0, 0)).crosses(path((9 - hair, 11 - hair), (11 - hair, 9 - hair))))
  }

  @Test("overlap by more than a sixty-fourth of a point, or not at all")
  func hair() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(CellPath.overlap(rect, Rect(x: 9.98, y: 0, width: 10, height: 10)))
    #expect(!CellPath.overlap(rect, Rect(x: 9.99, y: 0, width: 10, height: 10)))
  }

  @Test("agree with what a thousand moments of two ways show", arguments: Soak.seeds(1...4))
  func moments(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func rect() -> Rect {
      func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
      }
      return Rect(
        x: number(0...40), y: number(0...40), width: number(1...20), height: number(1...20))
    }
    func mixed(_ path: CellPath, _ part: Double) -> Rect {
      func mix(_ start: Double, _ end: Double) -> Double { start * (1 - part) + end * part }
      return Rect(
        x: mix(path.start.minX, path.end.minX), y: mix(path.start.minY, path.end.minY),
        width: mix(path.start.width, path.end.width),
        height: mix(path.start.height, path.end.height))
    }
    var crossings = 0
    for _ in 0..<500 {
      let one = CellPath(start: rect(), end: rect())
      let other = CellPath(start: rect(), end: rect())
      // The deepest overlap of 1,001 moments. Between two of them it is less than a hair deeper.
      let depth =
        (0...1_000).map { moment in
          let (a, b) = (mixed(one, Double(moment) / 1_000), mixed(other, Double(moment) / 1_000))
          return min(
            min(a.maxX, b.maxX) - max(a.minX, b.minX), min(a.maxY, b.maxY) - max(a.minY, b.minY))
        }.max() ?? 0
      if abs(depth - CellPath.hair) > 0.1 {
        #expect(one.crosses(other) == (depth > CellPath.hair))
        #expect(other.crosses(one) == one.crosses(other))
      }
      if depth > CellPath.hair { crossings += 1 }
    }
    #expect(crossings > 50)
  }

  @Test("let those in a line of a grid go on, and only the one that changes its line fade")
  func grid() {
    // An insertion at the second place: 1 moves on, 2 goes to the next line, 3 makes room.
    let paths = [
      path((0, 0), (0, 0)), path((10, 0), (20, 0)), path((20, 0), (0, 10)),
      path((0, 10), (10, 10)), path((10, 10), (20, 10)), path((20, 10), (0, 20)),
    ]
    #expect(yields(paths) == [2, 5])
    // A whole line moves down, and crosses no other cell.
    #expect(yields((0..<3).map { path((Double($0) * 10, 0), (Double($0) * 10, 30)) }) == [])
  }

  @Test("begin at the edge from which a view grows, though it has become smaller than its cover")
  func covers() {
    let frame = Rect(x: 40, y: 7, width: 10, height: 20)
    let left = Transit(cover: EdgeInsets(top: 0, left: 25, bottom: 0, right: 0)).shown(frame)
    #expect(left == Rect(x: 50, y: 7, width: 0, height: 20))
    let right = Transit(cover: EdgeInsets(top: 0, left: 0, bottom: 30, right: 25)).shown(frame)
    #expect(right == Rect(x: 40, y: 7, width: 0, height: 0))
  }

  @Test("begin with a cover over what a view has grown by, also in one direction only")
  @MainActor func growth() {
    let list = TableView()
    let old = Size(width: 10, height: 20)
    #expect(
      list.cover(of: Size(width: 15, height: 20), showing: old)
        == EdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
    #expect(
      list.cover(of: Size(width: 10, height: 26), showing: old)
        == EdgeInsets(top: 0, left: 0, bottom: 6, right: 0))
    #expect(list.cover(of: Size(width: 9, height: 19), showing: old) == .zero)
  }

  @Test("give way in a mirror image as they do here", arguments: Soak.seeds(1...4))
  func mirror(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let places = stride(from: 0, through: 60, by: 12.1)
    func rect(_ width: Double) -> Rect {
      Rect(
        x: places.map { $0 }.randomElement(using: &random) ?? 0,
        y: places.map { $0 }.randomElement(using: &random) ?? 0,
        width: width, height: 10.3)
    }
    func mirrored(_ rect: Rect) -> Rect {
      Rect(x: 123.4 - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
    }
    var yields = 0
    for _ in 0..<500 {
      let paths = (0..<8).map { _ in
        let widths = [1.7, 12.1, 24.2]
        return CellPath(
          start: rect(widths.randomElement(using: &random) ?? 1),
          end: rect(widths.randomElement(using: &random) ?? 1))
      }
      let crossing = self.yields(paths)
      #expect(
        self.yields(
          paths.map { CellPath(start: mirrored($0.start), end: mirrored($0.end)) }) == crossing)
      yields += crossing.count
    }
    #expect(yields > 500)
  }

  @Test("may end upon each other where both stay, as a layout may want it")
  func meeting() {
    let paths = [path((0, 0), (5, 0)), path((50, 0), (5, 5))]
    #expect(yields(paths) == [])
    #expect(CellPath.crossing([(paths[0], .shown), (paths[1], .leaving)]) == [1])
  }

  @Test("give way to what stays, to what was visible before, and to short ways")
  func order() {
    let standing = path((20, 0), (20, 0))
    let long = path((0, 0), (60, 0))
    #expect(yields([long, standing]) == [0])
    let short = path((10, 0), (0, 0))
    let other = path((-10, 0), (10, 0))
    #expect(yields([other, short]) == [0])
    #expect(CellPath.crossing([(other, .shown), (short, .arriving)]) == [1])
    #expect(CellPath.crossing([(other, .arriving), (short, .leaving)]) == [1])
  }

  @Test("of those that cross, the one of the later rank fades, wherever it stands in the list")
  func ranks() {
    let across = path((0, 0), (100, 0))
    let back = path((100, 0), (0, 0))
    func fading(_ one: CellPath.Rank, _ other: CellPath.Rank) -> [Int] {
      CellPath.crossing([(across, one), (back, other)])
    }
    #expect(fading(.shown, .leaving) == [1] && fading(.leaving, .shown) == [0])
    #expect(fading(.arriving, .leaving) == [1] && fading(.leaving, .arriving) == [0])
    #expect(fading(.shown, .arriving) == [1] && fading(.arriving, .shown) == [0])
  }

  @Test("that end on each other may overlap before, unless one leaves")
  func ends() {
    let one = path((0, 0), (50, 0))
    let other = path((100, 0), (50, 0))
    #expect(CellPath.crossing([(one, .shown), (other, .arriving)]).isEmpty)
    #expect(CellPath.crossing([(one, .shown), (other, .leaving)]) == [1])
    #expect(CellPath.crossing([(one, .leaving), (other, .shown)]) == [0])
  }
}
