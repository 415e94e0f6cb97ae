import ScrollEngine
import TestSupport
import Testing

/// The one sentence that names the constraint without which a content size is open.
@MainActor
struct MissingConstraintTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let form = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private var content: LayoutGuide { form.contentLayoutGuide }

  init() {
    form.identifier = "form"
    window.addSubview(form)
  }

  private func held(_ name: String, height: Double? = 50, in superview: View? = nil) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? form).addSubview(view)
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  /// Two cards below each other, as wide as the frame, and both edges of the width.
  private func column() -> (first: View, last: View, end: LayoutConstraint, right: LayoutConstraint)
  {
    let (first, last) = (held("first"), held("last"))
    let end = last.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)
    let right = first.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8), end,
      first.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      first.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor), right,
      last.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      last.widthAnchor.constraint(equalTo: first.widthAnchor),
    ])
    return (first, last, end, right)
  }

  private var sentences: [String] { form.contentSizeAmbiguities.map(\.sentence) }

  @Test func `nothing is missing while both edges are tied, directly or over a chain of views`() {
    let (_, _, end, _) = column()
    #expect(sentences.isEmpty)
    end.isActive = false
    let page = held("page", height: nil)
    let card = held("card", in: page)
    LayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: form.subviews[1].bottomAnchor),
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 4),
      page.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 4),
      page.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    #expect(sentences.isEmpty)
    window.layoutIfNeeded()
    #expect(form.contentSize == Size(width: 320, height: 174))
  }

  @Test func `no bottom tie, no right tie, or neither`() {
    let (_, _, end, right) = column()
    let noBottom =
      "Nothing ties the content's bottom edge to a view: contentSize.height is unknown. "
      + "Tie the bottom edge of View \"last\" to contentLayoutGuide."
    let noRight =
      "Nothing ties the content's trailing edge to a view: contentSize.width is unknown. "
      + "Tie the trailing edge of View \"first\" to contentLayoutGuide."
    window.layoutIfNeeded()
    end.isActive = false
    #expect(sentences == [noBottom])
    right.isActive = false
    #expect(sentences == [noRight, noBottom])
    end.isActive = true
    #expect(sentences == [noRight])
  }

  @Test func `from right to left the trailing edge is the left one`() {
    form.semanticContentAttribute = .forceRightToLeft
    let card = held("card")
    LayoutConstraint.activate([
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      card.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(
      sentences == [
        "Nothing ties the content's leading edge to a view: contentSize.width is unknown. "
          + "Tie the leading edge of View \"card\" to contentLayoutGuide."
      ])
  }

  @Test func `a chain that is interrupted`() {
    let (first, last, _, _) = column()
    let tie = form.constraints.first { $0.firstItem === last && $0.secondItem === first }
    tie?.isActive = false
    #expect(
      sentences == [
        "Nothing ties the bottom edge of View \"first\" to the top edge of View \"last\": "
          + "contentSize.height is unknown. Tie each view to the next one."
      ])
  }

  @Test func `ties only by an inequality`() {
    let (first, last, end, _) = column()
    end.isActive = false
    let atLeast = content.bottomAnchor.constraint(
      greaterThanOrEqualTo: last.bottomAnchor, constant: 8)
    atLeast.isActive = true
    #expect(
      sentences == [
        "Only an inequality ties the content's bottom edge to the bottom edge of View \"last\": "
          + "contentSize.height is unknown. Tie them by an equation, too."
      ])
    // A weak equation suffices.
    let weak = content.bottomAnchor.constraint(equalTo: last.bottomAnchor)
    weak.priority = .defaultLow
    weak.isActive = true
    #expect(sentences.isEmpty)
    let tie = form.constraints.first { $0.firstItem === last && $0.secondItem === first }
    tie?.isActive = false
    last.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor).isActive = true
    #expect(
      sentences == [
        "Only an inequality ties the bottom edge of View \"first\" to the top edge of View \"last\": "
          + "contentSize.height is unknown. Tie them by an equation, too."
      ])
  }

  @Test func `a view whose length nothing decides`() {
    let (first, last, _, _) = column()
    last.constraints.first { $0.firstAttribute == .height }?.isActive = false
    #expect(
      sentences == [
        "Nothing decides the height of View \"last\": contentSize.height is unknown. Give it a "
          + "height, or tie what lies in it to both its edges."
      ])
    last.heightAnchor.constraint(equalTo: first.heightAnchor).isActive = true
    #expect(sentences.isEmpty)
  }

  @Test func `of a view and what lies in it, the innermost one lacks the length`() {
    let page = held("page", height: nil)
    let card = held("card", height: nil, in: page)
    LayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -4),
    ])
    #expect(sentences.map { $0.contains("the height of View \"card\"") } == [true])
    card.heightAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(sentences.isEmpty)
  }

  @Test func `views with given frames, in the scroll view or in its viewport`() {
    let given = View(frame: Rect(x: 0, y: 10, width: 100, height: 90))
    given.identifier = "given"
    form.addSubview(given)
    let floating = held("floating")
    LayoutConstraint.activate([
      floating.bottomAnchor.constraint(equalTo: form.frameLayoutGuide.bottomAnchor),
      given.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
    ])
    #expect(
      sentences == [
        "Nothing ties the content's bottom edge to a view: contentSize.height is unknown. "
          + "Tie the bottom edge of View \"given\" to contentLayoutGuide."
      ])
    content.bottomAnchor.constraint(equalTo: given.bottomAnchor, constant: 5).isActive = true
    #expect(sentences.isEmpty)
    window.layoutIfNeeded()
    #expect(form.contentSize.height == 105)
  }

  /// The program's own size decides whatever constraints leave open, so a size that follows it is
  /// open.
  private func isOpen(_ axis: Axis) -> Bool {
    let other = Size(width: 40_000, height: 40_000)
    form.contentSize = other
    window.layoutIfNeeded()
    return form.contentSize[axis] == other[axis]
  }

  @Test func `in random forms, a constraint is missing exactly while the size can be anything`()
    throws
  {
    for seed in Soak.seeds(1...120) {
      let test = MissingConstraintTests()
      var random = SeededRandom(seed: seed)
      try test.tryRandomForm(&random, "seed \(seed)")
    }
  }

  private func tryRandomForm(_ random: inout SeededRandom, _ seed: Comment) throws {
    let page = Bool.random(using: &random) ? held("page", height: nil) : nil
    var constraints: [LayoutConstraint] = []
    if let page {
      constraints += [
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
    }
    var last = page?.topAnchor ?? content.topAnchor
    for number in 0..<Int.random(in: 1...5, using: &random) {
      let card = held("card \(number)", height: nil, in: page)
      constraints.append(card.topAnchor.constraint(equalTo: last, constant: 4))
      constraints.append(card.heightAnchor.constraint(equalToConstant: 20))
      last = card.bottomAnchor
    }
    constraints.append(last.constraint(equalTo: page?.bottomAnchor ?? content.bottomAnchor))
    LayoutConstraint.activate(constraints)
    for constraint in constraints where Int.random(in: 0..<5, using: &random) == 0 {
      constraint.isActive = false
    }
    let isBound = constraints.contains {
      $0.isActive && ($0.firstItem === content || $0.secondItem === content)
    }
    guard isBound else { return }
    var steps = 0
    while let open = form.contentSizeAmbiguities.first {
      #expect(isOpen(.vertical), seed)
      steps += 1
      guard steps <= constraints.count else {
        Issue.record(seed)
        return
      }
      switch try #require(open.missing, seed) {
      case .length(let item):
        // High enough for what lies in it.
        try #require(item as? View, seed).heightAnchor.constraint(equalToConstant: 400).isActive =
          true
      case .tie(let one, let other, let isLoose):
        #expect(!isLoose, seed)
        let other = try #require(other, seed)
        LayoutConstraint(
          item: one.item, attribute: one.attribute, relatedBy: .equal, toItem: other.item,
          attribute: other.attribute, multiplier: 1, constant: -4
        ).isActive = true
      }
    }
    #expect(!isOpen(.vertical), seed)
  }
}
