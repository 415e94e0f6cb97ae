internal import CJPEG
internal import Geometry

/// The rows of a JPEG file; libjpeg reduces the image while decoding, as far as that saves time.
final class JPEGRows: ImageRows {
  private(set) var size: PixelSize
  let orientation: Orientation
  private let path: String
  private let reader: UnsafeMutablePointer<cjpeg_reader>
  private var isPrint = false
  private var isStarted = false

  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Reads the header; the bytes must stay at their address while this object exists.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ path: String) throws(ImageError) {
    guard let reader = cjpeg_open(bytes.baseAddress, bytes.count) else {
      throw .damaged(path: path, reason: "there is no memory to read it")
    }
    self.path = path
    self.reader = reader
    let isRead = cjpeg_read_header(reader) != 0
    size = PixelSize(
      width: Int(reader.pointee.info.image_width), height: Int(reader.pointee.info.image_height))
    orientation = Self.orientation(reader)
    guard isRead, size.width > 0, size.height > 0 else { throw failure }
  }

  deinit {
    cjpeg_close(reader)
  }

  private static func orientation(_ reader: UnsafeMutablePointer<cjpeg_reader>) -> Orientation {
    var next = reader.pointee.info.marker_list
    while let marker = next {
      let bytes = UnsafeBufferPointer(
        start: marker.pointee.data, count: Int(marker.pointee.data_length))
      let found = Orientation(exif: bytes)
      if found != .upright { return found }
      next = marker.pointee.next
    }
    return .upright
  }

  /// Whether the file has ended too early.
  var isCut: Bool { reader.pointee.is_cut != 0 }

  private var failure: ImageError {
    let message = String(cString: cjpeg_message(reader))
    let reason = message.isEmpty ? "libjpeg gives no reason" : message
    return reader.pointee.is_unknown_kind != 0
      ? .unsupported(path: path, reason: reason) : .damaged(path: path, reason: reason)
  }

  // MARK: Rows

  /// The scales for which libjpeg has fast code, as numerators over 8.
  private static let eighths: [UInt32] = [1, 2, 4, 8]

  /// Chooses the smallest scale at which no side is shorter than the same side of `target`; 1 if
  /// there is none.
  func start(for target: PixelSize, _ limits: ImageLimits) throws(ImageError) {
    try limits.check(size, path)
    if cjpeg_is_held(reader) != 0 { try limits.checkHeld(size, "progressive pixels", path) }
    for eighths in Self.eighths {
      guard cjpeg_scale(reader, eighths) != 0 else { throw failure }
      let info = reader.pointee.info
      size = PixelSize(width: Int(info.output_width), height: Int(info.output_height))
      if size.width >= target.width, size.height >= target.height { break }
    }
    let colors = reader.pointee.info.jpeg_color_space
    isPrint = colors == JCS_CMYK || colors == JCS_YCCK
    guard isPrint || [JCS_GRAYSCALE, JCS_YCbCr, JCS_RGB].contains(colors) else {
      throw .unsupported(
        path: path, reason: "\(reader.pointee.info.num_components) channels of unknown colours")
    }
  }

  func next(_ row: UnsafeMutableBufferPointer<UInt32>) throws(ImageError) {
    if !isStarted {
      isStarted = true
      guard cjpeg_start(reader, isPrint ? 1 : 0) != 0 else { throw failure }
    }
    guard cjpeg_read_row(reader, row.baseAddress) != 0 else { throw failure }
    if isPrint { row.takeInks(areInverted: reader.pointee.info.saw_Adobe_marker != 0) }
  }

  func finish() throws(ImageError) {
    guard cjpeg_finish(reader) != 0, reader.pointee.is_damaged == 0 else { throw failure }
  }
}
