import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Painting what has changed")
struct DamagePaintingTests {
  nonisolated static let sizes = [
    Size(width: 1, height: 1), Size(width: 3, height: 70), Size(width: 90, height: 60),
    Size(width: 131, height: 1),
    // This size has several tiles, which are painted together if their content moves.
    Size(width: 280, height: 270),
  ]

  @Test(
    "A picture painted over another one is the same as on a new surface, byte for byte",
    arguments: sizes, [1, 1.5, 2] as [Double])
  func edits(size: Size, scale: Double) throws {
    let fonts = try FontLibrary()
    for seed in Soak.seeds(1...3) {
      var lists = RandomDisplayList(size: size, seed: seed)
      var random = SeededRandom(seed: seed)
      let stage = try OffscreenStage(size: size, scale: scale, fonts: fonts)
      var list = lists.next()
      for step in 0..<40 {
        edit(&list, with: lists.next(), &random)
        let whole = try OffscreenStage(size: size, scale: scale, fonts: fonts).picture(of: list)
        guard try stage.picture(of: list) != whole else { continue }
        Issue.record("seed \(seed), step \(step), \(size), scale \(scale)\n\(list)")
        return
      }
    }
  }

  @Test(
    "A picture with transforms painted over another one is the same as on a new surface",
    arguments: [Size(width: 3, height: 70), Size(width: 90, height: 60)], [1, 1.5] as [Double])
  func transforms(size: Size, scale: Double) throws {
    let fonts = try FontLibrary()
    for seed in Soak.seeds(1...4) {
      var lists = RandomDisplayList(size: size, seed: seed, isTransformed: true)
      var random = SeededRandom(seed: seed)
      let stage = try OffscreenStage(size: size, scale: scale, fonts: fonts)
      var list = lists.next()
      for step in 0..<30 {
        edit(&list, with: lists.next(), &random)
        let whole = try OffscreenStage(size: size, scale: scale, fonts: fonts).picture(of: list)
        guard try stage.picture(of: list) != whole else { continue }
        Issue.record("seed \(seed), step \(step), \(size), scale \(scale)\n\(list.commands)")
        return
      }
    }
  }

  /// Makes a change as it happens between two frames.
  private func edit(
    _ list: inout DisplayList, with other: DisplayList, _ random: inout SeededRandom
  ) {
    let count = list.commands.count
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: list = other
    case 1: list.background = other.background
    case 2: list.commands.removeSubrange(place..<min(count, place + 2))
    case 3: list.commands.insert(contentsOf: other.commands.prefix(3), at: place)
    case 4: list.commands.reverse()
    case 5: break
    default: move(&list, by: Double(Int.random(in: -7...7, using: &random)))
    }
  }

  /// Moves fills, texts and images vertically, as scrolling does.
  private func move(_ list: inout DisplayList, by distance: Double) {
    for index in list.commands.indices {
      switch list.commands[index] {
      case .fill(var rect, let color, let radius):
        rect.origin.y += distance
        list.commands[index] = .fill(rect, color, cornerRadius: radius)
      case .text(var run):
        run.anchor.y += distance
        list.commands[index] = .text(run)
      case .image(var run):
        run.rect.origin.y += distance
        run.frame?.rect.origin.y += distance
        list.commands[index] = .image(run)
      default: break
      }
    }
  }

  @Test(
    "The rectangles that are presented hold all that has changed",
    arguments: [Size(width: 90, height: 60), Size(width: 280, height: 140)], [1, 2] as [Double])
  func presented(size: Size, scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    let surface = try Surface(width: grid.pixel(size.width), height: grid.pixel(size.height))
    let shown = try Surface(width: surface.width, height: surface.height)
    let painter = Painter(on: Raster(on: surface), fonts: try FontLibrary(), scale: scale)
    var lists = RandomDisplayList(size: size, seed: 9)
    var random = SeededRandom(seed: 9)
    var list = lists.next()
    for step in 0..<200 {
      edit(&list, with: lists.next(), &random)
      if step % 50 == 49 { painter.forget() }
      let changes = try painter.paint(list)
      #expect(changes.count <= 64)
      for change in changes {
        for y in change.y..<(change.y + change.height) {
          for x in change.x..<(change.x + change.width) { shown.rows[y][x] = surface.rows[y][x] }
        }
      }
      #expect(shown.picture() == surface.picture(), "step \(step)")
    }
  }

  @Test("A new bitmap is not taken for one that is gone, though it may have its address")
  func addresses() throws {
    let surface = try Surface(width: 40, height: 40)
    let raster = Raster(on: surface)
    let strips = Strips(limit: 10_000_000)
    for frame in 0..<200 {
      var mask = CoverageMask(width: 20, height: 20)
      mask[3, 4] = UInt8(frame % 2 == 0 ? 255 : 0)
      var picture = PixelOperations(raster.bounds, white)
      let part = PixelRect(x: 0, y: 0, width: 20, height: 20)
      picture.blend(Bitmap(mask), part, toX: 10, y: 10, tint: black)
      let changes = try raster.paint(picture, strips)
      #expect(!changes.isEmpty, "frame \(frame)")
    }
  }

  @Test("After a picture that was not finished, everything is painted")
  func failure() throws {
    let surface = try Surface(width: 40, height: 40)
    let raster = Raster(on: surface)
    let strips = Strips(limit: 10_000_000)
    var picture = PixelOperations(raster.bounds, white)
    picture.fill(PixelRect(x: 5, y: 5, width: 9, height: 9), black)
    #expect(try raster.paint(picture, strips) == [raster.bounds])
    let expected = surface.picture()
    var failing = PixelOperations(raster.bounds, red)
    // This bitmap is wider than any surface can be.
    let text = Bitmap(CoverageMask(width: 20_000, height: 1)).numbered()
    let part = PixelRect(x: 0, y: 0, width: 40, height: 1)
    failing.blend(text, part, toX: 0, y: 30, tint: black)
    #expect(throws: StageError.self) { _ = try raster.paint(failing, strips) }
    #expect(surface.picture() != expected)
    #expect(try raster.paint(picture, strips) == [raster.bounds])
    #expect(surface.picture() == expected)
  }
}
