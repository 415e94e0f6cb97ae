internal import Geometry
internal import PNG

/// The rows of a PNG file: one at a time in memory, or all if the file is interlaced.
final class PNGRows: ImageRows {
  let size: PixelSize
  let orientation: Orientation
  private let path: String
  private let reader: PNGReader
  /// All rows of an interlaced file; `given` is the number of rows returned so far.
  private var held: [UInt32] = []
  private var given = 0

  /// Reads the header; the bytes must stay at their address while this object exists.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: ImageLimits, _ path: String
  ) throws(ImageError) {
    self.path = path
    orientation = Orientation(png: bytes)
    // Checks the size before libpng allocates memory for the image.
    guard let header = PNGHeader(bytes) else {
      throw .damaged(path: path, reason: "there is no header")
    }
    size = PixelSize(header)
    try limits.check(size, path)
    do throws(PNGFailure) {
      reader = try PNGReader(bytes, header, order: .bgra)
    } catch {
      throw .damaged(path: path, reason: error.reason)
    }
    guard reader.passes > 1 else { return }
    try limits.checkHeld(size, "interlaced pixels", path)
    held = Array(repeating: 0, count: size.width * size.height)
  }

  func next(_ row: UnsafeMutableBufferPointer<UInt32>) throws(ImageError) {
    if held.isEmpty {
      try decode { () throws(PNGFailure) in try reader.next(row.baseAddress) }
    } else {
      if given == 0 { try readAll() }
      _ = row.update(from: held[given * size.width..<(given + 1) * size.width])
      given += 1
    }
    row.premultiply()
  }

  private func readAll() throws(ImageError) {
    try held.withUnsafeMutableBufferPointer { held throws(ImageError) in
      for _ in 0..<reader.passes {
        for y in 0..<size.height {
          if Task.isCancelled { throw .cancelled(path: path) }
          let row = held.baseAddress.map { $0 + y * size.width }
          try decode { () throws(PNGFailure) in try reader.next(row) }
        }
      }
    }
  }

  func finish() throws(ImageError) {
    try decode { () throws(PNGFailure) in try reader.finish() }
  }

  private func decode(_ body: () throws(PNGFailure) -> Void) throws(ImageError) {
    do throws(PNGFailure) {
      try body()
    } catch {
      throw .damaged(path: path, reason: error.reason)
    }
  }
}

extension PixelSize {
  /// The size that the header of a PNG file claims.
  init(_ header: PNGHeader) {
    self.init(width: header.width, height: header.height)
  }
}
