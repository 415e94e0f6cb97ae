import PageMaps
import ScrollEngine
import TestSupport
import Testing

/// The map of the article: 1 · 2 / 3 4 5 / · 6 7 / · · 8.
let articleMap = PageMap<Int>([[1, nil, 2], [3, 4, 5], [nil, 6, 7], [nil, nil, 8]])

func position(of page: Int, in map: PageMap<Int> = articleMap) -> PagePosition {
  map.firstPosition(of: page) ?? PagePosition(column: -1, row: -1)
}

@Suite("A map of pages")
struct PageMapTests {
  @Test("knows its pages, its holes, and that there is nothing outside")
  func pages() {
    #expect(articleMap.columnCount == 3 && articleMap.rowCount == 4)
    #expect(articleMap.pageCount == 8 && !articleMap.isEmpty)
    #expect(articleMap.positions.compactMap { articleMap[$0] } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(articleMap[PagePosition(column: 1, row: 0)] == nil)
    #expect(!articleMap.contains(PagePosition(column: -1, row: 0)))
    #expect(!articleMap.contains(PagePosition(column: 3, row: 1)))
    #expect(!articleMap.contains(PagePosition(column: 0, row: 4)))
  }

  @Test("opens the ways of the article's question: at 6 right to 7, down to 8, and no others")
  func ways() {
    #expect(articleMap.openDirections(from: position(of: 6)) == [.right, .up])
    #expect(articleMap.neighbor(of: position(of: 6), towards: .right) == position(of: 7))
    #expect(articleMap.openDirections(from: position(of: 7)) == [.left, .up, .down])
    #expect(articleMap.neighbor(of: position(of: 7), towards: .down) == position(of: 8))
    #expect(articleMap.openDirections(from: position(of: 8)) == [.up])
    #expect(articleMap.openDirections(from: position(of: 1)) == [.down])
  }

  @Test("gives the corridor through a page, and ends it at holes")
  func corridors() {
    #expect(articleMap.corridor(through: position(of: 2), along: .horizontal) == 2...2)
    #expect(articleMap.corridor(through: position(of: 7), along: .vertical) == 0...3)
    #expect(articleMap.corridor(through: position(of: 4), along: .horizontal) == 0...2)
    #expect(articleMap.corridor(through: position(of: 6), along: .vertical) == 1...2)
    #expect(articleMap.isStraight(from: position(of: 2), to: position(of: 8)))
    #expect(!articleMap.isStraight(from: position(of: 1), to: position(of: 2)))
    #expect(!articleMap.isStraight(from: position(of: 1), to: position(of: 4)))
  }

  @Test("may be ragged, may repeat a page, may have none")
  func odd() {
    let map = PageMap<String>([[], ["a"], ["a", "b", nil], [nil]])
    #expect(map.columnCount == 3 && map.rowCount == 4 && map.pageCount == 3)
    #expect(map.firstPosition(of: "a") == PagePosition(column: 0, row: 1))
    #expect(map.firstPosition(of: "c") == nil)
    #expect(PageMap<Int>([]).isEmpty && PageMap<Int>([[nil], []]).isEmpty)
  }

  @Test("agrees with a search that knows nothing but pages", arguments: 0..<50 as Range<UInt64>)
  func properties(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let map = randomMap(&random, upTo: 7)
    let pages = Set(map.positions)
    #expect(pages.count == map.pageCount)
    for position in map.positions {
      for direction in PageDirection.allCases {
        let next = position.next(towards: direction)
        #expect(map.isOpen(from: position, towards: direction) == pages.contains(next))
        #expect(next.next(towards: direction.opposite) == position)
      }
      for axis in Axis.allCases {
        let corridor = map.corridor(through: position, along: axis)
        #expect(corridor.contains(position[axis]))
        for index in corridor {
          var inside = position
          inside[axis] = index
          #expect(pages.contains(inside))
          #expect(map.corridor(through: inside, along: axis) == corridor)
          #expect(map.isStraight(from: position, to: inside))
        }
        for index in [corridor.lowerBound - 1, corridor.upperBound + 1] {
          var outside = position
          outside[axis] = index
          #expect(!pages.contains(outside))
        }
      }
    }
  }

  @Test("names the place that holds no page")
  func mistakes() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = PageMap<Int>([[1, nil]]).isOpen(
        from: PagePosition(column: 1, row: 0), towards: .left)
    }
    #expect(
      lastWords(result).contains(
        "PageMap: there is no page at (column 1, row 0) of 2 columns and 1 rows"))
  }
}
