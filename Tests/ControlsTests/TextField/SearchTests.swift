import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Searching")
struct SearchTests {
  private final class Listener: SearchBarDelegate {
    var heard: [String] = []
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      heard.append("text \(searchText)")
    }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { heard.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { heard.append("ended") }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { heard.append("cancel") }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
  let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: SearchBar.height))
  let hand: Hand
  private let listener = Listener()

  init() {
    hand = Hand(window)
    window.textMeasuring = FixedAdvanceText()
    window.addSubview(bar)
    bar.delegate = listener
    window.layoutIfNeeded()
  }

  private func type(_ text: String) {
    window.router.handle(InputEvent(time: window.now, .text(text)))
  }

  @Test("A bar tells what a person does in its field")
  func telling() {
    hand.tap(100, 28)
    type("a")
    type("b")
    hand.press(.enter)
    hand.press(.escape)
    bar.searchTextField.resignFirstResponder()
    bar.text = "by program"
    #expect(listener.heard == ["began", "text a", "text ab", "search", "text ", "ended"])
    #expect(bar.placeholder == "Search" && bar.text == "by program")
  }

  @Test("Its field fills it, but for the button that cancels; that, or Escape, does so")
  func cancelling() {
    let field = bar.searchTextField
    #expect(field.frame == Rect(x: 8, y: 10, width: 304, height: 36))
    hand.tap(100, 28)
    #expect(!hand.press(.escape))
    bar.showsCancelButton = true
    window.layoutIfNeeded()
    // The button's title has six letters in a font of 15 points, and takes 54 points.
    #expect(field.frame.width == 304 - 54 - 8)
    hand.tap(300, 28)
    #expect(hand.press(.escape))
    #expect(listener.heard == ["began", "cancel", "cancel"])
    window.userInterfaceLayoutDirection = .rightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(field.frame.maxX == 312)
    bar.setShowsCancelButton(false, animated: false)
    window.layoutIfNeeded()
    #expect(field.frame.width == 304 && bar.subviews.count == 1)
  }

  @Test("A search field begins behind its magnifying glass, in its own height")
  func look() {
    let field = bar.searchTextField
    #expect(field.textRect.minX == 7 + 18 + 6 && field.intrinsicContentSize.height == 36)
    #expect(field.accessibilityTraits == .searchField && field.accessibilityLabel == "Search")
  }
}
