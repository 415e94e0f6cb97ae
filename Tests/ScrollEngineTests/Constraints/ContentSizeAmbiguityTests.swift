import ScrollEngine
import TestSupport
import Testing

@MainActor
struct ContentSizeAmbiguityTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let form = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  init() {
    form.identifier = "form"
    window.addSubview(form)
  }

  private func held(_ name: String, in superview: View? = nil) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? form).addSubview(view)
    return view
  }

  private func edges(of view: View) -> [LayoutConstraint] {
    let content = form.contentLayoutGuide
    return [
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
    ]
  }

  private var axes: [Axis] { form.contentSizeAmbiguities.map(\.axis) }

  @Test func `edges alone leave both sizes open, and each size that is given decides one`() {
    let page = held("page")
    LayoutConstraint.activate(edges(of: page))
    #expect(axes == [.horizontal, .vertical])
    #expect(form.contentSizeAmbiguities.allSatisfy { $0.unsizedItems.first === page })
    #expect(form.contentSizeAmbiguities.allSatisfy { $0.unboundEdges.isEmpty })
    let width = page.widthAnchor.constraint(
      equalTo: form.frameLayoutGuide.widthAnchor, constant: -16)
    width.isActive = true
    #expect(axes == [.vertical])
    let height = page.heightAnchor.constraint(equalToConstant: 700)
    height.isActive = true
    #expect(axes.isEmpty)
    window.layoutIfNeeded()
    #expect(form.contentSize == Size(width: 320, height: 716))
    width.isActive = false
    #expect(axes == [.horizontal])
  }

  @Test func `the message names the scroll view, the axis, the view and what to add`() throws {
    let page = held("page")
    LayoutConstraint.activate(edges(of: page))
    page.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let message = try #require(form.contentSizeAmbiguities.first).message
    #expect(
      message == """
        The content size of ScrollView "form" is ambiguous across its height.
        Nothing decides the height of View "page". Bind what lies in it to all its edges, give it a \
        height, or set its heightAnchor equal to frameLayoutGuide.heightAnchor.
        """)
  }

  @Test func `of a view and what lies in it, the innermost one lacks the size`() {
    let page = held("page")
    let card = held("card", in: page)
    LayoutConstraint.activate(
      edges(of: page) + [
        card.topAnchor.constraint(equalTo: page.topAnchor),
        card.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        card.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        page.widthAnchor.constraint(equalToConstant: 50),
      ])
    #expect(form.contentSizeAmbiguities.count == 1)
    #expect(
      form.contentSizeAmbiguities.first?.unsizedItems.map(ObjectIdentifier.init) == [.init(card)])
    card.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(axes.isEmpty)
  }

  @Test func `an edge that nothing is bound to is named`() throws {
    let card = held("card")
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: form.contentLayoutGuide.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 100),
      card.rightAnchor.constraint(equalTo: form.rightAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
    ])
    #expect(form.contentSizeAmbiguities.map(\.unboundEdges) == [[.leading], [.bottom]])
    let message = try #require(form.contentSizeAmbiguities.last).message
    #expect(
      message.contains(
        "Bind a view's bottomAnchor to contentLayoutGuide.bottomAnchor."))
    // From right to left, contents begin at the right.
    form.semanticContentAttribute = .forceRightToLeft
    #expect(form.contentSizeAmbiguities.map(\.unboundEdges) == [[.trailing], [.bottom]])
    card.bottomAnchor.constraint(equalTo: form.bottomAnchor).isActive = true
    card.leftAnchor.constraint(equalTo: form.leftAnchor).isActive = true
    #expect(axes.isEmpty)
  }

  @Test func `views that are not bound to each other are no chain`() throws {
    let (first, last) = (held("first"), held("last"))
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: form.contentLayoutGuide.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 100),
      last.bottomAnchor.constraint(equalTo: form.contentLayoutGuide.bottomAnchor),
      last.heightAnchor.constraint(equalToConstant: 100),
    ])
    let open = try #require(form.contentSizeAmbiguities.first)
    #expect(axes == [.vertical] && open.unboundEdges.isEmpty && open.unsizedItems.isEmpty)
    #expect(open.message.contains("No chain of constraints"))
    last.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
    #expect(axes.isEmpty)
  }

  @Test func `contents decide their size, and so does one of the content itself`() {
    let label = Label()
    label.textMeasuring = FixedAdvanceText()
    label.text = "Words"
    label.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(label)
    let edges = edges(of: label)
    LayoutConstraint.activate(edges)
    #expect(axes.isEmpty)
    LayoutConstraint.deactivate(edges)
    let plain = held("plain")
    LayoutConstraint.activate(self.edges(of: plain))
    form.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 500).isActive = true
    #expect(axes == [.vertical])
  }

  @Test func `where no constraint speaks of the content, the program says its size`() {
    form.contentSize = Size(width: 100, height: 900)
    let card = held("card")
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: form.frameLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: form.frameLayoutGuide.leadingAnchor),
    ])
    #expect(axes.isEmpty)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(table)
    #expect(table.contentSizeAmbiguities.isEmpty)
  }

  @Test func `asking changes nothing`() {
    let page = held("page")
    LayoutConstraint.activate(edges(of: page))
    form.contentSize = Size(width: 400, height: 900)
    window.layoutIfNeeded()
    let before = (form.contentSize, page.frame)
    #expect(axes == [.horizontal, .vertical])
    window.layoutIfNeeded()
    #expect(form.contentSize == before.0 && page.frame == before.1)
  }

  /// A column of cards. The content size is ambiguous if one of the cards has no height.
  @Test func `a column is open exactly while one of its cards has no height`() {
    for seed in Soak.seeds(1...30) {
      var random = SeededRandom(seed: seed)
      let form = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      var heights: [LayoutConstraint] = []
      var last = form.contentLayoutGuide.topAnchor
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let card = View()
        card.translatesAutoresizingMaskIntoConstraints = false
        form.addSubview(card)
        card.topAnchor.constraint(equalTo: last, constant: 4).isActive = true
        heights.append(card.heightAnchor.constraint(equalToConstant: 20))
        last = card.bottomAnchor
      }
      last.constraint(equalTo: form.contentLayoutGuide.bottomAnchor).isActive = true
      for _ in 0..<10 {
        heights.randomElement(using: &random)?.isActive = Bool.random(using: &random)
        let lacking = heights.filter { !$0.isActive }.compactMap(\.firstItem)
        let open = form.contentSizeAmbiguities.first
        #expect(
          open?.unsizedItems.map(ObjectIdentifier.init) ?? [] == lacking.map(ObjectIdentifier.init))
        #expect((open == nil) == lacking.isEmpty)
      }
    }
  }
}
