import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Text is measured")
struct TextMeasuringTests {
  /// Twice as wide as usual.
  struct Wide: TextMeasuring {
    func width(of string: String, in font: Font) -> Double {
      2 * FixedAdvanceText().width(of: string, in: font)
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let label = Label()

  init() {
    label.font = Font(.words, size: 10)
    label.text = "abcde"
    window.addSubview(label)
  }

  @Test("by what the window has, without a word to the label")
  func fromWindow() {
    #expect(label.intrinsicContentSize.width == View.noIntrinsicMetric)
    window.textMeasuring = FixedAdvanceText()
    #expect(label.intrinsicContentSize.width == 30)
    label.sizeToFit()
    let line = label.font.lineHeight
    #expect(label.frame.size == Size(width: 30, height: line), "a size of zero is no limit")
    label.frame.size = Size(width: 20, height: 50)
    label.sizeToFit()
    #expect(label.frame.size == Size(width: 20, height: line))
    window.textMeasuring = nil
    #expect(label.intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test("by the label's own measure before the window's")
  func own() {
    window.textMeasuring = FixedAdvanceText()
    label.textMeasuring = Wide()
    #expect(label.intrinsicContentSize.width == 60)
    label.textMeasuring = nil
    #expect(label.intrinsicContentSize.width == 30)
  }

  @Test("outside windows by that of the window that has one, while it is there")
  func outside() {
    label.removeFromSuperview()
    window.textMeasuring = FixedAdvanceText()
    #expect(label.intrinsicContentSize.width == 30)
    do {
      let other = Window()
      other.textMeasuring = Wide()
      #expect(label.intrinsicContentSize.width == 60)
    }
    #expect(label.intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test("anew where a stack has the label, when the text or the measure changes")
  func inStack() {
    let stack = StackingScrollView(frame: window.bounds)
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
    window.addSubview(stack)
    window.textMeasuring = FixedAdvanceText()
    window.layoutIfNeeded()
    #expect(label.frame.height == label.font.lineHeight)
    label.text = String(repeating: "abcde ", count: 20)
    window.layoutIfNeeded()
    #expect(label.frame.height == 3 * label.font.lineHeight)
    window.textMeasuring = Wide()
    window.layoutIfNeeded()
    #expect(label.frame.height == 5 * label.font.lineHeight)
  }
}
