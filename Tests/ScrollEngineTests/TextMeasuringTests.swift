import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Text is measured")
struct TextMeasuringTests {
  /// Measures text as twice as wide as ``FixedAdvanceText`` does.
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

  /// A data source that measures a label whenever the table asks for a cell or a height.
  private final class Source: TableViewDataSource, TableViewDelegate {
    var measured: [Double] = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      measure()
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      measure()
      return 40
    }
    func measure() {
      let label = Label()
      label.font = Font(.words, size: 10)
      label.text = "abcde"
      measured.append(label.intrinsicContentSize.width)
    }
  }

  @Test("outside windows by that of the window that asks, where there are several")
  func twoWindows() throws {
    let other = Window(frame: window.frame)
    let windows = [window, other]
    let sources = windows.map { _ in Source() }
    let tables = windows.map { _ in TableView(frame: window.bounds) }
    for (place, table) in tables.enumerated() {
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = sources[place]
      table.delegate = sources[place]
      windows[place].addSubview(table)
      let button = Button(frame: Rect(x: 0, y: 300, width: 300, height: 100))
      button.addAction(Action { _ in sources[place].measure() }, for: .touchUpInside)
      windows[place].addSubview(button)
    }
    window.textMeasuring = FixedAdvanceText()
    other.textMeasuring = Wide()
    func expectOwn(_ comment: Comment) {
      #expect(sources.allSatisfy { !$0.measured.isEmpty }, comment)
      #expect(Set(sources[0].measured) == [30] && Set(sources[1].measured) == [60], comment)
      for source in sources { source.measured = [] }
    }
    for window in windows { window.advance(to: 1) }
    expectOwn("in a frame")
    for table in tables {
      table.reloadData()
      table.layoutIfNeeded()
    }
    expectOwn("in a layout")
    for window in windows {
      Hand(window).tap(20, 350)
    }
    expectOwn("in an event")
    // An event of one window contains a frame of the other, whose measure is used afterwards.
    sources[0].measured = []
    let inner = Action { [other] _ in
      other.advance(to: other.now + 1)
      sources[0].measure()
    }
    let button = Button(frame: Rect(x: 0, y: 200, width: 300, height: 100))
    button.addAction(inner, for: .touchUpInside)
    window.addSubview(button)
    tables[1].reloadData()
    Hand(window).tap(20, 250)
    expectOwn("in an event of another window")
    sources[0].measure()
    #expect(sources[0].measured == [60])
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
