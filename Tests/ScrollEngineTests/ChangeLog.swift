import ScrollEngine

/// Records the changes of a scroll view, with their causes.
@MainActor
final class ChangeLog {
  private(set) var changes: [ScrollChange] = []
  private weak var view: ScrollView?

  init(_ view: ScrollView) {
    self.view = view
    view.onChange = { [unowned self] in changes.append($0) }
  }

  func clear() { changes = [] }

  /// The changed properties and their causes, such as `contentOffset: wheel`; equal ones in a row
  /// are merged into one.
  var words: [String] {
    changes.reduce(into: []) { list, change in
      let words = "\(change.quantity.name): \(change.mover.words)"
      if list.last != words { list.append(words) }
    }
  }

  /// What the changes of each property add up to; nil if one does not begin where the one before
  /// it ended.
  func sum() -> Sum? {
    var sum = Sum()
    for change in changes {
      switch change.quantity {
      case .contentOffset(let old, let new):
        guard sum.offset == nil || sum.offset == old, old != new else { return nil }
        sum.offset = new
      case .contentSize(let old, let new):
        guard sum.content == nil || sum.content == old, old != new else { return nil }
        sum.content = new
      case .size(let old, let new):
        guard sum.size == nil || sum.size == old, old != new else { return nil }
        sum.size = new
      case .contentInset(let old, let new), .adjustedContentInset(let old, let new):
        guard old != new else { return nil }
        sum.inset = zip(sum.inset, zip(old.sides, new.sides)).map { $0 + $1.1 - $1.0 }
      }
    }
    return sum
  }

  struct Sum {
    /// The last values; nil without a change.
    var offset: Point?
    var content: Size?
    var size: Size?
    /// The whole change of the adjusted inset, side by side.
    var inset = EdgeInsets.zero.sides
  }
}

extension EdgeInsets {
  var sides: [Double] { [top, left, bottom, right] }
}
