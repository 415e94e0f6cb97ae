import ScrollEngine
import TestSupport
import Testing

@testable import UIKitNames

/// Constraints from visual format strings.
@MainActor
struct VisualFormatTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
  private let a = View()
  private let b = View()
  private let c = View()

  init() {
    for (name, view) in views {
      guard let view = view as? View else { continue }
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    window.identifier = "w"
  }

  private var views: [String: Any] { ["a": a, "b": b, "c": c] }

  private func make(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [LayoutConstraint] {
    LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  private func lines(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    make(format, options, metrics: metrics).map { constraint in
      ["View \"", "Window \"", "\""].reduce(constraint.description) { $0.replacing($1, with: "") }
    }
  }

  // MARK: - Meaning

  @Test(arguments: [
    // The examples of Apple's guide.
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a(>=50)]", ["a.width >= 50"]),
    (
      "|-50-[a]-50-|",
      ["a.leading == w.leading + 50", "w.trailing == a.trailing + 50"]
    ),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == w.layoutMarginsGuide.leading", "b.leading == a.trailing + 8",
        "c.leading == b.trailing + 8", "c.width >= 20",
        "w.layoutMarginsGuide.trailing == c.trailing",
      ]
    ),
    // The rest of the grammar.
    ("H:|[a]|", ["a.leading == w.leading", "w.trailing == a.trailing"]),
    ("V:|-[a(==b)]", ["a.top == w.layoutMarginsGuide.top", "a.height == b.height"]),
    (
      "V:[a]-(>=4,<=8@750,6.5@250.5)-[b]|",
      [
        "b.top >= a.bottom + 4", "b.top <= a.bottom + 8 @750", "b.top == a.bottom + 6.5 @250.5",
        "w.bottom == b.bottom",
      ]
    ),
    ("[a]-(-12)-[b]", ["b.leading == a.trailing - 12"]),
    ("[a]-1e1-[b]", ["b.leading == a.trailing + 10"]),
    ("[a(<=b@1)]", ["a.width <= b.width @1"]),
  ])
  func `a string says which constraints there are`(format: String, expected: [String]) {
    #expect(lines(format) == expected)
  }

  @Test func `numbers have names, of any type`() {
    let metrics: [String: Any] = [
      "whole": 7, "half": 0.5, "small": Float(0.25), "byte": UInt8(9), "weak": 300,
      "high": LayoutPriority.defaultHigh, "b": 99,
    ]
    #expect(
      lines("[a(whole@weak)]-half-[c(>=small@high)]-byte-|", metrics: metrics) == [
        "a.width == 7 @300", "c.leading == a.trailing + 0.5", "c.width >= 0.25 @750",
        "w.trailing == c.trailing + 9",
      ])
    // If a metric and a view have the same name, the metric is used.
    #expect(lines("[a(b)]", metrics: metrics) == ["a.width == 99"])
  }

  @Test func `options choose the direction of a row`() {
    #expect(
      lines("|-5-[a]-6-[b]|", .directionLeftToRight) == [
        "a.left == w.left + 5", "b.left == a.right + 6", "w.right == b.right",
      ])
    #expect(
      lines("|-5-[a]-(>=6)-[b]|", .directionRightToLeft) == [
        "w.right == a.right + 5", "a.left >= b.right + 6", "b.left == w.left",
      ])
    #expect(lines("V:|-5-[a]", .directionRightToLeft) == ["a.top == w.top + 5"])
    #expect(
      lines("V:|-5-[a]-6-[b]-[c]|", .spacingBaselineToBaseline) == [
        "a.top == w.top + 5", "b.firstBaseline == a.lastBaseline + 6",
        "c.firstBaseline == b.lastBaseline + 8", "w.bottom == c.bottom",
      ])
  }

  @Test func `options align neighbours across the string`() {
    let names: [(LayoutConstraint.FormatOptions, String, isColumn: Bool)] = [
      (.alignAllLeft, "left", true), (.alignAllRight, "right", true), (.alignAllTop, "top", false),
      (.alignAllBottom, "bottom", false), (.alignAllLeading, "leading", true),
      (.alignAllTrailing, "trailing", true), (.alignAllCenterX, "centerX", true),
      (.alignAllCenterY, "centerY", false), (.alignAllLastBaseline, "lastBaseline", false),
      (.alignAllFirstBaseline, "firstBaseline", false),
    ]
    for (option, name, isColumn) in names {
      #expect(
        lines(isColumn ? "V:[a][b][c]" : "[a][b][c]", option).suffix(2) == [
          "a.\(name) == b.\(name)", "b.\(name) == c.\(name)",
        ])
      #expect(LayoutConstraint.FormatOptions.alignmentMask.contains(option))
    }
    #expect(lines("[a][b]", [.alignAllTop, .alignAllBottom]).count == 3)
  }

  @Test func `views lie where the strings say`() {
    window.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let strings: [(String, LayoutConstraint.FormatOptions)] = [
      ("|-[a(60)]-[b(==a)]-(>=8)-[c]-|", [.alignAllTop, .alignAllBottom]), ("V:|-[a]-50-|", []),
      ("[c(>=30,b@200)]", []),
    ]
    for (string, options) in strings { LayoutConstraint.activate(make(string, options)) }
    window.layoutIfNeeded()
    #expect(a.frame == Rect(x: 20, y: 10, width: 60, height: 140))
    #expect(b.frame == Rect(x: 88, y: 10, width: 60, height: 140))
    #expect(c.frame == Rect(x: 220, y: 10, width: 60, height: 140))
    window.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(a.frame.maxX == 280 && b.frame.maxX == a.frame.minX - 8)
  }

  @Test func `guides stand for views`() {
    let guide = LayoutGuide()
    window.addLayoutGuide(guide)
    let made = LayoutConstraint.constraints(
      withVisualFormat: "|-3-[g(20)]-4-[a(5)]", views: ["g": guide, "a": a])
    LayoutConstraint.activate(made)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 3 && a.frame.minX == 27)
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ("", 0, "expected \"H:\", \"V:\", \"|\" or \"[\", but it ends"),
    ("X:[a]", 0, "expected \"H:\", \"V:\", \"|\" or \"[\", but found \"X\""),
    ("H|[a]", 0, "expected \"H:\", \"V:\", \"|\" or \"[\", but found \"H\""),
    ("|", 1, "expected \"[\", but it ends"),
    ("|-|", 2, "expected \"[\", but found \"|\""),
    ("[a", 2, "expected \"(\" or \"]\", but it ends"),
    ("[]", 1, "expected the name of a view, but found \"]\""),
    ("[1a]", 1, "expected the name of a view, but found \"1\""),
    ("[a]-", 4, "expected \"[\", \"|\", \"(\", a name or a number, but it ends"),
    ("[a]--[b]", 4, "expected \"[\", \"|\", \"(\", a name or a number, but found \"-\""),
    ("[a]-8[b]", 5, "expected \"-\", but found \"[\""),
    ("[a]-8-", 6, "expected \"[\" or \"|\", but it ends"),
    ("[a]|[b]", 4, "expected the end, but found \"[\""),
    ("[a] [b]", 3, "expected \"[\" or \"|\", but found \" \""),
    ("[a()]", 3, "expected \"==\", \"<=\", \">=\", a name or a number, but found \")\""),
    ("[a(=5)]", 3, "expected \"==\", \"<=\", \">=\", a name or a number, but found \"=\""),
    ("[a(5,)]", 5, "expected \"==\", \"<=\", \">=\", a name or a number, but found \")\""),
    ("[a(5]", 4, "expected \",\" or \")\", but found \"]\""),
    ("[a(5@)]", 5, "expected a priority: a name or a number, but found \")\""),
    ("[a(5)b]", 5, "expected \"]\", but found \"b\""),
    ("[a]-(8[b]", 6, "expected \",\" or \")\", but found \"[\""),
    ("[a(1e999)]", 3, "1e999 is not a number"),
    ("[a(-)]", 3, "expected \"==\", \"<=\", \">=\", a name or a number, but found \"-\""),
    ("[d]", 1, "there is no d in the views"),
    ("[a(d)]", 3, "there is no d in the views or in the metrics"),
    ("[a]-d-[b]", 4, "there is no d in the metrics"),
    ("[a(5@d)]", 5, "there is no d in the metrics"),
    ("[a]-b-[c]", 4, "there is no b in the metrics"),
    ("[a(word)]", 3, "the metric word is long, and not a number"),
    ("|[lonely]", 2, "lonely has no superview that \"|\" could mean"),
  ])
  func `what is wrong is told with its place`(format: String, position: Int, message: String) {
    #expect(throws: VisualFormat.Mistake(position: position, message: message)) {
      var maker = VisualFormatMaker(
        try VisualFormatParser.parse(format), [], ["word": "long"],
        views.merging(["lonely": View()]) { $1 })
      _ = try maker.constraints()
    }
  }

  @Test func `a wrong string stops the program in one line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint.constraints(withVisualFormat: "H:|-[a", views: ["a": View()])
      }
    }
    #expect(
      lastWords(result).contains(
        "LayoutConstraint: the visual format \"H:|-[a\" is wrong at character 6: expected \"(\" or "
          + "\"]\", but it ends\n"))
  }

  @Test func `an alignment along the string stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = View()
        let (a, b) = (View(), View())
        for view in [a, b] { outer.addSubview(view) }
        _ = LayoutConstraint.constraints(
          withVisualFormat: "[a][b]", options: .alignAllLeft, views: ["a": a, "b": b])
      }
    }
    #expect(lastWords(result).contains("alignAllLeft aligns along the visual format"))
  }

  // MARK: - Any format

  @Test(arguments: Soak.seeds(1...300))
  func `a printed format means the same when it is read again`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let format = Self.format(using: &random)
    #expect(try VisualFormatParser.parse("\(format)") == format)
  }

  @Test(arguments: Soak.seeds(1...300))
  func `a string with a character changed is read or refused at a place in it`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var characters = Array("\(Self.format(using: &random))")
    let place = Int.random(in: 0..<characters.count, using: &random)
    let other = Array("[]()|-<>=@,.:HVa1e ").randomElement(using: &random) ?? " "
    if Bool.random(using: &random) {
      characters[place] = other
    } else {
      characters.insert(other, at: place)
    }
    do throws(VisualFormat.Mistake) {
      let format = try VisualFormatParser.parse(String(characters))
      #expect(try VisualFormatParser.parse("\(format)") == format)
    } catch {
      #expect((0...characters.count).contains(error.position) && !error.message.isEmpty)
    }
  }

  private static func format(using random: inout SeededRandom) -> VisualFormat {
    func flip() -> Bool { Bool.random(using: &random) }
    func value() -> VisualFormat.Value {
      if flip() {
        let names = ["a", "b2", "_c", "top", "éclair", "e5"]
        return .name(.init(text: names.randomElement(using: &random) ?? "a"))
      }
      return .number(
        [0, 8, -20, 0.125, 1e-7, 1e20, 44.5, 1_000].randomElement(using: &random) ?? 0)
    }
    func predicates() -> [VisualFormat.Predicate] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        VisualFormat.Predicate(
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
            ?? .equal, object: value(), priority: flip() ? value() : nil)
      }
    }
    func connection() -> VisualFormat.Connection {
      switch Int.random(in: 0...2, using: &random) {
      case 0: .flush
      case 1: .standard
      default: .distances(predicates())
      }
    }
    let count = Int.random(in: 1...4, using: &random)
    return VisualFormat(
      axis: flip() ? .horizontal : .vertical, opening: flip() ? connection() : nil,
      views: (0..<count).map { number in
        VisualFormat.Element(
          name: .init(text: "view\(number)"), lengths: flip() ? predicates() : [])
      },
      connections: (1..<count).map { _ in connection() }, closing: flip() ? connection() : nil)
  }
}
