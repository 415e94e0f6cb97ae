internal import Documents
internal import ScrollEngine

/// Reads a document; each mistake must be one printable line.
private func answer<Document>(
  _ text: String, _ read: (String) throws(DocumentError) -> Document
) -> Document? {
  do {
    return try read(text)
  } catch {
    check(!error.mistakes.isEmpty, "there is no mistake in an error")
    check(error.mistakes.count <= min(error.count, 20), "more mistakes are kept than are told")
    for line in error.lines {
      checkPlain(line)
      check(line.utf8.count < 4_000, "a line of \(line.utf8.count) bytes")
    }
    return nil
  }
}

func tryStack(_ text: String) {
  guard let stack = answer(text, StackDocument.read) else { return }
  check((1...200).contains(stack.sections.count), "a stack of \(stack.sections.count) sections")
}

/// A script that can be read must stay the same when it is written and read again.
func tryScript(_ text: String) {
  guard let script = answer(text, GestureScriptDocument.read) else { return }
  let times = script.steps.compactMap(\.time)
  check(times == times.sorted(), "the times of a script are not in order")
  let written = GestureScriptDocument.text(for: script)
  check(answer(written, GestureScriptDocument.read) == script, "another script: \(written)")
}

/// The same for scripts of a program's screens, which may have any names.
func tryReplay(_ text: String) {
  let read: (String) throws(DocumentError) -> ScreenScript = { text throws(DocumentError) in
    try ScreenScriptDocument.read(text)
  }
  guard let script = answer(text, read) else { return }
  let written = ScreenScriptDocument.text(for: script)
  check(answer(written, read) == script, "another script: \(written)")
}

/// The same for the saved state of the program's last window.
func tryState(_ text: String) {
  _ = SavedStateDocument.isNewer(text)
  guard let state = answer(text, SavedStateDocument.read) else { return }
  let written = SavedStateDocument.text(for: state)
  check(answer(written, SavedStateDocument.read) == state, "another state: \(written)")
}

func tryLayout(_ text: String) {
  guard let report = answer(text, LayoutReportDocument.read) else { return }
  let written = LayoutReportDocument.text(for: report)
  guard let again = answer(written, LayoutReportDocument.read) else {
    fatalError("what is written cannot be read: \(written)")
  }
  check(LayoutReportDocument.text(for: again) == written, "another report: \(written)")
  let differences = LayoutReportDocument.differences(expected: report, actual: again)
  check(differences.isEmpty, "a report differs from itself: \(differences)")
  _ = LayoutReportDocument.table(for: report)
}
