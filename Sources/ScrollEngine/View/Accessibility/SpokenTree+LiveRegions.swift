// Live regions: texts that are said when they change, without anybody asking.
extension SpokenTree {
  /// What was last said of a live region.
  struct LiveTale {
    weak var view: View?
    var words: [String]
    var time: Double
  }

  /// The least time between two announcements of a region, in seconds. A choice: a short sentence
  /// takes about as long.
  private static let livePause = 1.0

  /// Has said what is new in live regions. A region that has just come into the window says nothing.
  ///
  /// - Returns: The time in seconds until there is more to say; nil if there is nothing.
  func tellLiveRegions() -> Double? {
    guard !Accessibility.liveRegions.isEmpty else { return nil }
    let now = window.now
    var due: Double?
    var tales: [ObjectIdentifier: LiveTale] = [:]
    for case let view? in Accessibility.liveRegions.map(\.object) where isShown(view) {
      let key = ObjectIdentifier(view)
      let words = view.liveWords
      guard var tale = liveTales[key], tale.view === view else {
        tales[key] = LiveTale(view: view, words: words, time: -.infinity)
        continue
      }
      let pause = tale.time + Self.livePause - now
      if words != tale.words, pause > 0, tale.time <= now {
        due = min(due ?? pause, pause)
      } else if words != tale.words {
        let new = words.subtracting(tale.words)
        if !new.isEmpty {
          heard.append(
            .announcement(
              new.joined(separator: ", "), isUrgent: view.accessibilityLiveRegion == .assertive))
          tale.time = now
        }
        tale.words = words
      }
      tales[key] = tale
    }
    liveTales = tales
    return due
  }

  /// Whether a view and what is around it are shown in the tree, wherever it has been scrolled.
  private func isShown(_ view: View) -> Bool {
    guard let other = view.window, other === window || place(of: other) != nil else { return false }
    var outer = view.superview
    while let current = outer {
      guard !current.hides, current.storedAlpha > 0.01 else { return false }
      outer = current.superview
    }
    return true
  }
}

extension [String] {
  /// The strings without as many of each as the others have.
  fileprivate func subtracting(_ others: [String]) -> [String] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { string in
      guard let count = left[string], count > 0 else { return true }
      left[string] = count - 1
      return false
    }
  }
}
