/// Holds cells that it can give back before it, or another one, asks for new ones.
@MainActor
protocol CellHosting: ScrollView {
  /// The first phase of layout: gives back the cells that can no longer be seen.
  func releaseOutOfSight()
}
