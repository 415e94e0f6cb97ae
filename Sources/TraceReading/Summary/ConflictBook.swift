/// Finds constraints that contradict each other; a conflict is noted in each layout, and is found
/// once.
struct ConflictBook {
  private(set) var findings = Findings<TraceSummary.Conflict>()
  private var places: [String: Int] = [:]

  mutating func note(_ text: String, at time: Double) {
    if let place = places[text] {
      findings.update(place) { $0.count += 1 }
    } else {
      if findings.first.count < Findings<TraceSummary.Conflict>.limit {
        places[text] = findings.first.count
      }
      findings.append(TraceSummary.Conflict(time: time, text: text))
    }
  }
}
