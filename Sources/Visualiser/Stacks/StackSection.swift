import Documents
import Randomness
import SceneParts
import ScrollEngine

/// A section of a stack: its views and their data source, written as in an app.
@MainActor
class StackSection: TableViewDataSource, CollectionViewDataSource {
  /// The description of the section, with the current number of rows.
  private(set) var description: StackDescription.Section
  let colors: Palette.Table
  /// The title of the section, as shown to people.
  let title: String
  /// The view with the title before the rows; nil for none.
  let header: StackHeaderView?
  /// The views after the header, in order.
  let views: [View]

  /// The list with the cells; nil for plain views.
  var list: (any ReusingView)? { views.first as? any ReusingView }

  /// The greatest number of rows of different heights for which a table asks for every height; a
  /// table with more rows estimates the heights.
  static let exactRowLimit = 20_000

  fileprivate init(_ place: Int, of stack: StackDescription, views: [View]) {
    description = stack.sections[place]
    title = Self.title(place, of: stack)
    colors = Self.colors(place, of: stack)
    self.views = views
    header = description.header.map { StackHeaderView($0, along: stack.axis) }
    (list as? TableView)?.dataSource = self
    (list as? CollectionView)?.dataSource = self
  }

  /// Makes the views of a section.
  static func make(_ place: Int, of stack: StackDescription) -> StackSection {
    let section = stack.sections[place]
    let views = StackViews(section, of: stack, colors(place, of: stack))
      .make(title(place, of: stack))
    let isVarying =
      section.kind == .table
      ? section.height.isVarying : section.height.isVarying || section.width.isVarying
    return isVarying
      ? VaryingStackSection(place, of: stack, views: views)
      : StackSection(place, of: stack, views: views)
  }

  private static func title(_ place: Int, of stack: StackDescription) -> String {
    let section = stack.sections[place]
    return section.title ?? section.header?.title ?? "Section \(place + 1)"
  }

  private static func colors(_ place: Int, of stack: StackDescription) -> Palette.Table {
    stack.sections[place].color.map { Palette.Table(cell: $0) }
      ?? Palette.many[place % Palette.many.count]
  }

  // MARK: More and fewer rows

  /// Adds a row or item after the last one; plain views stay as they are.
  func addRow() {
    let path = IndexPath(row: description.count, section: 0)
    switch list {
    case let table as TableView:
      description.count += 1
      table.insertRows(at: [path])
    case let collection as CollectionView:
      description.count += 1
      collection.insertItems(at: [path])
    default: break
    }
  }

  /// Removes the last row or item, if there is one.
  func removeRow() {
    guard description.count > 0 else { return }
    let path = IndexPath(row: description.count - 1, section: 0)
    switch list {
    case let table as TableView:
      description.count -= 1
      table.deleteRows(at: [path])
    case let collection as CollectionView:
      description.count -= 1
      collection.deleteItems(at: [path])
    default: break
    }
  }

  // MARK: Rows and items

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    description.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: description.cell, for: indexPath)
    (cell as? StackRowCell)?.show(indexPath.row + 1, colors)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    description.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: description.cell, for: indexPath)
    (cell as? StackItemCell)?.show(indexPath.item + 1, colors)
    return cell
  }
}

/// A section whose rows or items differ in size; the list asks its delegate for each size.
final class VaryingStackSection: StackSection, TableViewDelegate, CollectionViewDelegateFlowLayout {
  fileprivate override init(_ place: Int, of stack: StackDescription, views: [View]) {
    super.init(place, of: stack, views: views)
    list?.delegate = self
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    description.height[indexPath.row]
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    Size(
      width: description.width[indexPath.item], height: description.height[indexPath.item])
  }
}

extension StackDescription.Lengths {
  /// The length of the row, item or view at an index, in points.
  subscript(place: Int) -> Double {
    switch self {
    case .same(let length): return length
    case .list(let lengths): return lengths[place % lengths.count]
    case .range(let range, let seed):
      let steps = (range.upperBound - range.lowerBound).rounded(.down) + 1
      return range.lowerBound + (SeededValues(seed).unit(0, place) * steps).rounded(.down)
    }
  }
}
