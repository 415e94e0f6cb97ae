@testable import ScrollEngine

/// A model of a container: children one after the other, each with all of its content.
///
/// It stores only the settings, and adds up all lengths from the beginning for each question.
@MainActor
final class ContainerReference {
  @MainActor
  final class Child {
    enum Content {
      case plain
      /// As long as its area divided by the breadth, in points.
      case fitting(area: Double)
      case scroll
      case table(NamedRows)
      case collection(NamedItems)
      case container(ContainerReference)
    }

    let view: View
    let content: Content
    var natural: Size
    var margins = EdgeInsets.zero
    var customSpacing: Double?
    var alignment = StackingScrollView.Alignment.fill
    var isHidden = false

    init(_ view: View, _ content: Content) {
      (self.view, self.content, natural) = (view, content, view.frame.size)
    }
  }

  let container: ContainerScrollView
  var children: [Child] = []
  var axis = Axis.vertical
  var spacing = 0.0
  var inset = EdgeInsets.zero
  var fills = false

  init(_ container: ContainerScrollView) { self.container = container }

  /// The start and the length of each child, and the total length.
  func layout(in viewport: Size) -> (spans: [(start: Double, length: Double)], length: Double) {
    var spans: [(start: Double, length: Double)] = []
    var (end, space) = (0.0, 0.0)
    for child in children {
      guard !child.isHidden else {
        spans.append((end + space, 0))
        continue
      }
      let start = end + space + child.margins.near(along: axis)
      let length = length(of: child, breadth: breadth(for: child, in: viewport))
      spans.append((start, length))
      end = start + length + child.margins.far(along: axis)
      space = child.customSpacing ?? spacing
    }
    if fills, let last = children.lastIndex(where: { !$0.isHidden }) {
      let rest = max(0, viewport[axis] - inset.sum(along: axis) - end)
      spans[last].length += rest
      end += rest
    }
    return (spans, end)
  }

  func breadth(for child: Child, in viewport: Size) -> Double {
    max(0, viewport[axis.across] - child.margins.sum(along: axis.across))
  }

  /// The child as a scroll view, if the container shows only a slice of it; nil otherwise.
  func sliced(_ child: Child) -> ScrollView? {
    switch child.content {
    case .plain, .fitting: nil
    case .scroll: child.view as? ScrollView
    case .table: axis == .vertical ? child.view as? ScrollView : nil
    case .collection:
      (child.view as? CollectionView)?.scrollAxis == axis ? child.view as? ScrollView : nil
    case .container(let inner): inner.axis == axis ? inner.container : nil
    }
  }

  func length(of child: Child, breadth: Double) -> Double {
    if case .fitting(let area) = child.content { return Self.fit(area, breadth) }
    guard let scroller = sliced(child) else { return child.natural[axis] }
    return scroller.contentInset.sum(along: axis) + contentLength(of: child, breadth: breadth)
  }

  static func fit(_ area: Double, _ breadth: Double) -> Double {
    area / breadth
  }

  private func contentLength(of child: Child, breadth: Double) -> Double {
    switch child.content {
    case .plain, .fitting: 0
    case .scroll: (child.view as? ScrollView)?.contentSize[axis] ?? 0
    case .table(let rows): (child.view as? TableView).map { rows.frames(in: $0).height } ?? 0
    case .collection(let items):
      (child.view as? CollectionView).map { items.frames(in: $0, breadth: breadth).length } ?? 0
    case .container(let inner):
      inner.layout(in: Size(axis: axis, thickness: 0, breadth: breadth)).length
    }
  }
}

extension NamedItems {
  /// The frames of the items in a flow layout, added up one by one.
  func frames(in collection: CollectionView, breadth: Double) -> CollectionModel {
    let flow = collection.collectionViewLayout as? CollectionViewFlowLayout
    let axis = flow?.scrollDirection ?? .vertical
    let room = max(0, breadth - collection.contentInset.sum(along: axis.across))
    var result = CollectionModel(axis: axis, breadth: room)
    for section in model.sections {
      var numbers = CollectionModel.Section()
      numbers.inset = flow?.sectionInset ?? .zero
      numbers.lineSpacing = flow?.minimumLineSpacing ?? 0
      numbers.itemSpacing = flow?.minimumInteritemSpacing ?? 0
      numbers.sizes = section.rows.map(size(of:))
      result.appendFlow(numbers)
    }
    return result
  }
}
