import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A live region")
struct LiveRegionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let tree: SpokenTree
  let said = Said()
  let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 30))

  @MainActor
  final class Said {
    var words: [String] = []
  }

  init() {
    tree = SpokenTree(window) { _ in }
    let said = said
    tree.onEvent = { event in
      guard case .announcement(let words, let isUrgent) = event else { return }
      said.words.append(isUrgent ? words + "!" : words)
    }
    label.text = "Ready"
    label.accessibilityLiveRegion = .polite
    window.addSubview(label)
  }

  /// What is said by the update at a time, and how long the next one may wait.
  private func update(at time: Double, isAtRest: Bool = true) -> (words: [String], due: Double?) {
    _ = window.advance(to: time)
    said.words = []
    let due = tree.update(isAtRest: isAtRest)
    return (said.words, due)
  }

  @Test("says its new text, once, and nothing when it comes")
  func changes() {
    #expect(update(at: 0).words == [])
    label.text = "Saved"
    #expect(update(at: 1).words == ["Saved"])
    #expect(update(at: 2).words == [])
    label.accessibilityLiveRegion = .assertive
    label.text = "Failed"
    #expect(update(at: 3).words == ["Failed!"])
    label.accessibilityLiveRegion = .off
    label.text = "Quiet"
    #expect(update(at: 5).words == [])
  }

  @Test("says the last of many texts, at most one a second, and asks to be looked at again")
  func rate() {
    #expect(update(at: 0).due == nil)
    var all: [String] = []
    for step in 1...24 {
      label.text = "\(step) %"
      let (words, due) = update(at: 10 + Double(step) * 0.125, isAtRest: false)
      all += words
      if words.isEmpty { #expect(due.map { $0 > 0 && $0 <= 1 } ?? false) }
    }
    #expect(all == ["1 %", "9 %", "17 %"])
    label.text = "done"
    let (words, due) = update(at: 13.1)
    #expect(words == [] && due.map { abs($0 - 0.025) < 1e-9 } ?? false)
    #expect(update(at: 13.125).words == ["done"])
  }

  @Test("with elements inside says those that are new, and none that only scroll")
  func contents() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 200, height: 50))
    scroll.contentSize = Size(width: 200, height: 500)
    window.addSubview(scroll)
    let labels = (0..<3).map { number in
      let label = Label(frame: Rect(x: 0, y: Double(number) * 60, width: 100, height: 30))
      label.text = "line \(number)"
      scroll.addSubview(label)
      return label
    }
    labels[1].isHidden = true
    scroll.accessibilityLiveRegion = .polite
    #expect(update(at: 0).words == [])
    scroll.contentOffset.y = 60
    #expect(update(at: 1).words == [])
    labels[1].isHidden = false
    labels[2].text = "last"
    #expect(update(at: 2).words == ["line 1, last"])
    labels[0].removeFromSuperview()
    #expect(update(at: 4).words == [])
    scroll.isHidden = true
    #expect(update(at: 5).words == [])
  }

  @Test("says nothing again when the screen around it comes back")
  func screens() {
    let page = View(frame: window.bounds)
    window.addSubview(page)
    page.addSubview(label)
    #expect(update(at: 0).words == [])
    page.isHidden = true
    #expect(update(at: 1).words == [])
    label.text = "Changed"
    page.isHidden = false
    #expect(update(at: 2).words == [])
    label.removeFromSuperview()
    #expect(update(at: 3).words == [])
  }
}
