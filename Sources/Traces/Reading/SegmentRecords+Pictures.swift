import Drawing
internal import Geometry

extension SegmentRecords {
  /// Reads a picture of a view or a cell; later programs may have appended further fields, which are
  /// skipped.
  mutating func readPicture() throws(TraceFailure) -> TraceTick.Picture {
    let end = try readEnd("a picture")
    let thing = try readThing()
    let number = try source.number("a picture")
    guard number <= pictures.count else {
      throw source.failure("a picture has number \(number)", allowed: "0 to \(pictures.count)")
    }
    if number == 0 { pictures.append(try source.picture(pixels)) }
    try skip(to: end, "a picture")
    let picture = pictures[number == 0 ? pictures.count - 1 : Int(number) - 1]
    state.pictures[thing] = picture
    return TraceTick.Picture(thing: thing, picture: picture)
  }

  /// Reads the pixels of an image.
  mutating func readPixels() throws(TraceFailure) {
    let end = try readEnd("an image")
    let width = try source.number("the width of an image")
    let height = try source.number("the height of an image")
    let most = UInt64(TracePicture.greatestSide)
    guard (1...most).contains(width), (1...most).contains(height) else {
      throw source.failure(
        "an image has \(width) x \(height) pixels", allowed: "1 to \(most) on each side")
    }
    let (columns, rows) = (Int(width), Int(height))
    let bytes = try source.bytes(4 * columns * rows)
    let values = [UInt32](unsafeUninitializedCapacity: columns * rows) { values, count in
      var place = bytes.startIndex
      for index in 0..<columns * rows {
        values[index] = bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
        place += 4
      }
      count = columns * rows
    }
    guard values.allSatisfy(\.isPremultiplied) else {
      throw source.failure("an image has a channel above its alpha", allowed: "up to the alpha")
    }
    try skip(to: end, "an image")
    pixels.append(Image(width: columns, height: rows, premultiplied: values))
  }

  /// Reads which of the things that exist has a picture.
  private mutating func readThing() throws(TraceFailure) -> TraceThing {
    let thing = try source.thing()
    let exists =
      switch thing {
      case .view(let key): state.views[key] != nil
      case .cell(let key): state.cells[key] != nil
      }
    guard exists else {
      throw source.failure("\(thing) has a picture", allowed: "numbers in use")
    }
    return thing
  }

  /// Reads the length of a record, and returns the offset of its end.
  mutating func readEnd(_ what: String) throws(TraceFailure) -> Int {
    let length = try source.count("bytes of \(what)")
    return source.offset + length
  }

  /// Skips the rest of a record.
  mutating func skip(to end: Int, _ what: String) throws(TraceFailure) {
    guard source.offset <= end else {
      throw source.failure(
        "the record of \(what) is \(source.offset - end) bytes too short", allowed: "all its fields"
      )
    }
    _ = try source.bytes(end - source.offset)
  }
}
