/// The reusable cells of a window that have changed since they were last taken: that have entered or
/// left the window, were moved, laid out or given another index path.
///
/// A window notes nothing unless somebody holds a journal of it.
@MainActor
package final class CellJournal {
  package enum Changes {
    /// These cells have changed, in this order; a cell that has changed twice is listed twice.
    case cells([View])
    /// Any cell may have changed.
    case all
  }

  /// So many changes are listed; after more, any cell may have changed.
  private static let capacity = 4_096

  package private(set) weak var window: Window?
  @exclusivity(unchecked) private var changes = Changes.all

  /// Opens a journal of a window. What has changed before is not known.
  package init(of window: Window) {
    self.window = window
    window.trace.add(self)
    window.followsMoves = true
  }

  /// Returns what has changed since the last call.
  package func take() -> Changes {
    defer { changes = .cells([]) }
    return changes
  }

  func note(_ cell: View) {
    guard case .cells(var cells) = changes else { return }
    // The array is not shared while it grows.
    changes = .all
    guard cells.count < Self.capacity else { return }
    cells.append(cell)
    changes = .cells(cells)
  }

  func noteAll() { changes = .all }
}
