import ScrollEngine
import TestSupport
import Testing

@MainActor
struct ConstraintScrollViewTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = ScrollView(frame: Rect(x: 10, y: 20, width: 300, height: 400))
  private let content = View()

  init() {
    window.addSubview(scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
  }

  private func bindEdges() {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -6),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 7),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -8),
    ])
  }

  @Test func `edges bind to the content, sizes to the frame`() {
    bindEdges()
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -11).isActive = true
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    height.isActive = true
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 300, height: 915))
    #expect(content.frame == Rect(x: 5, y: 7, width: 289, height: 900))
    height.constant = 100
    scrollView.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 200, height: 115))
  }

  @Test func `a content size that the program sets stays where constraints say nothing`() {
    scrollView.contentSize = Size(width: 500, height: 700)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 500, height: 700))
    #expect(content.frame.width == 500)
    scrollView.contentSize.width = 600
    window.layoutIfNeeded()
    #expect(content.frame.width == 600)
  }

  @Test func `what the frame guide holds stays while the content scrolls`() {
    bindEdges()
    content.widthAnchor.constraint(equalToConstant: 289).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    let bar = View()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(bar)
    // The bar lies below the header of the content, until the header has scrolled out at the top.
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30),
      bar.topAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.topAnchor),
      bar.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 50),
    ])
    let low = bar.topAnchor.constraint(equalTo: content.topAnchor, constant: 50)
    low.priority = .defaultLow
    low.isActive = true
    for (offset, top) in [(0.0, 57.0), (40, 57), (57, 57), (60, 60), (300, 300), (10, 57)] {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(bar.frame == Rect(x: 0, y: top, width: 300, height: 30))
    }
  }

  @Test func `views outside can be held by what scrolls, through the scroll view`() {
    bindEdges()
    content.widthAnchor.constraint(equalToConstant: 289).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(mark)
    LayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: content.topAnchor),
      mark.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 4),
      mark.heightAnchor.constraint(equalToConstant: 4),
    ])
    for offset in [0.0, 33, 200, 10] {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(mark.frame.minX == 15 && mark.frame.minY == 27 - offset)
    }
    scrollView.frame.origin.y = 90
    window.layoutIfNeeded()
    #expect(mark.frame.minY == 87)
  }

  @Test func `lists keep the content size that they make themselves`() {
    let source = Rows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.dataSource = source
    table.rowHeight = 40
    window.addSubview(table)
    let header = View()
    header.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(header)
    LayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: table.leadingAnchor, constant: 4),
      header.widthAnchor.constraint(equalTo: table.widthAnchor, multiplier: 0.5),
      header.topAnchor.constraint(equalTo: table.topAnchor, constant: 3),
      header.heightAnchor.constraint(equalToConstant: 9),
    ])
    window.layoutIfNeeded()
    #expect(table.contentSize == Size(width: 300, height: 2000))
    #expect(header.frame == Rect(x: 4, y: 3, width: 150, height: 9))
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(header.frame.minY == 3 && table.visibleCells.count >= 5)
  }

  @Test func `scrolling solves nothing where nobody asks for the frame`() {
    bindEdges()
    content.widthAnchor.constraint(equalToConstant: 289).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    let inner = Passes()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    LayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    inner.count = 0
    for offset in 1...20 {
      scrollView.contentOffset.y = Double(offset)
      window.layoutIfNeeded()
    }
    #expect(inner.count == 0)
  }
}

private final class Passes: View {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

@MainActor
private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }
}
