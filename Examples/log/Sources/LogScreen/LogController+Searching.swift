internal import LogFile
internal import ScrollworkApp

extension LogController {
  /// What a person is asked to type in the status line.
  struct Prompt {
    enum Kind {
      case search
      case filter
      case line
    }

    let kind: Kind
    /// Where the cursor was when the prompt was opened.
    let origin: Int
    /// Whether the first match is still to be shown.
    var awaitsMatch = false
    /// What is wrong with the typed text.
    var failure: String?

    var text: String {
      switch kind {
      case .search: "Search:"
      case .filter: "Show only:"
      case .line: "Go to line:"
      }
    }
  }

  func open(_ kind: Prompt.Kind) {
    message = nil
    let prompt = Prompt(kind: kind, origin: cursor)
    self.prompt = prompt
    content.bar.prompt = prompt.text
    content.bar.field.text = kind == .filter ? filter.pattern?.source : nil
    content.bar.field.becomeFirstResponder()
    content.bar.field.selectAll(nil)
    showStatus()
  }

  private func closePrompt() {
    prompt = nil
    content.bar.prompt = nil
    content.becomeFirstResponder()
  }

  private var typed: String { content.bar.field.text ?? "" }

  /// Searches while a person types; an earlier search is cancelled.
  func promptDidChange() {
    guard let prompt, prompt.kind != .line else { return }
    let pattern: Pattern?
    do {
      pattern = typed.isEmpty ? nil : try Pattern(typed)
    } catch {
      // The regular expression is incomplete: the earlier results stay until it can be parsed.
      self.prompt?.failure = "not a regular expression yet"
      return showStatus()
    }
    self.prompt?.failure = nil
    if prompt.kind == .search {
      self.prompt?.awaitsMatch = pattern != nil
      search.find(pattern, in: document.reader, from: prompt.origin)
      if pattern == nil { show(line: prompt.origin) }
      refresh()
      showStatus()
    } else {
      setFilter(pattern)
    }
  }

  func acceptPrompt() {
    guard let prompt else { return }
    let text = typed
    if prompt.kind == .line, let failure = go(to: text) {
      self.prompt?.failure = failure
      return showStatus()
    }
    if let failure = prompt.failure {
      self.prompt?.failure = failure.replacing(" yet", with: "")
      return showStatus()
    }
    if prompt.kind == .search, text.isEmpty { search.find(nil, in: document.reader, from: 0) }
    closePrompt()
    // Puts the cursor on a line that the filter shows.
    if prompt.kind == .filter { go(toRow: row(ofLine: cursor)) }
    refresh()
    showStatus()
  }

  func cancelPrompt() {
    guard let prompt else { return }
    closePrompt()
    if prompt.kind == .search {
      search.find(nil, in: document.reader, from: 0)
      show(line: prompt.origin)
    } else if prompt.kind == .filter {
      setFilter(nil)
    }
    showStatus()
  }

  /// Shows only lines that match; nil shows all lines.
  func setFilter(_ pattern: Pattern?) {
    let line = cursor
    filter.find(pattern, in: document.reader, from: 0)
    reload()
    if pattern == nil, shownRows > 0 { show(line: line) }
    showStatus()
  }

  // MARK: Matches

  func searchDidChange() {
    if let prompt, prompt.awaitsMatch,
      let line = search.next(after: prompt.origin - 1)
        ?? (search.isSearching ? nil : search.next(after: -1))
    {
      self.prompt?.awaitsMatch = false
      show(line: line)
    }
    refresh()
    showStatus()
  }

  func filterDidChange() {
    rowsMayHaveChanged()
    showStatus()
  }

  func goToMatch(isForward: Bool) {
    guard let pattern = search.pattern else { return say("nothing is searched for; / searches") }
    let next = isForward ? search.next(after: cursor) : search.previous(before: cursor)
    if let next { return show(line: next) }
    guard search.lines.count > 0 else {
      let rest = search.isSearching ? "yet" : "in this file"
      return say("no line matches \(pattern.source) \(rest)", isWarning: !search.isSearching)
    }
    let other = isForward ? search.next(after: -1) : search.previous(before: document.lineCount)
    if let other { show(line: other) }
    say(isForward ? "from the top again" : "from the end again")
  }
}
