internal import Drawing
internal import Geometry

/// A rendered line of text and where in it the text begins.
@MainActor
struct TextBitmap {
  /// nil where there is nothing to see, as in a text of spaces.
  let texture: Texture?
  /// The width that the text takes, in pixels.
  let advance: Int
  /// From the surface's left edge to the origin of the first glyph.
  let originX: Int
  /// From the surface's top edge to the baseline.
  let baseline: Int
}

/// What a rendered text depends on: not its colour, which is a tint.
struct TextKey: Hashable {
  let string: String
  let family: Font.Family
  let weight: Font.Weight
  let pixelSize: Int
}

extension Painter {
  func text(_ run: TextRun) throws(StageError) {
    let baseline = grid.pixel(run.anchor.y)
    let pixelSize = fonts.pixelSize(of: run.font, scale: grid.scale)
    // Accents above and letters below stay within two ems of the baseline in any font.
    guard run.anchor.isFinite, baseline + 2 * pixelSize > clip.y,
      baseline - 2 * pixelSize < clip.y + clip.height
    else { return }
    let face = try fonts.face(for: run.font, scale: grid.scale)
    let limit = run.maximumWidth.map { grid.pixel($0) } ?? FontFace.longestText
    let string = face.fit(run.string, within: limit)
    guard !string.isEmpty else { return }
    let bitmap = try bitmap(for: string, run.font, pixelSize: pixelSize, face)
    guard let texture = bitmap.texture else { return }
    let anchor = run.anchor.x * grid.scale
    let start =
      switch run.alignment {
      case .leading: anchor
      case .center: anchor - Double(bitmap.advance) / 2
      case .trailing: anchor - Double(bitmap.advance)
      }
    let x = PixelGrid(scale: 1).pixel(start)
    copy(texture, toX: x - bitmap.originX, y: baseline - bitmap.baseline, run.color)
  }

  private func bitmap(
    for string: String, _ font: Font, pixelSize: Int, _ face: FontFace
  ) throws(StageError) -> TextBitmap {
    let key = TextKey(
      string: string, family: font.family, weight: font.weight, pixelSize: pixelSize)
    if let bitmap = texts.value(for: key) { return bitmap }
    let texture = try Texture(string, in: face, for: renderer)
    let overhang = face.overhang(of: string)
    let bitmap = TextBitmap(
      texture: texture, advance: face.width(of: string) - overhang.left, originX: overhang.left,
      baseline: face.ascent + overhang.top)
    // Even an empty entry costs memory for its key.
    texts.insert(bitmap, for: key, cost: texture.map { $0.width * $0.height } ?? 64)
    return bitmap
  }
}
