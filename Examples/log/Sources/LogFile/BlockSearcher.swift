internal import CBytes
internal import Glibc
internal import _StringProcessing

/// Searches blocks of lines, one group after the other.
struct BlockSearcher: ~Copyable {
  private let search: LogSearch
  private let regex: Regex<AnyRegexOutput>?
  private var piece = Piece(size: 1 << 20)
  private var found: [Int] = []

  init(_ search: LogSearch) {
    self.search = search
    regex = search.pattern.makeRegex()
  }

  mutating func take() -> [Int] {
    defer { found = [] }
    return found
  }

  /// The end of the group of blocks that begins with `block` and fits into one read; at least one
  /// block.
  func group(from block: Int, before end: Int) -> Int {
    let start = search.index.checkpoints[block].offset
    var last = block + 1
    while last < end, search.index.end(ofBlock: last) - start <= piece.size { last += 1 }
    return last
  }

  mutating func search(_ blocks: Range<Int>) {
    let first = search.index.checkpoints[blocks.lowerBound]
    let end = search.index.end(ofBlock: blocks.upperBound - 1)
    var lines = LineCounter(line: first.line)
    if end - first.offset <= piece.size {
      let count = piece.read(from: search.file, at: first.offset, count: end - first.offset)
      match(count, &lines)
    } else if let literal = search.pattern.literal {
      matchLong(literal, first.offset..<end, &lines)
    } else {
      // The last line of the block is too long for the buffer; a regular expression sees its
      // beginning.
      let count = piece.read(from: search.file, at: first.offset)
      match(count, &lines)
    }
  }

  /// Matches the lines that begin in the piece.
  private mutating func match(_ count: Int, _ lines: inout LineCounter) {
    var found: [Int] = []
    let (pattern, regex) = (search.pattern, regex)
    piece.withBytes(count) { bytes in
      var place = 0
      var scan = pattern.filter.map { Prefilter.Scan($0) }
      while place < count {
        if let filter = pattern.filter {
          guard let hit = scan?.next(filter, in: bytes, from: place) else { return }
          place = lines.start(ofLineAt: hit, in: bytes)
        }
        let end = lines.end(ofLineAt: place, in: bytes)
        let line = UnsafeRawBufferPointer(rebasing: bytes[place..<end])
        if Self.matches(pattern.filter, regex, line) {
          found.append(lines.line(at: place, in: bytes))
        }
        place = end + 1
      }
    }
    self.found += found
  }

  private static func matches(
    _ filter: Prefilter?, _ regex: Regex<AnyRegexOutput>?, _ line: UnsafeRawBufferPointer
  ) -> Bool {
    guard let regex else { return true }
    if let filter {
      if filter.isExact, line.count <= LogSearch.longestMatched, line.allSatisfy({ $0 < 0x80 }) {
        return true
      }
      guard filter.allows(line) else { return false }
    }
    return matches(regex, line)
  }

  private static func matches(
    _ regex: Regex<AnyRegexOutput>, _ line: UnsafeRawBufferPointer
  ) -> Bool {
    var bytes = line.prefix(LogSearch.longestMatched)
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    let line = String(decoding: bytes, as: UTF8.self)
    return (try? regex.firstMatch(in: line)) != nil
  }

  /// Looks for bytes in a range that is longer than a piece.
  private mutating func matchLong(
    _ literal: Literal, _ range: Range<Int>, _ lines: inout LineCounter
  ) {
    var offset = range.lowerBound
    var last = -1
    while offset < range.upperBound, !Task.isCancelled {
      let count = piece.read(from: search.file, at: offset, count: range.upperBound - offset)
      guard count > 0 else { return }
      var found: [Int] = []
      // A match that begins near the end of this piece is found in the next one.
      let isLast = offset + count >= range.upperBound
      let step = isLast ? count : max(1, count - literal.count + 1)
      piece.withBytes(count) { bytes in
        var place = 0
        var sight = Literal.Sight()
        while let hit = literal.first(in: bytes, from: place, &sight) {
          let line = lines.line(at: hit, in: bytes)
          if line != last { found.append(line) }
          last = line
          place = lines.end(ofLineAt: hit, in: bytes)
        }
        lines.move(by: step, in: bytes)
      }
      self.found += found
      offset += step
    }
  }
}

/// Counts lines up to places that come in ascending order.
struct LineCounter {
  private(set) var line: Int
  private var place = 0

  init(line: Int) { self.line = line }

  /// The number of the line that contains the byte at `place`.
  mutating func line(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    if place > self.place {
      forEachLineFeed(in: UnsafeRawBufferPointer(rebasing: bytes[self.place..<place])) { _ in
        line += 1
      }
      self.place = place
    }
    return line
  }

  /// Continues in a buffer that begins `step` bytes after this one.
  mutating func move(by step: Int, in bytes: UnsafeRawBufferPointer) {
    let counted = place
    _ = line(at: min(step, bytes.count), in: bytes)
    place = max(0, counted - step)
  }

  func start(ofLineAt place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    guard let base = bytes.baseAddress, place > 0, let hit = bytes_last(base, 0x0A, place) else {
      return 0
    }
    return hit - base + 1
  }

  func end(ofLineAt place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    guard let base = bytes.baseAddress, place < bytes.count,
      let hit = memchr(base + place, 0x0A, bytes.count - place)
    else { return bytes.count }
    return UnsafeRawPointer(hit) - base
  }
}
