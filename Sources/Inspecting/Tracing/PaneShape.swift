import SceneParts
import ScrollEngine

/// What a trace follows in a pane: the names of its views, its lists and its queues. Runs of the same
/// scene have panes of the same shape.
struct PaneShape: Hashable {
  /// A view that is no list.
  struct Named: Hashable {
    let id: String
    /// The index among the pane's other views; nil for the view that fills the pane.
    let other: Int?
  }

  /// The named views besides the lists.
  let named: [Named]
  /// The names of the lists.
  let lists: [String]
  /// The lists that share each queue, as indexes.
  let queues: [[Int]]

  @MainActor
  init(_ pane: Pane, _ queues: [QueueBook]) {
    let lists = pane.lists.map { pane.prefix + $0.id }
    named = pane.namedViews.filter { !lists.contains($0.id) }.map { id, _ in
      Named(id: id, other: pane.otherViews.firstIndex { pane.prefix + $0.id == id })
    }
    self.lists = lists
    self.queues = queues.map(\.lists)
  }

  /// The name of the lists that share a queue, as reports have it.
  func owner(ofQueue place: Int) -> String {
    queues[place].map { lists[$0] }.joined(separator: "+")
  }
}
