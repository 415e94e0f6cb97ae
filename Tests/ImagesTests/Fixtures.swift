import CJPEG
import CPNG
import Drawing
import Geometry
import Glibc
import TestSupport

/// Files as libjpeg and libpng write them.
enum Fixture {
  struct JPEGOptions {
    var quality: Int32 = 95
    var isProgressive = false
    var isGrey = false
    var isPrint = false
    var orientation: Int?
    var isBigEndian = false
  }

  /// A JPEG file of colours, without subsampling so that they are near the original.
  static func jpeg(
    _ width: Int, _ height: Int, _ options: JPEGOptions = JPEGOptions(),
    color: (Int, Int) -> Color
  ) -> [UInt8] {
    var info = jpeg_compress_struct()
    var errors = jpeg_error_mgr()
    info.err = jpeg_std_error(&errors)
    jpeg_CreateCompress(&info, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
    var memory: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    jpeg_mem_dest(&info, &memory, &size)
    info.image_width = JDIMENSION(width)
    info.image_height = JDIMENSION(height)
    info.input_components = options.isGrey ? 1 : options.isPrint ? 4 : 3
    info.in_color_space = options.isGrey ? JCS_GRAYSCALE : options.isPrint ? JCS_CMYK : JCS_RGB
    jpeg_set_defaults(&info)
    jpeg_set_quality(&info, options.quality, 1)
    info.comp_info[0].h_samp_factor = 1
    info.comp_info[0].v_samp_factor = 1
    if options.isProgressive { jpeg_simple_progression(&info) }
    jpeg_start_compress(&info, 1)
    if let orientation = options.orientation {
      let marker = exif(orientation, isBigEndian: options.isBigEndian)
      jpeg_write_marker(&info, JPEG_APP0 + 1, marker, UInt32(marker.count))
    }
    for y in 0..<height {
      var row: [UInt8] = []
      for x in 0..<width {
        let color = color(x, y)
        if options.isGrey {
          row.append(color.red)
        } else if options.isPrint {
          // Inverted CMYK, as Adobe writes it: 255 is no ink. libjpeg adds Adobe's marker.
          row += [color.red, color.green, color.blue, 255]
        } else {
          row += [color.red, color.green, color.blue]
        }
      }
      row.withUnsafeMutableBufferPointer { row in
        var start = row.baseAddress
        jpeg_write_scanlines(&info, &start, 1)
      }
    }
    jpeg_finish_compress(&info)
    jpeg_destroy_compress(&info)
    defer { free(memory) }
    return Array(UnsafeBufferPointer(start: memory, count: Int(size)))
  }

  /// A PNG file with another chunk before its pixels, or after them.
  static func png(
    _ bytes: [UInt8], with name: String, _ data: [UInt8], isAfterPixels: Bool = false,
    isDamaged: Bool = false
  ) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] {
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let body = Array(name.utf8) + data
    let chunk = big(UInt32(data.count)) + body + big(isDamaged ? crc(body) ^ 1 : crc(body))
    // Behind the signature and the header, or before the last chunk.
    let place = isAfterPixels ? bytes.count - 12 : 33
    return bytes[..<place] + chunk + bytes[place...]
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  /// Exif data as in a JPEG file; a PNG file leaves out the first six bytes.
  static func exif(_ orientation: Int, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    let start = Array("Exif\0\0".utf8) + Array((isBigEndian ? "MM" : "II").utf8)
    let table = number(2, 2) + number(0x010F, 2) + number(2, 2) + number(1, 4) + number(0, 4)
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2)
    return start + number(42, 2) + number(8, 4) + table + entry + [0, 0] + number(0, 4)
  }

  struct PNGOptions {
    var type = PNG_COLOR_TYPE_RGB_ALPHA
    var depth: Int32 = 8
    var isInterlaced = false
  }

  /// A PNG file from rows of bytes, packed in its colour type and bit depth.
  static func png(
    _ width: Int, _ height: Int, _ options: PNGOptions = PNGOptions(), palette: [Color] = [],
    rows: (Int) -> [UInt8]
  ) -> [UInt8] {
    var writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    var info = png_create_info_struct(writer)
    var path = Array("/tmp/scrollwork-image-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard let file = fdopen(descriptor, "w+") else {
      preconditionFailure("a temporary file cannot be opened: error \(errno)")
    }
    defer {
      fclose(file)
      unlink(path)
    }
    png_init_io(writer, file)
    png_set_IHDR(
      writer, info, UInt32(width), UInt32(height), options.depth, options.type,
      options.isInterlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE)
    if !palette.isEmpty {
      let colors = palette.map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }
      png_set_PLTE(writer, info, colors, Int32(colors.count))
      png_set_tRNS(writer, info, palette.map(\.alpha), Int32(palette.count), nil)
    }
    png_write_info(writer, info)
    let passes = png_set_interlace_handling(writer)
    for _ in 0..<passes {
      for y in 0..<height { png_write_row(writer, rows(y)) }
    }
    png_write_end(writer, nil)
    png_destroy_write_struct(&writer, &info)
    fflush(file)
    var bytes = [UInt8](repeating: 0, count: ftell(file))
    rewind(file)
    fread(&bytes, 1, bytes.count, file)
    return bytes
  }

  /// A PNG file of colours with alpha.
  static func png(
    _ width: Int, _ height: Int, isInterlaced: Bool = false, color: (Int, Int) -> Color
  ) -> [UInt8] {
    png(width, height, PNGOptions(isInterlaced: isInterlaced)) { y in
      (0..<width).flatMap { x in
        let color = color(x, y)
        return [color.red, color.green, color.blue, color.alpha]
      }
    }
  }

  /// Colours that change little from pixel to pixel, as in a photo.
  static func smooth(_ x: Int, _ y: Int) -> Color {
    Color(
      red: UInt8(truncatingIfNeeded: min(255, 40 + 2 * x)),
      green: UInt8(truncatingIfNeeded: min(255, 30 + 2 * y)),
      blue: UInt8(truncatingIfNeeded: min(255, x + y)))
  }
}

/// Calls `body` with the path of a temporary file, and removes the file.
func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) rethrows -> Result {
  let path = makeFile(bytes)
  defer { removeFile(path) }
  return try body(path)
}

func makeFile(_ bytes: [UInt8]) -> String {
  var path = Array("/tmp/scrollwork-image-XXXXXX".utf8CString)
  let descriptor = mkstemp(&path)
  write(descriptor, bytes, bytes.count)
  close(descriptor)
  return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
}

func removeFile(_ path: String) { unlink(path) }

extension Image {
  /// The largest difference of any channel from the colours that `color` returns.
  func worst(_ color: (Int, Int) -> Color) -> Int {
    var worst = 0
    for y in 0..<pixelSize.height {
      for x in 0..<pixelSize.width {
        let (mine, theirs) = (self[x, y], color(x, y))
        for (first, second) in [
          (mine.red, theirs.red), (mine.green, theirs.green), (mine.blue, theirs.blue),
          (mine.alpha, theirs.alpha),
        ] { worst = max(worst, abs(Int(first) - Int(second))) }
      }
    }
    return worst
  }
}
