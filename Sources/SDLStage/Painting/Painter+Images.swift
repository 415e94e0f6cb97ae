internal import Caching
internal import Drawing
internal import Geometry

// An image is resized to its size in pixels once, and then only copied or blended. A large image is
// cut into tiles: only visible tiles are resized, and none is cached while the size changes.
extension Painter {
  /// The side of a tile, in pixels.
  private static let tileSide = 512
  /// The cost of a cached image in addition to its pixels, in bytes.
  private static let smallestCost = 256

  func image(_ run: ImageRun) {
    let place = grid.pixels(run.rect)
    var area = place
    var corners: (shape: RoundedShape, frame: PixelRect)?
    if let frame = run.frame {
      let pixels = grid.pixels(frame.rect)
      area = area.intersection(pixels)
      let radius = radius(frame.cornerRadius, in: pixels)
      if radius > 0 {
        let shape = RoundedShape(
          width: pixels.width, height: pixels.height, radius: radius, lineWidth: nil)
        corners = (shape, pixels)
      }
    }
    let size = PixelSize(width: place.width, height: place.height)
    let isExact = corners == nil && size == run.image.pixelSize
    let visible = area.intersection(clip)
    guard !visible.isEmpty else { return }
    let whole = isExact ? place : area
    func key(_ part: PixelRect) -> UprightImage {
      var key = UprightImage(
        number: run.image.number, size: size,
        part: PixelRect(
          x: part.x - place.x, y: part.y - place.y, width: part.width, height: part.height),
        isTemplate: run.tint != nil)
      key.corners = corners.map {
        UprightImage.Corners(shape: $0.shape, x: part.x - $0.frame.x, y: part.y - $0.frame.y)
      }
      return key
    }
    func show(_ shown: PixelRect, of part: PixelRect, _ bitmap: Bitmap) {
      blend(
        bitmap,
        PixelRect(
          x: shown.x - part.x, y: shown.y - part.y, width: shown.width, height: shown.height),
        toX: shown.x, y: shown.y, run.paint)
    }
    if isExact || isMadeAtOnce(whole) {
      let key = key(whole)
      let bitmap = bitmap(for: .upright(key), isTemplate: key.isTemplate) { key.image(run.image) }
      return show(visible, of: whole, bitmap)
    }
    guard effort.isSettled(run.image.number, at: size) else {
      return show(visible, of: visible, passingBitmap(key(visible), run.image))
    }
    for tile in tiles(of: whole, in: visible) {
      let tileKey = key(tile)
      let shown = tile.intersection(visible)
      if images.value(for: .upright(tileKey)) == nil,
        !effort.canMake(tile.width * tile.height, screen: pixelsOfScreen)
      {
        show(shown, of: shown, passingBitmap(key(shown), run.image))
        continue
      }
      let bitmap = bitmap(for: .upright(tileKey), isTemplate: tileKey.isTemplate) {
        tileKey.image(run.image)
      }
      show(shown, of: tile, bitmap)
    }
  }

  /// Whether an area has at most a quarter of the screen's pixels, so that it is resized as a whole
  /// at once, including invisible pixels.
  private func isMadeAtOnce(_ area: PixelRect) -> Bool {
    area.width <= pixelsOfScreen / 4 / max(1, area.height)
  }

  /// A bitmap that is not cached.
  private func passingBitmap(_ key: UprightImage, _ image: Image) -> Bitmap {
    Self.bitmap(of: key.image(image), isTemplate: key.isTemplate)
  }

  private static func bitmap(of image: Image, isTemplate: Bool) -> Bitmap {
    isTemplate ? Bitmap(CoverageMask(image)).numbered() : Bitmap(image)
  }

  /// Whether an area fits into half of the cache, so that all of it is resized, including invisible
  /// pixels.
  private func isKeptWhole(_ area: PixelRect) -> Bool {
    area.width <= 2 * pixelsOfScreen / max(1, area.height)
  }

  /// The tiles of an area that overlap `visible`. The first tile is at the area's top left corner.
  private func tiles(of area: PixelRect, in visible: PixelRect) -> [PixelRect] {
    let side = Self.tileSide
    func numbers(_ start: Int, _ length: Int, from origin: Int) -> ClosedRange<Int> {
      (start - origin) / side...(start + length - 1 - origin) / side
    }
    return numbers(visible.y, visible.height, from: area.y).flatMap { row in
      numbers(visible.x, visible.width, from: area.x).map { column in
        PixelRect(x: area.x + column * side, y: area.y + row * side, width: side, height: side)
          .intersection(area)
      }
    }
  }

  private func bitmap(for key: ImageKey, isTemplate: Bool, make: () -> Image) -> Bitmap {
    if let bitmap = images.value(for: key) { return bitmap }
    let bitmap = Self.bitmap(of: make(), isTemplate: isTemplate)
    images.insert(bitmap, for: key, cost: Self.smallestCost + bitmap.bytes)
    return bitmap
  }

  // MARK: Turned

  func image(_ run: ImageRun, _ turn: Turn) {
    guard run.rect.isFinite, !run.rect.isEmpty else { return }
    let pixels = grid.pixels(run.rect.applying(turn.inPoints))
    let isSnapped = turn.isUpright && isKeptWhole(pixels)
    let (size, place) =
      isSnapped
      ? turn.snapped(to: pixels)
      : turn.place(of: run.rect, limit: run.image.pixelSize)
    guard place.isFinite, place.isInvertible,
      let shape = shape(of: run, isSnapped ? pixels.corners : nil, turn)
    else { return }
    let region = PixelRect(around: shape).intersection(clip)
    guard !region.isEmpty else { return }
    let origin = Point(x: Double(region.x), y: Double(region.y))
    let bounds = PixelRect(x: 0, y: 0, width: region.width, height: region.height)
    let resampling = Resampling(
      source: place.concatenating(AffineTransform(translationX: -origin.x, y: -origin.y))
        .inverted(),
      width: region.width, height: region.height,
      clip: shape.map { $0 - origin }.clipped(to: bounds))
    let key = TurnedImage(
      number: run.image.number, size: size, resampling: resampling, isTemplate: run.tint != nil)
    let bitmap = bitmap(for: .turned(key), isTemplate: key.isTemplate) {
      resampling.image(of: sized(run.image, size))
    }
    blend(bitmap, toX: region.x, y: region.y, run.paint)
  }

  /// The whole image, resized to `size` and cached; the image itself if it has that size.
  private func sized(_ image: Image, _ size: PixelSize) -> Image {
    guard size != image.pixelSize else { return image }
    let key = UprightImage(
      number: image.number, size: size,
      part: PixelRect(x: 0, y: 0, width: size.width, height: size.height), isTemplate: false)
    let bitmap = bitmap(for: .upright(key), isTemplate: false) { key.image(image) }
    return bitmap.image ?? image
  }

  /// The polygon within which an image is visible, in device pixels; nil if nothing is visible.
  private func shape(of run: ImageRun, _ snapped: [Point]?, _ turn: Turn) -> [Point]? {
    var shape = snapped ?? run.rect.corners.map { $0.applying(turn.inPixels) }
    guard shape.allSatisfy(\.isFinite) else { return nil }
    // Clipping first keeps the numbers small.
    shape = shape.clipped(to: clip)
    if let clipShape { shape = shape.clipped(to: clipShape) }
    if let frame = run.frame {
      guard frame.rect.isFinite, !frame.rect.isEmpty else { return nil }
      let radius = max(0, min(frame.cornerRadius, min(frame.rect.width, frame.rect.height) / 2))
      let stretch = max(turn.stretch.x, turn.stretch.y)
      let ring = RoundedRing.points(
        frame.rect, radiusX: radius, radiusY: radius,
        pieces: RoundedRing.pieces(forRadius: radius * stretch)
      ).map { $0.applying(turn.inPixels) }
      guard ring.allSatisfy(\.isFinite) else { return nil }
      shape = shape.clipped(to: ring)
    }
    shape = shape.clipped(to: clip)
    return shape.isEmpty ? nil : shape
  }
}

extension ImageRun {
  /// The tint, or white for an image in its own colours, with the image's opacity.
  fileprivate var paint: Color { (tint ?? Color(0xFFFFFF)).opacity(opacity) }
}

extension PixelRect {
  fileprivate var corners: [Point] {
    let (left, right) = (Double(x), Double(x + width))
    let (top, bottom) = (Double(y), Double(y + height))
    return [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }
}

extension Turn {
  /// The size at which an image fills `pixels` exactly, and the transform from pixels of the
  /// resized image to device pixels.
  fileprivate func snapped(to pixels: PixelRect) -> (PixelSize, AffineTransform) {
    let isQuarter = abs(inPixels.a) < abs(inPixels.b)
    let size =
      isQuarter
      ? PixelSize(width: pixels.height, height: pixels.width)
      : PixelSize(width: pixels.width, height: pixels.height)
    func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
    var place =
      isQuarter
      ? AffineTransform(a: 0, b: sign(inPixels.b), c: sign(inPixels.c), d: 0, tx: 0, ty: 0)
      : AffineTransform(a: sign(inPixels.a), b: 0, c: 0, d: sign(inPixels.d), tx: 0, ty: 0)
    let reach = Point(x: Double(size.width), y: Double(size.height)).applying(place)
    place.tx = Double(pixels.x) - min(0, reach.x)
    place.ty = Double(pixels.y) - min(0, reach.y)
    return (size, place)
  }

  /// The size in pixels at which an image in `rect` appears, limited to `limit`, and the transform
  /// from pixels of the resized image to device pixels.
  fileprivate func place(of rect: Rect, limit: PixelSize) -> (PixelSize, AffineTransform) {
    func count(_ length: Double, _ limit: Int) -> Int {
      Int(min(max((length - 1e-6).rounded(.up), 1), Double(limit)))
    }
    let size = PixelSize(
      width: count(rect.width * stretch.x, limit.width),
      height: count(rect.height * stretch.y, limit.height))
    let place = AffineTransform(
      scaleX: rect.width / Double(size.width), y: rect.height / Double(size.height)
    ).concatenating(AffineTransform(translationX: rect.minX, y: rect.minY))
      .concatenating(inPixels)
    return (size, place)
  }
}
