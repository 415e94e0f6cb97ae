internal import CGzip

/// Unpacks gzip data, piece by piece; several packed files in a row are one text.
struct Gunzip: ~Copyable {
  // zlib keeps a pointer to it, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var place = Place.inside

  private enum Place {
    case inside
    /// A packed file has ended, and nothing has followed.
    case between
    /// Zeros fill the rest, as on tapes.
    case padding
  }

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // A window of 32 KiB, and gzip's frame around the data.
    _ = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Whether the data so far end within a packed file.
  var isUnfinished: Bool { place == .inside }

  /// Passes what the next bytes unpack to `take`, at most a piece at once; returns what is wrong with
  /// them, or nil.
  mutating func unpack(
    _ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool
  ) -> String? {
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      while true {
        if place != .inside, stream.pointee.avail_in == 0 { return nil }
        if place != .inside, let next = stream.pointee.next_in?.pointee {
          if next == 0 {
            place = .padding
            stream.pointee.next_in += 1
            stream.pointee.avail_in -= 1
            continue
          }
          guard place == .between, next == 0x1F else {
            return "something that is not gzip follows the gzip data, and is left out"
          }
          inflateReset(stream)
          place = .inside
        }
        let (code, count) = output.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          let code = inflate(stream, Z_NO_FLUSH)
          return (code, output.count - Int(stream.pointee.avail_out))
        }
        if count > 0, !take(output[..<count]) { return nil }
        switch code {
        case Z_STREAM_END: place = .between
        case Z_OK: break
        // All input is used up.
        case Z_BUF_ERROR: return nil
        default: return "the gzip data are damaged"
        }
      }
    }
  }
}
