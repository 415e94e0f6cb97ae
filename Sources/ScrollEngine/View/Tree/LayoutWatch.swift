/// Finds out what keeps marking a view whose layout does not settle. It is made for the last pass
/// before the program stops, whose message shows what it found.
@MainActor
final class LayoutWatch {
  /// The pass that is watched, counted from 0.
  nonisolated static let lastPass = 99
  /// The one that watches now.
  @exclusivity(unchecked) static var current: LayoutWatch?

  private let marked: View
  private let root: View
  /// The view that asks to be measured again now.
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
