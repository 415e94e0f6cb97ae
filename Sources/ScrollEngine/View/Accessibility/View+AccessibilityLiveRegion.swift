extension View {
  /// How assistive technology says what changes in the view; not at all by default.
  ///
  /// What is said is the label and the value of the view, or of the elements inside it that have
  /// changed or appeared; rows of a list do not count. Texts that change quickly are said once a
  /// second.
  ///
  /// ```swift
  /// status.accessibilityLiveRegion = .polite
  /// status.text = "3 files copied"     // is said
  /// ```
  ///
  /// - Complexity: Setting takes O(live regions).
  public final var accessibilityLiveRegion: AccessibilityLiveRegion {
    get { spokenWords?.liveRegion ?? .off }
    set {
      speak { $0.liveRegion = newValue }
      Accessibility.liveRegions.removeAll { $0.object == nil || $0.object === self }
      if newValue != .off { Accessibility.liveRegions.append(Weak(object: self)) }
    }
  }

  /// What a live region has to say, in reading order, wherever it has been scrolled.
  final var liveWords: [String] {
    spokenThings(isInElement: false).flatMap { thing -> [String] in
      switch thing {
      case .view(let view): return view.ownLiveWords
      case .part(let part): return [Self.words(part.accessibilityLabel, part.accessibilityValue)]
      case .drawn(let view, let place):
        let part = view.spokenParts?[place]
        return [Self.words(part?.label, part?.value)]
      }
    }.filter { !$0.isEmpty }
  }

  private var ownLiveWords: [String] {
    if isAccessibilityElement { return [Self.words(accessibilityLabel, accessibilityValue)] }
    if self is any SpokenList { return [] }
    return spokenSubviews.flatMap(\.liveWords)
  }

  private static func words(_ label: String?, _ value: String?) -> String {
    [label, value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
