import Drawing
import Geometry
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("What pixels are made of, and where that changes")
struct DamageTests {
  nonisolated static let sizes = [(1, 1), (1, 40), (50, 1), (33, 21), (64, 48)]

  @Test("Spans, mixes and changes are what a model finds pixel by pixel", arguments: sizes)
  func model(_ width: Int, _ height: Int) throws {
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    for seed in Soak.seeds(1...4) {
      var pictures = RandomOperations(bounds, SeededRandom(seed: seed))
      // The picture has one tile, or several.
      let damage = PixelDamage(bounds, side: seed % 2 == 0 ? 64 : 16, comparesAll: true)
      var old: [[PixelContent]] = []
      var oldModel: PixelModel?
      for step in 0..<30 {
        let picture = pictures.next()
        let model = PixelModel(picture)
        let isForgotten = step % 10 == 9
        if isForgotten { damage.forget() }
        damage.find(picture)
        let comment = Comment(rawValue: "seed \(seed), step \(step)")
        let new = damage.contents(width, height)
        expect(new, old, areAs: model, oldModel, comment)
        expect(
          damage.changes, of: new, areAs: model, isForgotten ? nil : oldModel, comment)
        old = new
        oldModel = model
      }
    }
  }

  /// Expects that equal contents stand for equal piles, in one picture and in two successive ones.
  private func expect(
    _ new: [[PixelContent]], _ old: [[PixelContent]], areAs model: PixelModel,
    _ oldModel: PixelModel?, _ comment: Comment
  ) {
    var contents: [PixelModel.Pile: PixelContent] = [:]
    var piles: [UInt64: PixelModel.Pile] = [:]
    for (rows, model) in [(new, model), (old, oldModel)] {
      guard let model else { continue }
      for (y, row) in rows.enumerated() {
        for (x, content) in row.enumerated() {
          let pile = model[x, y]
          let known = contents.updateValue(content, forKey: pile)
          #expect(known == nil || known == content, comment)
          let other = piles.updateValue(pile, forKey: content.key)
          #expect(other == nil || other == pile, comment)
          if pile.count == 1, case .pixel(let pixel) = pile[0] {
            #expect(content.pixel == pixel, comment)
          }
        }
      }
    }
  }

  private func expect(
    _ changes: borrowing PixelChanges, of contents: [[PixelContent]], areAs model: PixelModel,
    _ old: PixelModel?,
    _ comment: Comment
  ) {
    let bounds = model.bounds
    var count = [Int](repeating: 0, count: bounds.width * bounds.height)
    for piece in changes.pieces {
      for y in Int(piece.top)..<Int(piece.bottom) {
        for x in Int(piece.low)..<Int(piece.high) {
          count[y * bounds.width + x] += 1
          #expect(contents[y][x] == piece.content, comment)
        }
      }
    }
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        let differs = old.map { $0[x, y] != model[x, y] } ?? true
        #expect(count[y * bounds.width + x] == (differs ? 1 : 0), comment)
      }
    }
    for limit in [1, 3, 64] {
      let rects = changes.rects(limit: limit)
      #expect(rects.count <= limit, comment)
      for rect in rects { #expect(rect.intersection(bounds) == rect && !rect.isEmpty, comment) }
      for place in count.indices where count[place] > 0 {
        let pixel = PixelRect(x: place % bounds.width, y: place / bounds.width, width: 1, height: 1)
        #expect(rects.contains { !$0.intersection(pixel).isEmpty }, comment)
      }
    }
  }

  @Test("A change that goes through many bands is one piece, and one rectangle")
  func joined() {
    let bounds = PixelRect(x: 0, y: 0, width: 40, height: 40)
    var picture = PixelOperations(bounds, white)
    for y in stride(from: 0, to: 40, by: 2) {
      picture.fill(PixelRect(x: 0, y: y, width: 5, height: 1), black)
    }
    let damage = PixelDamage(bounds, comparesAll: true)
    damage.find(picture)
    let first = damage.changes.rects(limit: 64)
    #expect(first == [bounds])
    let card = PixelRect(x: 10, y: 3, width: 20, height: 30)
    picture.fill(card, red)
    damage.find(picture)
    let (pieces, second) = (damage.changes.pieces.map(\.rect), damage.changes.rects(limit: 64))
    #expect(pieces == [card] && second == [card])
    damage.find(picture)
    let (none, third) = (damage.changes.pieces.count, damage.changes.rects(limit: 64))
    #expect(none == 0 && third.isEmpty)
  }

  /// A picture whose left part has rows of 20 pixels with a mark each, scrolled by `offset` pixels.
  private func scrolled(
    by offset: Int, in bounds: PixelRect, marking mark: Color
  ) -> PixelOperations {
    var picture = PixelOperations(bounds, white)
    for row in 0...20 {
      let line = PixelRect(x: 0, y: 20 * row - offset, width: 256, height: 20)
      picture.fill(line.intersection(bounds), row % 2 == 0 ? red : white)
      let word = PixelRect(x: 8, y: line.y + 6, width: 40, height: 8)
      picture.fill(word.intersection(bounds), black)
    }
    picture.fill(PixelRect(x: 300, y: 10, width: 2, height: 16), mark)
    return picture
  }

  @Test("What scrolls is painted anew, in few rectangles; what stands still is left alone")
  func regions() {
    let bounds = PixelRect(x: 0, y: 0, width: 384, height: 300)
    let damage = PixelDamage(bounds)
    damage.find(scrolled(by: 0, in: bounds, marking: black))
    #expect(damage.regions == [bounds])
    damage.find(scrolled(by: 7, in: bounds, marking: black))
    #expect(damage.regions == [PixelRect(x: 0, y: 0, width: 256, height: 300)])
    let pieces = damage.changes.pieces.count
    #expect(pieces == 0)
    // When a mark changes its colour, its rectangle is painted.
    damage.find(scrolled(by: 7, in: bounds, marking: red))
    #expect(damage.regions == [PixelRect(x: 300, y: 10, width: 2, height: 16)])
    damage.find(scrolled(by: 7, in: bounds, marking: black))
    #expect(damage.regions == [PixelRect(x: 300, y: 10, width: 2, height: 16)])
    damage.find(scrolled(by: 7, in: bounds, marking: black))
    let none = damage.changes.pieces.count
    #expect(damage.regions.isEmpty && none == 0)
    damage.forget()
    damage.find(scrolled(by: 7, in: bounds, marking: black))
    #expect(damage.regions == [bounds])
  }

  @Test("Bands that are alike are one, whatever steps begin and end between them")
  func alikeBands() {
    let bounds = PixelRect(x: 0, y: 0, width: 40, height: 40)
    var picture = PixelOperations(bounds, white)
    for y in stride(from: 0, to: 40, by: 10) {
      picture.fill(PixelRect(x: 0, y: y, width: 5, height: 10), black)
      picture.fill(PixelRect(x: 10, y: y, width: 30, height: 5), white)
    }
    let damage = PixelDamage(bounds, comparesAll: true)
    damage.find(picture)
    let bands = damage.tiles.map(\.bands)
    #expect(bands.map(\.bands.count) == [1] && bands.map(\.spans.count) == [2])
  }

  @Test("Mixes that no picture has any more are forgotten, with their bitmaps")
  func forgotten() {
    let bounds = PixelRect(x: 0, y: 0, width: 200, height: 20)
    let damage = PixelDamage(bounds, comparesAll: true)
    weak var first: Bitmap?
    for frame in 0..<100 {
      var picture = PixelOperations(bounds, white)
      let bitmap = Bitmap(CoverageMask(width: 1, height: 20))
      if frame == 0 { first = bitmap }
      for x in 0..<100 {
        let part = PixelRect(x: 0, y: 0, width: 1, height: 20)
        picture.blend(bitmap, part, toX: 2 * x, y: 0, tint: red)
      }
      damage.find(picture)
      let count = damage.mixes.count
      #expect(count == 100)
    }
    #expect(first == nil)
  }
}
