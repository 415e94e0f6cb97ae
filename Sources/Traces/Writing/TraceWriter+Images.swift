extension TraceWriter {
  /// Notes the images that a backtrace's addresses are in, each once in a segment.
  mutating func noteImages(of addresses: [UInt64]) {
    guard let loadedImages else { return }
    if !addresses.allSatisfy({ images.image(of: $0) != nil }), !images.areFresh {
      images.all = loadedImages()
      images.areFresh = true
    }
    for address in addresses {
      guard let image = images.image(of: address), images.written.insert(image).inserted else {
        continue
      }
      append(image)
    }
  }

  private mutating func append(_ image: TraceImage) {
    var fields = ByteSink()
    fields.append(text: image.path)
    fields.append(text: image.build)
    fields.append(number: image.addresses.lowerBound)
    fields.append(number: UInt64(image.addresses.count))
    append(.image, fields.take())
  }
}

/// The images of a program, and which of them a segment has.
struct SegmentImages {
  /// The images as they were loaded last.
  var all: [TraceImage] = []
  /// Whether `all` was asked for in this segment: more may be loaded later.
  var areFresh = false
  var written: Set<TraceImage> = []

  func image(of address: UInt64) -> TraceImage? {
    all.first { $0.addresses.contains(address) }
  }

  mutating func beginSegment() {
    areFresh = false
    written.removeAll(keepingCapacity: true)
  }
}
