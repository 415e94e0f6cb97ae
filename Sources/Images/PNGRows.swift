internal import CPNG
internal import Geometry

/// The rows of a PNG file: one at a time in memory, or all if the file is interlaced.
final class PNGRows: ImageRows {
  let size: PixelSize
  let orientation: Orientation
  private let path: String
  private let reader: UnsafeMutablePointer<cpng_reader>
  /// All rows of an interlaced file, and how many have been given out.
  private var held: [UInt32] = []
  private var given = 0

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Begins to read; the bytes have to stay where they are for as long as this lives.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: ImageLimits, _ path: String
  ) throws(ImageError) {
    guard let reader = cpng_reader_open(bytes.baseAddress, bytes.count) else {
      throw .damaged(path: path, reason: "there is no memory to read it")
    }
    self.path = path
    self.reader = reader
    orientation = Self.orientation(bytes)
    // Before libpng allocates anything by it.
    guard let claimed = Self.size(bytes) else {
      size = PixelSize(width: 1, height: 1)
      throw .damaged(path: path, reason: "there is no header")
    }
    size = claimed
    try limits.check(size, path)
    guard cpng_reader_start(reader, UInt32(clamping: limits.side)) != 0,
      Int(cpng_reader_width(reader)) == size.width, Int(cpng_reader_height(reader)) == size.height
    else { throw failure }
    guard reader.pointee.passes > 1 else { return }
    try limits.checkHeld(size, "interlaced pixels", path)
    held = Array(repeating: 0, count: size.width * size.height)
  }

  deinit {
    cpng_reader_close(reader)
  }

  /// How the picture in a whole file was held.
  static func orientation(_ bytes: UnsafeBufferPointer<UInt8>) -> Orientation {
    PNGChunks.orientation { place, count in
      place < bytes.count ? Array(bytes[place..<min(bytes.count, place + count)]) : []
    }
  }

  /// The size that the beginning of a file claims; nil if there is none.
  static func size(_ bytes: UnsafeBufferPointer<UInt8>) -> PixelSize? {
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.count >= 33, bytes.starts(with: signature), number(8) == 13,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let size = PixelSize(width: number(16), height: number(20))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private var failure: ImageError {
    let message = String(cString: cpng_reader_message(reader))
    return .damaged(path: path, reason: message.isEmpty ? "libpng gives no reason" : message)
  }

  func next(_ row: UnsafeMutableBufferPointer<UInt32>) throws(ImageError) {
    if held.isEmpty {
      guard cpng_reader_row(reader, row.baseAddress) != 0 else { throw failure }
    } else {
      if given == 0 { try readAll() }
      _ = row.update(from: held[given * size.width..<(given + 1) * size.width])
      given += 1
    }
    row.premultiply()
  }

  private func readAll() throws(ImageError) {
    let (width, height, passes) = (size.width, size.height, reader.pointee.passes)
    let isRead = held.withUnsafeMutableBufferPointer { held in
      for _ in 0..<passes {
        for y in 0..<height {
          let row = held.baseAddress.map { $0 + y * width }
          guard !Task.isCancelled, cpng_reader_row(reader, row) != 0 else { return false }
        }
      }
      return true
    }
    if isRead { return }
    throw Task.isCancelled ? .cancelled(path: path) : failure
  }

  func finish() throws(ImageError) {
    guard cpng_reader_finish(reader) != 0 else { throw failure }
  }
}
