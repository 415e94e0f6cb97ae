import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("Foundation's text with attributes")
struct AttributedStringNamesTests {
  let label = UILabel()

  @Test("is shown by a label with its fonts, colours and links")
  func shown() throws {
    let small = UIFont.systemFont(ofSize: 12)
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.font: small, .foregroundColor: UIColor.red])
    let text: NSAttributedString? = label.attributedText
    let found = try #require(text)
    #expect(label.text == "a" && found.string == "a")
    let attributes = found.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == small)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
  }

  @Test("may be changed part by part before")
  func changed() throws {
    let text = NSMutableAttributedString(string: "Read 👩‍👩‍👧 more")
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 4))
    let url = try #require(URL(string: "https://swift.org/more"))
    let more = (text.string as NSString).range(of: "more")
    text.addAttribute(.link, value: url, range: more)
    text.append(NSAttributedString(string: "!", attributes: [.link: "page"]))
    label.attributedText = text
    let shown = label.attributedText?.runs ?? []
    #expect(shown.map(\.string) == ["Read", " 👩‍👩‍👧 ", "more", "!"])
    #expect(shown.map(\.attributes.color) == [.blue, nil, nil, nil])
    #expect(shown.map(\.attributes.link) == [nil, nil, "https://swift.org/more", "page"])
  }

  @Test("is taken away by nil, and leaves the engine's own to be set as ever")
  func engine() {
    label.attributedText = NSAttributedString(string: "")
    #expect(label.text == "")
    label.attributedText = nil
    #expect(label.text == nil)
    label.attributedText = "one " + AttributedText("two", color: UIColor.green)
    #expect(label.attributedText?.string == "one two")
    let copy: NSAttributedString? = label.attributedText
    label.attributedText = copy
    #expect(label.attributedText?.runs.map(\.attributes.color) == [nil, .green])
  }
}
