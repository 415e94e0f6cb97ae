import Controls
import Hosting
import Inspecting
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import ScrollworkInspector

@MainActor
@Suite("Constraints over a program's views")
struct StrutTests {
  /// A card in a scroll view that fills the window.
  private final class CardController: ViewController {
    let form = ScrollView()
    let card = View()
    let label = View()

    override func loadView() {
      view = form
      for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      form.addSubview(card)
      card.addSubview(label)
    }

    func hold(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }
  }

  private let controller = CardController()
  private let app: AppScreen
  private var form: ScrollView { controller.form }
  private var card: View { controller.card }
  private let viewport = Rect(x: 0, y: 0, width: 900, height: 600)

  init() {
    app = AppScreen(controller)
  }

  private var struts: [Strut] { StrutSurvey(of: form, in: viewport).struts }

  private func strut(_ name: String) throws -> Strut {
    try #require(struts.first { $0.name == name })
  }

  private func hold(_ name: String, _ constraint: LayoutConstraint) {
    constraint.identifier = name
    constraint.isActive = true
  }

  @Test("A strut goes from edge to edge, and says what is demanded")
  func demands() throws {
    let content = form.contentLayoutGuide
    hold("top", card.topAnchor.constraint(equalTo: content.topAnchor, constant: 20))
    hold("left", card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 30))
    hold("width", card.widthAnchor.constraint(equalToConstant: 200))
    hold("height", card.heightAnchor.constraint(greaterThanOrEqualToConstant: 100))
    hold("most", card.heightAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, multiplier: 0.5))
    hold(
      "right", card.trailingAnchor.constraint(lessThanOrEqualTo: form.trailingAnchor, constant: -50)
    )
    hold("bottom", card.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -16))
    let weak = controller.label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8)
    weak.priority = .defaultLow
    hold("inside", weak)
    hold("outside", form.widthAnchor.constraint(equalToConstant: 900))
    app.pass(0.1)
    form.contentOffset.y = 5
    #expect(struts.count == 8)
    let demands = try ["top", "left", "width", "height", "most", "right", "bottom", "inside"].map {
      try strut($0).demand
    }
    #expect(demands == ["20", "30", "200", "≥ 100", "≤ 0.5 × width", "≥ 50", "16", "8 @250"])
    let top = try strut("top")
    #expect(top.axis == .vertical && top.start == -5 && top.end == 15)
    #expect((30...230).contains(top.lane))
    let width = try strut("width")
    #expect(width.axis == .horizontal && width.start == 30 && width.end == 230)
    // The edges of a scroll view are those of its content for the views in it.
    let bottom = try strut("bottom")
    #expect(bottom.start == form.contentSize.height - 5 && bottom.end == bottom.start - 16)
  }

  @Test("From right to left, leading edges are at the right")
  func direction() throws {
    form.semanticContentAttribute = .forceRightToLeft
    hold(
      "edge",
      card.leadingAnchor.constraint(equalTo: form.frameLayoutGuide.leadingAnchor, constant: 40))
    hold("width", card.widthAnchor.constraint(equalToConstant: 100))
    hold("height", card.heightAnchor.constraint(equalToConstant: 100))
    app.pass(0.1)
    let edge = try strut("edge")
    #expect(edge.start == 900 && edge.end == 860)
    #expect(card.frame.maxX == 860)
  }

  @Test("A constraint that is given up has a strut of its own kind, and one that is gone has none")
  func changes() throws {
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { _ in }
    defer { LayoutConflict.handler = handler }
    hold("height", card.heightAnchor.constraint(equalToConstant: 100))
    let second = card.heightAnchor.constraint(equalToConstant: 150)
    hold("second", second)
    app.pass(0.1)
    #expect(try strut("height").standing == .holding)
    #expect(try strut("second").standing == .givenUp)
    #expect(try strut("second").length == 150)
    second.isActive = false
    app.pass(0.1)
    #expect(struts.map(\.name) == ["height"])
    card.isHidden = true
    card.heightAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(struts.isEmpty)
  }

  @Test("The constraints are those on the views inside, wherever they are held")
  func holders() {
    let outside = View()
    outside.translatesAutoresizingMaskIntoConstraints = false
    app.window.addSubview(outside)
    hold("inside", controller.label.widthAnchor.constraint(equalToConstant: 10))
    hold("between", card.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor))
    hold("leading out", card.heightAnchor.constraint(equalTo: outside.heightAnchor))
    hold("of the scroll view", outside.widthAnchor.constraint(equalTo: form.widthAnchor))
    hold("outside", outside.heightAnchor.constraint(equalToConstant: 50))
    let names = StrutSurvey.constraints(in: form).compactMap(\.identifier)
    #expect(names.sorted() == ["between", "inside", "leading out"])
  }

  @Test("Struts with a common part lie beside each other while there is room")
  func lanes() {
    for seed in Soak.seeds(1...100) {
      var random = SeededRandom(seed: seed)
      var lanes = StrutLanes()
      var placed: [(lane: Double, span: ClosedRange<Double>)] = []
      let count = Int.random(in: 1...12, using: &random)
      // Twice as wide as the struts need.
      let range = 0...Double(2 * count) * StrutLanes.distance
      for _ in 0..<count {
        let start = Double.random(in: 0...100, using: &random)
        let span = start...start + Double.random(in: 0...100, using: &random)
        let share = Double.random(in: 0...1, using: &random)
        let lane = lanes.take(in: range, preferring: share, .vertical, along: span)
        #expect(range.contains(lane))
        for other in placed
        where min(other.span.upperBound, span.upperBound)
          - max(other.span.lowerBound, span.lowerBound) > 0.001
        {
          #expect(abs(other.lane - lane) > StrutLanes.distance - 0.001, "seed \(seed)")
        }
        // Along the other axis, all is free.
        #expect(
          lanes.take(
            in: range, preferring: share, .horizontal,
            along: 1000 * Double(placed.count)...1000 * Double(placed.count) + 1) == share
            * range.upperBound)
        placed.append((lane, span))
      }
      // Where nothing is free, the strut is where it is preferred.
      #expect(lanes.take(in: 5...6, preferring: 0.5, .vertical, along: 0...200) == 5.5)
    }
  }

  /// The number of lines that are drawn over the window, beside the panel.
  private var lineCount: Int {
    app.draw().commands.count { command in
      if case .polyline(let points, _, _) = command {
        points.allSatisfy { $0.x < 900 - Panel.width }
      } else {
        false
      }
    }
  }

  @Test("The button shows them, off at first, and it stays as it is while the inspector is closed")
  func button() throws {
    hold("height", card.heightAnchor.constraint(equalToConstant: 100))
    hold("top", card.topAnchor.constraint(equalTo: form.contentLayoutGuide.topAnchor, constant: 40))
    app.pass(0.1)
    app.press(.f12)
    let without = lineCount
    #expect(!app.inspector.showsStruts)
    app.click(.struts)
    #expect(app.inspector.showsStruts)
    #expect(lineCount >= without + 6)
    app.press(.f12)
    app.press(.f12)
    #expect(app.inspector.showsStruts)
    app.click(.struts)
    #expect(!app.inspector.showsStruts)
    #expect(lineCount == without)
  }

  @Test("The panel names the constraint that is missing, and nothing while none is")
  func missing() throws {
    let content = form.contentLayoutGuide
    hold("top", card.topAnchor.constraint(equalTo: content.topAnchor))
    hold("height", card.heightAnchor.constraint(equalToConstant: 100))
    app.pass(0.1)
    app.press(.f12)
    let screen = try #require(app.screen)
    #expect(
      screen.chosen.missingConstraints == [
        "Nothing ties the content's bottom edge to a view: contentSize.height is unknown. "
          + "Tie the bottom edge of View to contentLayoutGuide."
      ])
    #expect(screen.panel.missing.hasContent && !screen.panel.missing.isHidden)
    hold("bottom", card.bottomAnchor.constraint(equalTo: content.bottomAnchor))
    app.pass(0.1)
    #expect(screen.chosen.missingConstraints.isEmpty)
    #expect(screen.panel.missing.isHidden)
  }

  @Test("A missing tie is drawn from edge to edge, or to the edge of the viewport")
  func missingTie() throws {
    let content = form.contentLayoutGuide
    hold("top", card.topAnchor.constraint(equalTo: content.topAnchor, constant: 10))
    hold("height", card.heightAnchor.constraint(equalToConstant: 100))
    app.pass(0.1)
    let open = try #require(form.contentSizeAmbiguities.first)
    let strut = try #require(Strut.missingTie(open, in: viewport))
    #expect(strut.axis == .vertical && strut.standing == .open)
    #expect(strut.start == 110 && strut.end == 580)
  }
}
