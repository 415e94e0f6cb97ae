/// Finds out what marks a view again and again whose layout does not settle: made for the last pass
/// before the program stops, for its message.
@MainActor
final class LayoutWatch {
  /// The pass that is watched, counted from 0.
  nonisolated static let lastPass = 99
  /// The one that watches now.
  @exclusivity(unchecked) static var current: LayoutWatch?

  private let marked: View
  private let root: View
  /// The view whose size is said to be another one now.
  weak var sizeChanger: View?
  /// What marked the view, as the end of a sentence; nil if nothing did.
  private(set) var finding: String?

  init(of marked: View, in root: View) {
    self.marked = marked
    self.root = root
  }

  /// Notes that a view was marked.
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
  /// The innermost view that is laying out, of those within this one.
  final var innermostLayingOut: View? {
    for view in subviews {
      if let inner = view.innermostLayingOut { return inner }
    }
    return isLayingOut ? self : nil
  }
}
