extension SegmentRecords {
  /// Reads an image; later programs may have appended further fields, which are skipped.
  mutating func readImage() throws(TraceFailure) -> TraceImage {
    let end = try readEnd("an image")
    let path = try source.text("the path of an image")
    let build = try source.text("the build of an image")
    let start = try source.number("the address of an image")
    let count = try source.number("the length of an image")
    let (last, isTooLong) = start.addingReportingOverflow(count)
    guard !isTooLong, count <= UInt64(Int.max) else {
      throw source.failure(
        "an image has \(count) bytes at \(start)", allowed: "addresses of 64 bits")
    }
    try skip(to: end, "an image")
    return TraceImage(path: path, build: build, addresses: start..<last)
  }
}
