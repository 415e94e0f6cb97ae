@testable internal import Porting

/// Ports a source: its length limits the steps, and the report must list changes if there are any.
func tryPort(_ text: String) {
  var porter = Porter(text)
  porter.port()
  let steps = porter.work.steps
  check(steps <= 100 + 50 * text.utf8.count, "\(steps) steps for \(text.utf8.count) bytes")
  let ported = PortedSource(text)
  var report = PortReport()
  report.add(ported, from: "a\u{1B}.swift", isWritten: false)
  for line in report.text.split(separator: "\n") { checkPlain(String(line)) }
  check(ported.changes.isEmpty == (ported.text == text), "changed lines are not told of")
}
