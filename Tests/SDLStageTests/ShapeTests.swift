import Drawing
import Geometry
import PictureSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Shapes on whole pixels")
struct ShapeTests {
  @Test("A software renderer paints without SDL being initialised, and all pixels are opaque")
  func opaque() throws {
    let picture = try paint([
      .fill(Rect(x: 0, y: 0, width: 5, height: 5), red.opacity(0.5), cornerRadius: 0)
    ])
    #expect(picture.width == 40 && picture.height == 40)
    #expect(
      stride(from: 3, to: picture.pixels.count, by: 4).allSatisfy { picture.pixels[$0] == 255 })
  }

  @Test("Fills that share an edge at a fraction of a pixel leave no gap and do not overlap")
  func sharedEdges() throws {
    for fraction in [0.0, 0.25, 0.5, 0.75, 0.999, -0.25, -0.5, -0.75] {
      let edges = [fraction, 7.3 + fraction, 15.5 + fraction, 40.9 + fraction]
      let rows = zip(edges, edges.dropFirst()).map { low, high in
        DrawCommand.fill(
          Rect(x: -1, y: low, width: 50, height: high - low), black.opacity(0.5), cornerRadius: 0)
      }
      let column = try paint(rows).column(20)
      let colours = try Set((2..<40).map { try paint(rows)[20, $0] })
      #expect(column.dropFirst(2).allSatisfy { $0 == "#" }, "fraction \(fraction)")
      #expect(colours.count == 1, "fraction \(fraction): \(colours)")
    }
  }

  @Test("An edge without limit is the same edge as long as the limit is not reached")
  func edges() {
    for scale in [1.0, 1.5, 2] {
      let grid = PixelGrid(scale: scale)
      for value in [-1e6, -3.5, -0.5, -0.49, 0, 0.49, 0.5, 7.25, 1e6] {
        #expect(grid.edge(value) == Double(grid.pixel(value)))
      }
      #expect(grid.edge(1e12 + 1) - grid.edge(1e12) >= 1)
    }
  }

  @Test("A stroke lies inside its rectangle, as wide as it says")
  func stroke() throws {
    let picture = try paint([
      .stroke(Rect(x: 5, y: 6, width: 20, height: 12), Stroke(red, width: 2))
    ])
    #expect(picture.inkBox == PixelRect(x: 5, y: 6, width: 20, height: 12))
    #expect(picture[5, 6] == red && picture[24, 17] == red)
    #expect(
      picture.row(10) == "....." + "##" + String(repeating: ".", count: 16) + "##"
        + String(repeating: ".", count: 15))
    #expect(picture.column(15).prefix(20) == "......##........##..")
  }

  @Test("A translucent stroke has the same colour in its corners as on its sides")
  func translucentCorners() throws {
    for radius in [0.0, 6] {
      let stroke = Stroke(black.opacity(0.5), width: 3, cornerRadius: radius)
      let picture = try paint([.stroke(Rect(x: 5, y: 5, width: 30, height: 30), stroke)])
      let darkest = (0..<40).flatMap { y in (0..<40).map { picture[$0, y].red } }.min()
      #expect(darkest == picture[20, 5].red)
      #expect(picture[20, 6] == picture[5, 20])
    }
    let dashed = Stroke(black.opacity(0.5), width: 3, dash: Dash(on: 8, off: 3))
    let picture = try paint([.stroke(Rect(x: 5, y: 5, width: 30, height: 30), dashed)])
    let colours = Set((0..<40).flatMap { y in (0..<40).map { picture[$0, y] } })
    #expect(colours.count == 2)
  }

  @Test("An outline whose sides meet is filled")
  func thickStroke() throws {
    let picture = try paint([.stroke(Rect(x: 5, y: 5, width: 3, height: 10), Stroke(red, width: 2))]
    )
    #expect(picture.row(10).prefix(10) == ".....###..")
  }

  @Test("Dashes of 10 and 10 begin in the top left corner and run clockwise")
  func dashes() throws {
    let stroke = Stroke(red, width: 2, dash: Dash(on: 10, off: 10))
    let picture = try paint(
      [.stroke(Rect(x: 0, y: 0, width: 36, height: 30), stroke)], width: 36, height: 30)
    // The top edge is 34 points long, so the right edge begins in a gap; the next dash is at 40.
    #expect(picture.row(0) == "##########..........##########......")
    #expect(picture.row(1) == picture.row(0))
    #expect(picture.column(35) == "......##########..........####")
    // The bottom edge runs from the right and begins at 34 + 28 = 62: on until 70, again from 80.
    #expect(picture.row(29) == "........##########..........########")
  }

  @Test("A dashed outline of a billion rows costs and paints only what is visible")
  func endlessDashes() throws {
    let stroke = Stroke(red, width: 2, dash: Dash(on: 10, off: 10))
    func column(at offset: Double) throws -> String {
      try paint([.stroke(Rect(x: 4, y: -offset, width: 30, height: 4.8e10), stroke)]).column(4)
    }
    let here = try column(at: 2.4e10)
    #expect(here.contains("#") && here.contains("."))
    // The dashes move with the content: after one point of scrolling, by one pixel.
    #expect(try column(at: 2.4e10 + 1).dropLast() == here.dropFirst())
    #expect(try column(at: 2.4e10 + 20) == here)
    // Two sides of 40 pixels: two dashes begin on each, and one may reach in from outside.
    let outline = DashedOutline(
      left: 4, top: -2.4e10, right: 34, bottom: 2.4e10, radius: 0, lineWidth: 2,
      pattern: try #require(DashPattern(on: 10, off: 10)))
    let dashes = outline.dashes(in: PixelRect(x: 0, y: 0, width: 40, height: 40))
    #expect((4...6).contains(dashes.count))
  }

  @Test("A dashed line of no gap or no dash is solid, and one finer than pixels is, too")
  func degenerateDashes() throws {
    for dash in [Dash(on: 4, off: 0), Dash(on: 0, off: 4), Dash(on: 1e-9, off: 1e-9)] {
      let stroke = Stroke(red, width: 1, dash: dash)
      let picture = try paint([.stroke(Rect(x: 0, y: 0, width: 40, height: 40), stroke)])
      #expect(!picture.row(0).contains("."))
    }
  }

  @Test("All four corners of a rounded shape are alike, and alike about the diagonal")
  func symmetry() throws {
    let rect = Rect(x: 2, y: 2, width: 33, height: 33)
    let shapes: [DrawCommand] = [
      .fill(rect, black, cornerRadius: 9.5), .fill(rect, black, cornerRadius: 100),
      .stroke(rect, Stroke(black, width: 3, cornerRadius: 9)),
    ]
    for shape in shapes {
      let picture = try paint([shape])
      for y in 0..<33 {
        for x in 0..<33 {
          let pixel = picture[2 + x, 2 + y]
          #expect(pixel == picture[34 - x, 2 + y])
          #expect(pixel == picture[2 + x, 34 - y])
          #expect(pixel == picture[2 + y, 2 + x])
        }
      }
      #expect(picture[2, 2] == white)
    }
  }

  @Test("The coverage of a circle adds up to its area")
  func area() throws {
    let picture = try paint([
      .fill(Rect(x: 4, y: 4, width: 32, height: 32), black, cornerRadius: 16)
    ])
    var ink = 0.0
    for y in 0..<40 {
      for x in 0..<40 { ink += Double(255 - picture[x, y].red) / 255 }
    }
    let area = Double.pi * 256
    #expect(abs(ink - area) < 2)
  }

  @Test("A radius larger than the shape makes a capsule, and a tiny shape does not fail")
  func capsules() throws {
    for (width, height) in [(1.0, 1.0), (2, 1), (3, 30), (15, 15), (30, 3), (16, 15)] {
      let rect = Rect(x: 1, y: 1, width: width, height: height)
      let picture = try paint([
        .fill(rect, black, cornerRadius: 50),
        .stroke(rect, Stroke(red, width: 1, dash: Dash(on: 2, off: 1), cornerRadius: 50)),
      ])
      let box = try #require(picture.inkBox)
      #expect(box.width == Int(width) && box.height == Int(height))
    }
  }

  @Test("A polyline covers a whole row where it lies on pixel edges, and joints are not doubled")
  func polyline() throws {
    let straight = try paint([
      .polyline([Point(x: -5, y: 10), Point(x: 45, y: 10)], black, width: 2)
    ])
    #expect(straight.column(20) == ".........##.............................")
    #expect(straight[20, 9] == black && straight[20, 10] == black)
    let bent = try paint([
      .polyline(
        [Point(x: 5, y: 30), Point(x: 20, y: 10), Point(x: 35, y: 30)], black.opacity(0.5), width: 4
      )
    ])
    let darkest = (0..<40).flatMap { y in (0..<40).map { bent[$0, y].red } }.min()
    #expect(darkest == 127 || darkest == 128 || darkest == 126)
    #expect((0..<40).allSatisfy { y in (0..<20).allSatisfy { bent[$0, y] == bent[39 - $0, y] } })
  }

  @Test("A polygon on pixel edges is a rectangle, in either direction and at any scale")
  func straightPolygon() throws {
    let corners = [
      Point(x: 5, y: 6), Point(x: 25, y: 6), Point(x: 25, y: 18), Point(x: 5, y: 18),
    ]
    let filled = try paint([.fill(Rect(x: 5, y: 6, width: 20, height: 12), red, cornerRadius: 0)])
    expectPicture(try paint([.polygon(corners, red)]), equals: filled)
    expectPicture(try paint([.polygon(corners.reversed(), red)]), equals: filled)
  }

  @Test(
    "A slanted polygon covers as many pixels as its area, and two that share an edge no pixel twice"
  )
  func slantedPolygon() throws {
    let corners = [
      Point(x: 4, y: 8), Point(x: 30, y: 3), Point(x: 33, y: 28), Point(x: 7, y: 35),
    ]
    var area = 0.0
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      area += (start.x * end.y - end.x * start.y) / 2
    }
    let picture = try paint([.polygon(corners, black)])
    let ink = (0..<40).flatMap { y in (0..<40).map { Double(255 - picture[$0, y].red) / 255 } }
    #expect(abs(ink.reduce(0, +) - area) < 0.01 * area)
    // Pixels inside are full, and no pixel outside is touched.
    #expect(picture[18, 18] == black && picture[1, 1] == Color(0xFFFFFF))
    #expect(picture[38, 38] == Color(0xFFFFFF))
    let halves = try paint([
      .polygon([corners[0], corners[1], corners[2]], black.opacity(0.5)),
      .polygon([corners[0], corners[2], corners[3]], black.opacity(0.5)),
    ])
    let darkest = (0..<40).flatMap { y in (0..<40).map { halves[$0, y].red } }.min()
    #expect((126...128).contains(darkest ?? 0))
  }

  @Test("Polygons without an area, far outside or without an end paint nothing and do not fail")
  func hostilePolygons() throws {
    let blank = try paint([])
    for points in [
      [Point(x: 1, y: 1), Point(x: 9, y: 9), Point(x: 5, y: 5)],
      [Point(x: 1, y: 1), Point(x: 1, y: 1), Point(x: 1, y: 1)],
      [Point(x: 100, y: 100), Point(x: 200, y: 100), Point(x: 150, y: 300)],
      [Point(x: .nan, y: 1), Point(x: 9, y: 1), Point(x: 5, y: 5)],
      [Point(x: .infinity, y: 1), Point(x: 9, y: 1), Point(x: 5, y: 5)],
    ] {
      expectPicture(try paint([.polygon(points, black)]), equals: blank)
    }
    let all = [
      Point(x: -1e12, y: -1e12), Point(x: 1e12, y: -1e12), Point(x: 1e12, y: 1e12),
      Point(x: -1e12, y: 1e12),
    ]
    #expect(try paint([.polygon(all, black)])[20, 20] == black)
  }

  @Test("The same list painted twice is the same byte for byte, in one stage and in two")
  func repeatable() throws {
    let size = Size(width: 160, height: 100)
    for scale in [1.0, 1.5, 2] {
      let fonts = try FontLibrary()
      let stage = try OffscreenStage(size: size, scale: scale, fonts: fonts)
      let list = sampleList(size: size, text: stage.text)
      let first = try stage.picture(of: list)
      let second = try stage.picture(of: list)
      let other = try OffscreenStage(size: size, scale: scale, fonts: fonts).picture(of: list)
      expectPicture(second, equals: first)
      expectPicture(other, equals: first)
    }
  }

  @Test("At scale 2 every shape covers exactly twice as many pixels")
  func scaleTwo() throws {
    let commands: [DrawCommand] = [
      .fill(Rect(x: 3, y: 4, width: 10, height: 5), red, cornerRadius: 0),
      .stroke(
        Rect(x: 5, y: 12, width: 30, height: 20),
        Stroke(black, width: 1, dash: Dash(on: 4, off: 3))),
    ]
    let one = try paint(commands)
    let two = try paint(commands, scale: 2)
    #expect(two.width == 80)
    for y in 0..<80 {
      for x in 0..<80 { #expect(two[x, y] == one[x / 2, y / 2], "at \(x), \(y)") }
    }
  }

  @Test("A surface without pixels, or with too many, says so")
  func impossibleSizes() throws {
    let fonts = try FontLibrary()
    for size in [Size.zero, Size(width: 1e9, height: 10), Size(width: .nan, height: 10)] {
      #expect(throws: StageError.self) { try OffscreenStage(size: size, fonts: fonts) }
    }
  }
}
