internal import CPNG

/// Decodes a PNG file of any kind to rows of four bytes a pixel: three colours and straight alpha.
///
/// Colours are treated as sRGB: profiles in the file are ignored.
package final class PNGReader {
  /// The order of the colours in a pixel's bytes.
  package enum ChannelOrder {
    case rgba, bgra
  }

  /// The number of times that all rows must be read, each time into the same memory: 1, or 7 if the
  /// file is interlaced.
  package var passes: Int { Int(reader.pointee.passes) }

  private let reader: UnsafeMutablePointer<cpng_reader>

  /// Begins to read a file whose header is `header`.
  ///
  /// The bytes must stay at their address while the reader exists.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ header: PNGHeader, order: ChannelOrder
  ) throws(PNGFailure) {
    guard let reader = cpng_reader_open(bytes.baseAddress, bytes.count) else {
      throw PNGFailure(reason: "there is no memory to read it")
    }
    self.reader = reader
    let side = UInt32(max(header.width, header.height))
    guard cpng_reader_start(reader, side, order == .bgra ? 1 : 0) != 0,
      cpng_reader_width(reader) == header.width, cpng_reader_height(reader) == header.height
    else { throw failure }
  }

  deinit {
    cpng_reader_close(reader)
  }

  private var failure: PNGFailure { PNGFailure(message: cpng_reader_message(reader)) }

  /// Decodes the next row into memory of four bytes for each column.
  package func next(_ row: UnsafeMutableRawPointer?) throws(PNGFailure) {
    guard cpng_reader_row(reader, row) != 0 else { throw failure }
  }

  /// Decodes the rest of the file after the last row.
  package func finish() throws(PNGFailure) {
    guard cpng_reader_finish(reader) != 0 else { throw failure }
  }
}
