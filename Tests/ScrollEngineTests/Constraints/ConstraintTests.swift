import ScrollEngine
import TestSupport
import Testing

@MainActor
struct ConstraintTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func held(_ name: String, in superview: View? = nil) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  private func fix(_ view: View, _ frame: Rect) {
    guard let superview = view.superview else { return }
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }

  // MARK: - Relations

  @Test func `a row of two views shares what the margins leave`() {
    let (a, b) = (held("a"), held("b"))
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 10),
      a.topAnchor.constraint(equalTo: window.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 9),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 3),
    ])
    window.layoutIfNeeded()
    #expect(a.frame == Rect(x: 16, y: 0, width: 90, height: 9))
    #expect(b.frame == Rect(x: 114, y: -9, width: 190, height: 27))
  }

  @Test func `the more important constraint wins, and what is left comes as near as it can`() {
    let view = held("a")
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    fixTop(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor, constant: -20), wish,
    ])
    window.layoutIfNeeded()
    #expect(view.frame.width == 300)
    wish.constant = 120
    window.layoutIfNeeded()
    #expect(view.frame.width == 120)
    let other = view.widthAnchor.constraint(equalToConstant: 200)
    other.priority = LayoutPriority(751)
    other.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 200)
    other.priority = LayoutPriority(1)
    window.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  private func fixTop(_ view: View) {
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  @Test func `leading is right from right to left`() {
    window.userInterfaceLayoutDirection = .rightToLeft
    let view = held("a")
    fixTop(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 204)
    window.userInterfaceLayoutDirection = .leftToRight
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test func `constraints in a view of a fixed direction follow the window, if theirs does`() {
    let fixed = View(frame: window.bounds)
    fixed.semanticContentAttribute = .forceLeftToRight
    window.addSubview(fixed)
    let (inner, view) = (View(), View())
    fixed.addSubview(inner)
    inner.addSubview(view)
    for view in [inner, view] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: fixed.leftAnchor),
      inner.rightAnchor.constraint(equalTo: fixed.rightAnchor),
      inner.topAnchor.constraint(equalTo: fixed.topAnchor),
      inner.bottomAnchor.constraint(equalTo: fixed.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: inner.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.frame.minX == 204)
  }

  @Test func `a distance between anchors is a size like others`() {
    let (a, b) = (held("a"), held("b"))
    fix(a, Rect(x: 10, y: 0, width: 30, height: 10))
    fixTop(b)
    LayoutConstraint.activate([
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalTo: a.widthAnchor, multiplier: 2),
      b.widthAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    #expect(b.frame.minX == 100)
  }

  @Test func `constraints from parts are those from anchors`() {
    let view = held("a")
    let constraint = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: window, attribute: .height,
      multiplier: 0.5, constant: 3)
    #expect(constraint.description == "View \"a\".width == 0.5 * Window.height + 3")
    #expect(constraint.firstItem === view && constraint.secondItem === window)
    fixTop(view)
    view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    constraint.isActive = true
    #expect(window.constraints.contains { $0 === constraint })
    window.layoutIfNeeded()
    #expect(view.frame.width == 243)
  }

  // MARK: - Contents

  @Test func `contents hold a view that nothing else does, and give way`() {
    let small = Content(Size(width: 50, height: 20))
    small.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(small)
    LayoutConstraint.activate([
      small.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      small.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(small.frame == Rect(x: 135, y: 230, width: 50, height: 20))
    small.content.width = 70
    small.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(small.frame == Rect(x: 125, y: 230, width: 70, height: 20))
    small.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    window.layoutIfNeeded()
    #expect(small.frame.width == 40)
  }

  @Test func `of two contents the one that hugs less is stretched, and the weaker one is cut`() {
    let contents = [Content(Size(width: 50, height: 9)), Content(Size(width: 60, height: 9))]
    let row = StackView(arrangedSubviews: contents)
    row.frame = Rect(x: 0, y: 0, width: 200, height: 20)
    window.addSubview(row)
    contents[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    window.layoutIfNeeded()
    #expect(contents.map(\.frame.width) == [50, 150])
    contents[1].setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    window.layoutIfNeeded()
    #expect(contents.map(\.frame.width) == [140, 60])
    row.frame.size.width = 70
    contents[0].setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    window.layoutIfNeeded()
    #expect(contents.map(\.frame.width) == [10, 60])
    #expect(contents[0].contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
    #expect(contents[0].contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(contents[0].contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test(arguments: [false, true])
  func `a text is as high as its lines at the width it gets`(isWindowAsked: Bool) {
    let label = Label()
    if isWindowAsked {
      window.textMeasuring = FixedAdvanceText()
    } else {
      label.textMeasuring = FixedAdvanceText()
    }
    label.text = "one two three four five six"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    for width in [320.0, 100, 47, 200] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      let wanted = label.sizeThatFits(Size(width: width, height: 10000)).height
      #expect(label.frame == Rect(x: 0, y: 0, width: width, height: wanted))
    }
  }

  @Test func `baselines of different fonts lie on one line`() {
    let labels = [Font(.words, size: 13), Font(.words, size: 40)].map { font in
      let label = Label()
      label.textMeasuring = FixedAdvanceText()
      label.font = font
      label.text = "x"
      return label
    }
    let row = StackView(arrangedSubviews: labels)
    row.alignment = .firstBaseline
    row.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    window.addSubview(row)
    window.layoutIfNeeded()
    func baseline(_ label: Label) -> Double { label.frame.midY + label.font.capHeight / 2 }
    #expect(abs(baseline(labels[0]) - baseline(labels[1])) < 1e-9)
    labels[0].font = Font(.words, size: 24)
    window.layoutIfNeeded()
    #expect(abs(baseline(labels[0]) - baseline(labels[1])) < 1e-9)
  }

  // MARK: - Passes

  @Test func `a change lays out the views around what it moves, and no others`() {
    let (left, right) = (Counting(), Counting())
    for (view, x) in [(left, 0.0), (right, 160)] {
      view.frame = Rect(x: x, y: 0, width: 160, height: 480)
      window.addSubview(view)
    }
    let (a, b) = (held("a", in: left), held("b", in: right))
    fix(a, Rect(x: 0, y: 0, width: 10, height: 10))
    fix(b, Rect(x: 0, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    (left.passes, right.passes) = (0, 0)
    window.layoutIfNeeded()
    #expect(left.passes == 0)
    a.superview?.constraints.first { $0.firstAttribute == .left }?.constant = 5
    window.layoutIfNeeded()
    #expect(left.passes == 1 && right.passes == 0)
    #expect(a.frame.minX == 5)
  }

  @Test func `a view hears of its frame before it lays out its subviews`() {
    let outer = Counting()
    outer.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outer)
    fix(outer, Rect(x: 5, y: 5, width: 50, height: 60))
    window.layoutIfNeeded()
    #expect(outer.sizes.last == Size(width: 50, height: 60))
  }

  @Test
  func
    `updateConstraints is called once, of what is solved together deepest first, and when asked for`()
  {
    var log: [String] = []
    let outer = Updating("outer") { log.append($0) }
    let inner = Updating("inner") { log.append($0) }
    outer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    window.addSubview(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    #expect(outer.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(log == ["inner", "outer"])
    window.layoutIfNeeded()
    #expect(log.count == 2)
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect(log == ["inner", "outer", "inner"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `views and their constraints are freed together`() {
    weak var view: View?
    weak var constraint: LayoutConstraint?
    do {
      let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let inner = held("inner", in: outer)
      fix(inner, Rect(x: 1, y: 2, width: 3, height: 4))
      outer.layoutIfNeeded()
      view = inner
      constraint = outer.constraints.first
      #expect(constraint != nil)
    }
    #expect(view == nil && constraint == nil)
  }

  @Test func `a subview outlives its superview with its own constraints`() {
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    let deep = held("deep", in: inner)
    do {
      let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(inner)
      fix(inner, Rect(x: 1, y: 2, width: 30, height: 40))
      fix(deep, Rect(x: 1, y: 2, width: 3, height: 4))
      outer.layoutIfNeeded()
    }
    #expect(deep.constraints.count == 2 && inner.constraints.count == 4)
    deep.constraints.first { $0.firstAttribute == .width }?.constant = 7
    window.addSubview(inner)
    fix(inner, Rect(x: 5, y: 6, width: 70, height: 80))
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 5 && deep.frame == Rect(x: 1, y: 2, width: 7, height: 4))
  }
}

/// A view with an intrinsic content size.
private final class Content: View {
  var content: Size

  init(_ content: Size) {
    self.content = content
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: Size { content }
}

private final class Counting: View {
  var passes = 0
  var sizes: [Size] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    sizes.append(bounds.size)
  }
}

private final class Updating: View {
  let name: String
  let hear: (String) -> Void

  init(_ name: String, _ hear: @escaping (String) -> Void) {
    self.name = name
    self.hear = hear
    super.init(frame: .zero)
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    hear(name)
    super.updateConstraints()
  }
}
