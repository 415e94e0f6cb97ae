internal import CPNG

/// Decodes a PNG file of any kind to rows of four bytes a pixel: three colours and straight alpha.
///
/// Colours are taken for sRGB: profiles in the file are ignored.
package final class PNGReader {
  /// The order of the colours in a pixel's bytes.
  package enum ChannelOrder {
    case rgba, bgra
  }

  /// How often all rows have to be read, each time into the bytes of the time before: once, or 7
  /// times if the file is interlaced.
  package var passes: Int { Int(reader.pointee.passes) }

  private let reader: UnsafeMutablePointer<cpng_reader>

  /// Begins to read a file with this header.
  ///
  /// The bytes have to stay where they are for as long as this lives.
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

  /// Decodes what follows the last row.
  package func finish() throws(PNGFailure) {
    guard cpng_reader_finish(reader) != 0 else { throw failure }
  }
}
