/// Finds out why a view whose layout does not settle is marked again. A watch exists only in the
/// last pass before the program stops; the program's message contains the finding.
@MainActor
final class LayoutWatch {
  /// The pass that is watched, counted from 0.
  nonisolated static let lastPass = 99
  /// The active watch; nil in all other passes.
  @exclusivity(unchecked) static var current: LayoutWatch?

  private let marked: View
  private let root: View
  /// The view whose size is being invalidated now.
  weak var sizeChanger: View?
  /// The cause, as the end of a sentence; nil if none was found.
  private(set) var finding: String?

  init(of marked: View, in root: View) {
    self.marked = marked
    self.root = root
  }

  /// Called when a view is marked.
  func note(_ view: View) {
    guard finding == nil, view === marked else { return }
    if let sizeChanger {
      finding = ": \(sizeChanger) asks to be measured again each time"
    } else if let innermost = root.innermostLayingOut, innermost !== marked {
      finding = ": layoutSubviews() of \(innermost) asks for it each time"
    }
  }
}

extension View {
  /// The innermost view that is laying out: a view inside this one, or this one; nil if none is.
  final var innermostLayingOut: View? {
    for view in subviews {
      if let inner = view.innermostLayingOut { return inner }
    }
    return isLayingOut ? self : nil
  }
}
