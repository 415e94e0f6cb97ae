import ScrollEngine
import Testing

/// A container's data source that reuses its children, and records which of them are in use.
@MainActor
final class NumberedSource: ContainerScrollViewDataSource {
  enum Kind: CaseIterable {
    case table
    case scrollView
    case view
  }

  /// A child in the model of the data source.
  struct Child {
    let name: Int
    var kind: Kind
    /// The length that the data source states, and the real length of the child, in points.
    var said: Double
    var real: Double
    var pinning = StackingScrollView.Pinning.none
  }

  var children: [Child]
  let rowHeight: Double
  /// The children that the container uses, by the identity of their views.
  private(set) var out: [ObjectIdentifier: (view: View, name: Int)] = [:]
  /// The names of the children that were requested since `seen` was last emptied.
  var seen: Set<Int> = []
  private(set) var created = 0
  private(set) var requests = 0
  /// A mistake of the container in requesting or giving back a child, or nil.
  private(set) var problem: String?
  /// Called whenever the container requests a child.
  var onRequest: ((ContainerScrollView, Int) -> Void)?

  let queue = ReuseQueue()
  private var spare: [Kind: [View]] = [:]
  private var rows: [ObjectIdentifier: RowSource] = [:]

  init(_ children: [Child] = [], rowHeight: Double = 20) {
    self.children = children
    self.rowHeight = rowHeight
  }

  /// Children of one kind, whose real lengths are the stated ones.
  convenience init(_ lengths: [Double], kind: Kind = .scrollView) {
    self.init(
      lengths.enumerated().map { Child(name: $0, kind: kind, said: $1, real: $1) })
  }

  func numberOfChildren(in container: ContainerScrollView) -> Int { children.count }

  func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double {
    children[index].said
  }

  func container(
    _ container: ContainerScrollView, pinningOfChildAt index: Int
  ) -> StackingScrollView.Pinning { children[index].pinning }

  func container(_ container: ContainerScrollView, childAt index: Int) -> View {
    requests += 1
    onRequest?(container, index)
    let child = children[index]
    let view = spare[child.kind]?.popLast() ?? make(child.kind)
    view.isHidden = false
    setLength(of: view, to: child.real, along: container.axis)
    if out.values.contains(where: { $0.name == child.name }) {
      problem = "child \(child.name) was asked for twice"
    }
    out[ObjectIdentifier(view)] = (view, child.name)
    seen.insert(child.name)
    return view
  }

  func container(_ container: ContainerScrollView, didGiveBack child: View, from index: Int) {
    guard let known = out.removeValue(forKey: ObjectIdentifier(child)) else {
      return problem = "\(child) was given back, but never asked for"
    }
    if let view = child.superview { problem = "child \(known.name) still lies in \(view)" }
    let kind: Kind = child is TableView ? .table : child is ScrollView ? .scrollView : .view
    spare[kind, default: []].append(child)
  }

  /// Forgets a child that the program has taken out of the container.
  func forget(_ view: View) { out[ObjectIdentifier(view)] = nil }

  private func make(_ kind: Kind) -> View {
    created += 1
    switch kind {
    case .view: return View()
    case .scrollView: return ScrollView()
    case .table:
      let table = exactTable()
      table.reuseQueue = queue
      table.rowHeight = rowHeight
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      let source = RowSource(0)
      rows[ObjectIdentifier(table)] = source
      table.dataSource = source
      return table
    }
  }

  func setLength(of view: View, to length: Double, along axis: Axis) {
    switch view {
    case let table as TableView:
      rows[ObjectIdentifier(table)]?.counts = [Int((length / rowHeight).rounded())]
      table.reloadData()
    case let view as ScrollView:
      var size = Size(width: 1, height: 1)
      size[axis] = length
      view.contentSize = size
    case let view: view.frame.size[axis] = length
    }
  }
}
