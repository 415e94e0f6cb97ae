import ScrollEngine

// The row that changes is usually the fourth visible one, in the middle of the list.
extension PeerRun {
  private var row: Int { min(request.rows / 2 + 3, request.rows - 1) }

  /// Resizes a visible row, and inserts rows before it, again and again.
  ///
  /// Returns the errors afterwards.
  func edit() -> [String] {
    list.jump(to: request.rows / 2)
    let isExact = request.heights != .lazy
    var mistakes: [String] = []
    if wants(.resize), request.heights != .uniform {
      var isHigh = false
      let times = frames(request.edits) {
        isHigh.toggle()
        list.resize(row, by: isHigh ? 17 : 0)
      }
      report.samples("resize_visible_row", times.layouts)
      let growth = isHigh ? 17 : 0
      mistakes += wrongPlaces { rows.offset(of: $0) + ($0 > self.row ? growth : 0) }
      if isHigh { list.resize(row, by: 0) }
    }
    if wants(.insert) {
      let times = frames(request.edits) { list.insertRow(before: row) }
      report.samples("insert_mid_visible", times.layouts)
      // Heights depend on the index, so each inserted row is as high as the old row at that index.
      let height = rows.height(of: row)
      let edits = request.edits
      mistakes += wrongPlaces { place in
        rows.offset(of: place - min(max(0, place - self.row), edits))
          + min(max(0, place - self.row), edits) * height
      }
      let error = list.contentHeight - Double(rows.total + edits * height)
      if isExact, error != 0 {
        mistakes.append("after the insertions the content is \(error) points too high")
      }
    }
    return mistakes
  }

  /// The errors in the positions of visible rows; `start` returns the expected start of a row, in
  /// points.
  private func wrongPlaces(_ start: (Int) -> Int) -> [String] {
    var mistakes: [String] = []
    guard var place = list.firstVisibleRow else { return ["after edits nothing is seen"] }
    // If not all heights are known, the whole list may lie a little further up or down, as far as
    // its first visible row.
    var origin = request.heights == .lazy ? nil : 0.0
    list.forEachVisibleCell { _, seen in
      let shift = origin ?? seen - Double(start(place))
      origin = shift
      let error = seen - shift - Double(start(place))
      if error != 0 { mistakes.append("after edits row \(place) is off by \(error) points") }
      place += 1
    }
    return mistakes
  }
}
