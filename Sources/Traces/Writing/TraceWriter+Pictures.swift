import Drawing
internal import Geometry

extension TraceWriter {
  /// Notes what a view shows by itself now.
  package mutating func note(_ picture: TracePicture, of view: TraceHandle<TraceView>) {
    _ = views.state(of: view)
    note(picture, of: .view(view.key))
  }

  /// Notes what a cell shows by itself now.
  package mutating func note(_ picture: TracePicture, of cell: TraceHandle<TraceCell>) {
    _ = cells.state(of: cell)
    note(picture, of: .cell(cell.key))
  }

  private mutating func note(_ picture: TracePicture, of thing: TraceThing) {
    requireTickOrOpening()
    guard pictures.shown[thing] != picture else { return }
    pictures.shown[thing] = picture
    if !isOpening { append(picture, of: thing) }
  }

  /// Appends what a thing that is new in the segment shows; nothing if no picture of it is known.
  mutating func append(pictureOf thing: TraceThing) {
    if let picture = pictures.shown[thing] { append(picture, of: thing) }
  }

  private mutating func append(_ picture: TracePicture, of thing: TraceThing) {
    let known = pictures.numbers[picture]
    if known == nil {
      for image in picture.images where pictures.images[image.number] == nil { append(image) }
    }
    var fields = ByteSink()
    fields.append(thing)
    fields.append(number: UInt64(known ?? 0))
    if known == nil {
      pictures.numbers[picture] = pictures.numbers.count + 1
      let images = pictures.images
      fields.append(picture) { images[$0.number] ?? 0 }
    }
    append(.picture, fields.take())
  }

  /// Appends the pixels of an image, which gets the segment's next number.
  private mutating func append(_ image: Image) {
    pictures.images[image.number] = pictures.images.count + 1
    let image = image.reduced
    var fields = ByteSink()
    fields.append(number: UInt64(image.pixelSize.width))
    fields.append(number: UInt64(image.pixelSize.height))
    for pixel in image.pixels { fields.append(fixed: pixel) }
    append(.pixels, fields.take())
  }

  /// Appends a record with its length.
  mutating func append(_ kind: RecordKind, _ fields: [UInt8]) {
    sink.append(kind.rawValue)
    sink.append(number: UInt64(fields.count))
    sink.append(fields)
  }
}

/// The pictures of the things that exist, and which of them a segment has.
struct SegmentPictures {
  var shown: [TraceThing: TracePicture] = [:]
  /// The numbers of pictures in the segment, from 1.
  var numbers: [TracePicture: Int] = [:]
  /// The numbers of images in the segment, from 1, by what identifies their pixels.
  var images: [UInt64: Int] = [:]

  mutating func beginSegment() {
    numbers.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
  }
}

extension TracePicture {
  fileprivate var images: [Image] {
    (behind + layers.flatMap(\.commands) + above).compactMap { command in
      if case .image(let run) = command { run.image } else { nil }
    }
  }
}

extension Image {
  /// The image with at most as many pixels as pictures of traces have.
  fileprivate var reduced: Image {
    let longer = max(pixelSize.width, pixelSize.height)
    guard longer > TracePicture.greatestSide else { return self }
    let factor = Double(TracePicture.greatestSide) / Double(longer)
    func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
    return resized(
      to: PixelSize(width: reduced(pixelSize.width), height: reduced(pixelSize.height)))
  }
}
