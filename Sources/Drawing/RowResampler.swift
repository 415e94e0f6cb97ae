public import Geometry

/// Resizes an image whose rows arrive one by one, from the top, so the source need not be in memory
/// as a whole.
///
/// Premultiplied pixels are averaged by area for a smaller size, and interpolated for a larger one.
package struct RowResampler {
  private let source: PixelSize
  private let columns: ResamplingWeights
  private let rows: ResamplingWeights
  private let width: Int
  private let height: Int
  /// The number of source rows added so far.
  private var row = 0
  /// The index of the first incomplete row of the result.
  private var next = 0
  /// The sums of the incomplete rows of the result, at most `open` at a time; row y is at y % open.
  private var sums: [PixelChannels]
  private let open: Int
  private var line: [PixelChannels]
  private var result: [UInt32]

  /// Resamples to `size`, and keeps `part` of the result, or all of it for nil.
  ///
  /// - Precondition: All sides are at least 1, and the part lies in `size` and is not empty.
  package init(from source: PixelSize, to size: PixelSize, part: PixelRect? = nil) {
    let part = part ?? PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    require(
      source.width > 0 && source.height > 0 && part.x >= 0 && part.y >= 0 && !part.isEmpty
        && part.x + part.width <= size.width && part.y + part.height <= size.height,
      "RowResampler: \(part) of \(size) from \(source)")
    self.source = source
    columns = ResamplingWeights(
      from: source.width, to: size.width, part: part.x..<part.x + part.width)
    rows = ResamplingWeights(
      from: source.height, to: size.height, part: part.y..<part.y + part.height)
    width = part.width
    height = part.height
    var open = 1
    for y in 0..<height {
      // Counts the rows of the result that begin before row y ends.
      let last = rows.first[y] + rows.start[y + 1] - rows.start[y] - 1
      var after = y + 1
      while after < height, rows.first[after] <= last { after += 1 }
      open = max(open, after - y)
    }
    self.open = open
    sums = Array(repeating: .zero, count: open * width)
    line = Array(repeating: .zero, count: width)
    result = Array(repeating: 0, count: width * height)
  }

  /// Whether the result is complete; later rows are ignored.
  package var isComplete: Bool { next == height }

  /// Adds the next row: premultiplied pixels, as many as the source is wide.
  ///
  /// - Complexity: O(pixels of the row).
  package mutating func add(_ pixels: UnsafeBufferPointer<UInt32>) {
    require(
      pixels.count == source.width && row < source.height,
      "RowResampler: row \(row) has \(pixels.count) pixels; \(source) are expected")
    defer { row += 1 }
    guard next < height, rows.first[next] <= row else { return }
    resample(pixels)
    var y = next
    while y < height, rows.first[y] <= row {
      let place = rows.start[y] + row - rows.first[y]
      if place < rows.start[y + 1] {
        put(rows.weights[place], inRow: y, isFirst: row == rows.first[y])
        if place + 1 == rows.start[y + 1] { finish(y) }
      }
      y += 1
    }
  }

  /// Sets `line` to the row, resampled to the new width.
  private mutating func resample(_ pixels: UnsafeBufferPointer<UInt32>) {
    let width = width
    columns.weights.withUnsafeBufferPointer { weights in
      columns.first.withUnsafeBufferPointer { first in
        columns.start.withUnsafeBufferPointer { start in
          line.withUnsafeMutableBufferPointer { line in
            for x in 0..<width {
              var sum = PixelChannels.zero
              var place = first[x]
              for index in start[x]..<start[x + 1] {
                sum += weights[index] * PixelChannels(pixel: pixels[place])
                place += 1
              }
              line[x] = sum
            }
          }
        }
      }
    }
  }

  private mutating func put(_ weight: Float, inRow y: Int, isFirst: Bool) {
    let (start, width) = (y % open * width, width)
    sums.withUnsafeMutableBufferPointer { sums in
      line.withUnsafeBufferPointer { line in
        if isFirst {
          for x in 0..<width { sums[start + x] = weight * line[x] }
        } else {
          for x in 0..<width { sums[start + x] += weight * line[x] }
        }
      }
    }
  }

  /// Completes a row of the result. Rows are completed from the top: no row ends before the one
  /// above it.
  private mutating func finish(_ y: Int) {
    let (start, place, width) = (y % open * width, y * width, width)
    sums.withUnsafeBufferPointer { sums in
      result.withUnsafeMutableBufferPointer { result in
        // No channel exceeds alpha, because no channel does in any summand.
        for x in 0..<width { result[place + x] = sums[start + x].pixel }
      }
    }
    next = y + 1
  }

  /// Returns the result; all source rows that contribute to it must have been added.
  package consuming func image(scale: Double) -> Image {
    require(isComplete, "RowResampler: row \(row) of \(source) has not come")
    return Image(PixelSize(width: width, height: height), scale, result)
  }
}

extension Image {
  /// Resizes the image, at the same scale; slow, with good quality.
  ///
  /// Pixels are averaged by area for a smaller size, and interpolated for a larger one.
  /// - Precondition: Both sides are at least 1.
  /// - Complexity: O(pixels of both images).
  public func resized(to size: PixelSize) -> Image {
    resized(to: size, part: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// A part of the result of ``resized(to:)``.
  package func resized(to size: PixelSize, part: PixelRect) -> Image {
    require(size.width > 0 && size.height > 0, "Image: there is none of \(size) pixels")
    if size == pixelSize, part.width == size.width, part.height == size.height { return self }
    var resampler = RowResampler(from: pixelSize, to: size, part: part)
    let width = pixelSize.width
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<pixelSize.height where !resampler.isComplete {
        resampler.add(UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
      }
    }
    return resampler.image(scale: scale).withRenderingMode(renderingMode)
  }
}
