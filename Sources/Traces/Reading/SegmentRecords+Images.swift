extension SegmentRecords {
  /// Reads an image; later programs may have appended further fields, which are skipped.
  mutating func readImage() throws(TraceFailure) -> TraceImage {
    let length = try source.count("bytes of an image")
    let end = source.offset + length
    let path = try source.text("the path of an image")
    let build = try source.text("the build of an image")
    let start = try source.number("the address of an image")
    let count = try source.number("the length of an image")
    let (last, isTooLong) = start.addingReportingOverflow(count)
    guard source.offset <= end, !isTooLong, count <= UInt64(Int.max) else {
      throw source.failure(
        "an image of \(count) bytes at \(start) has \(length) bytes",
        allowed: "all its fields, and addresses of 64 bits")
    }
    _ = try source.bytes(end - source.offset)
    return TraceImage(path: path, build: build, addresses: start..<last)
  }
}
