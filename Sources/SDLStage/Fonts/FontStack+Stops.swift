internal import Drawing

// The positions of the characters of a line in the painted runs.
extension FontStack {
  /// The caret stops of a line, in points; `scale` is the number of pixels in a point.
  ///
  /// - Complexity: One measurement of each run; the width of plain text is cached.
  func stops(of string: String, scale: Double) -> LineStops {
    if isPlain(string) {
      return LineStops(of: string, level: 0) { [self] in Double(width(of: $0)) / scale }
    }
    let characters = Self.characters(of: string)
    let order = TextOrder(of: characters)
    let (runs, owners) = runs(of: characters, order, Script.language(of: string))
    var places = [0]
    for character in string { places.append(places[places.count - 1] + character.utf8.count) }
    let leftmost = order.places.first.map { owners[Int($0)] }
    var start = 0
    var stops: [LineStops.Run] = []
    for (number, run) in runs.enumerated() {
      let count = owners[start...].prefix { $0 == number }.count
      for piece in LineStops.pieces(count: count, isSpace: { characters[start + $0] == " " }) {
        let isAtEdge = run.isRightToLeft ? piece.upperBound == count : piece.lowerBound == 0
        let range = start + piece.lowerBound..<start + piece.upperBound
        let beginnings = RunBeginnings(
          run, Array(characters[range]), isLeftmost: number == leftmost && isAtEdge)
        stops.append(
          LineStops.Run(
            places: Array(places[range.lowerBound...range.upperBound]), level: run.level,
            width: Double(beginnings.width) / scale
          ) { Double(beginnings.width(ofFirst: $0)) / scale })
      }
      start += count
    }
    return LineStops(stops, level: order.base)
  }
}
