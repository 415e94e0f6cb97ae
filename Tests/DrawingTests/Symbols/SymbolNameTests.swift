import FoundationEssentials
import Geometry
import TestSupport
import Testing

@testable import Drawing

/// The names of all symbols with all endings.
let symbolNames: [String] = {
  let endings = [
    "", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill",
  ]
  let all = SymbolGlyph.named.keys.flatMap { name in endings.map { name + $0 } }
  return Set(all.filter { Image.hasSymbol(named: $0) }).sorted()
}()

@Suite("A symbol's name")
struct SymbolNameTests {
  @Test("gives a template in black with an empty edge, in whole points")
  func images() throws {
    for name in symbolNames {
      let image = try #require(Image(systemName: name), "\(name)")
      #expect(image.renderingMode == .alwaysTemplate)
      #expect(image.pixels.allSatisfy { $0 & 0xFFFFFF == 0 && $0.isPremultiplied }, "\(name)")
      #expect(image.pixels.contains { $0 >> 24 == 255 }, "\(name)")
      let (size, points) = (image.pixelSize, image.size)
      #expect(points.width == points.width.rounded() && points.height == points.height.rounded())
      #expect((3...24).contains(points.width) && (3...24).contains(points.height), "\(name)")
      let isCut = image.pixels.indices.contains { index in
        let (x, y) = (index % size.width, index / size.width)
        return (x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1)
          && image.pixels[index] != 0
      }
      #expect(!isCut, "\(name)")
    }
  }

  @Test("is one of at least a hundred, and none of those counts twice")
  func count() {
    let groups = [
      SymbolGlyph.signs, SymbolGlyph.arrows, SymbolGlyph.things, SymbolGlyph.papers,
      SymbolGlyph.lists,
    ].map(\.count).reduce(0, +)
    #expect(groups > 100 && SymbolGlyph.named.count >= groups)
  }

  @Test(
    "gives nothing where there is no such symbol",
    arguments: [
      "", ".", "fill", ".fill", "circle.", "Circle", " circle", "circle.fill ", "unheard.of",
      "plus.fill", "plus.slash", "plus.circle.circle", "plus.circle.fill.fill", "plus.fill.circle",
      "circle.circle", "square.square.fill", "wifi.slash.fill", "wifi.fill", "bell.slash.circle",
      "bell.fill.slash", "chevron.forward", "globe.circle", "person.circle.circle",
    ])
  func unknown(name: String) {
    #expect(Image(systemName: name) == nil && !Image.hasSymbol(named: name))
  }

  @Test("is in the documentation, with its endings")
  func documentation() throws {
    let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
    let path = root + "/Sources/Drawing/Symbols/Image+SystemName.swift"
    let source = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    // The names in backquotes of each item, behind its colon.
    let text = source.split(separator: "\n").compactMap { line in
      line.contains("///") ? line.split(separator: "///", maxSplits: 1).last : nil
    }.joined(separator: " ")
    let items = text.components(separatedBy: " - With").dropFirst().map { item in
      let parts = item.components(separatedBy: "- Complexity")[0].split(
        separator: ": ", maxSplits: 1)
      func quoted(_ part: Substring) -> [String] {
        part.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
      return (endings: quoted(parts[0]), names: quoted(parts[1]))
    }
    #expect(items.count == 5)
    var documented = Set(items.flatMap(\.names))
    #expect(documented.symmetricDifference(SymbolGlyph.named.keys).isEmpty)
    for (endings, names) in items {
      for name in names {
        documented.formUnion(endings.map { name + $0 }.filter { !$0.hasSuffix(".slash.fill") })
        if endings.contains(".slash"), Image.hasSymbol(named: name + ".fill") {
          documented.insert(name + ".slash.fill")
        }
      }
    }
    #expect(documented.symmetricDifference(symbolNames).isEmpty)
  }

  @Test("gives the same pixels each time, also to many tasks at once")
  func shared() async throws {
    let configuration = Image.SymbolConfiguration(pointSize: 18.25, weight: .heavy)
    let numbers = await withTaskGroup(of: UInt64?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          Image(systemName: "star", withConfiguration: configuration)?.number
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(numbers.count == 1 && !numbers.contains(nil))
    let plain = try #require(Image(systemName: "star"))
    #expect(plain.number == Image(systemName: "star", withConfiguration: .init())?.number)
    #expect(plain.number != Image(systemName: "star.fill")?.number)
    #expect(!numbers.contains(plain.number))
  }

  @Test("gives an equal image after so many that the first ones are forgotten")
  func forgotten() throws {
    let first = try #require(Image(systemName: "minus"))
    for size in 900..<916 {
      let large = Image.SymbolConfiguration(pointSize: Double(size))
      #expect(
        try #require(Image(systemName: "circle", withConfiguration: large)).byteCount > 1 << 20)
    }
    #expect(Image(systemName: "minus") == first)
  }
}
