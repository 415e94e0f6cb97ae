package import ScrollEngine

/// A view that shows what another view was in a recorded run.
@MainActor
package protocol StandIn: View {
  /// The name of the other view's class.
  var recordedKind: String { get }
  /// The rows or items that have a cell, counted in their sections; nil for a view that is no list.
  var recordedRows: [Int]? { get }
}

extension View {
  /// The name of the view's class in reports.
  package var reportedKind: String {
    (self as? any StandIn)?.recordedKind ?? "\(type(of: self))"
  }
}
