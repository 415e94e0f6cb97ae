internal import Arguments
internal import PlainText
@testable internal import scrollwork

/// Parses a text as arguments, one per line; a refusal must be one printable line.
@MainActor
func tryArguments(_ text: String) {
  let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  do {
    _ = try Program.scrollwork.parse(arguments)
  } catch {
    let line = Program.scrollwork.complaint(about: error, in: arguments)
    check(!line.isEmpty, "nothing is said")
    checkPlain(CommandError(description: line).description)
  }
}
