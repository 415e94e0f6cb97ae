import ScrollEngine

/// A list in a pane, with what the stage and the inspector need to point it out.
@MainActor
struct PaneList {
  let id: String
  let title: String
  private let currentView: () -> any ReusingView
  private let allLiveCells: () -> [ReusableView]
  let colors: Palette.Table
  /// How many rows there are in all.
  let count: () -> Int
  /// How much a cell, by its instance number, stands out for having just come or gone, from 0 to 1.
  let flash: (Int) -> Double

  init(
    id: String, title: String, view: any ReusingView, colors: Palette.Table,
    count: @escaping () -> Int, flash: @escaping (Int) -> Double = { _ in 0 }
  ) {
    self.init(
      id: id, title: title, currentView: { view }, liveCells: { view.liveCells }, colors: colors,
      count: count, flash: flash)
  }

  /// Several lists that share a queue.
  ///
  /// - Parameters:
  ///   - currentView: Which of them is meant at the moment.
  ///   - liveCells: The cells of all of them.
  init(
    id: String, title: String, currentView: @escaping () -> any ReusingView,
    liveCells: @escaping () -> [ReusableView], colors: Palette.Table,
    count: @escaping () -> Int, flash: @escaping (Int) -> Double = { _ in 0 }
  ) {
    self.id = id
    self.title = title
    self.currentView = currentView
    allLiveCells = liveCells
    self.colors = colors
    self.count = count
    self.flash = flash
  }

  var view: any ReusingView { currentView() }
  var liveCells: [ReusableView] { allLiveCells() }
}

/// A list whose cells come from a reuse queue: a table or a collection.
@MainActor
protocol ReusingView: ScrollView {
  var reuseQueue: ReuseQueue { get }
  var liveCells: [ReusableView] { get }
}

extension TableView: ReusingView {
  var liveCells: [ReusableView] { visibleCells }
}

extension CollectionView: ReusingView {
  var liveCells: [ReusableView] { visibleCells }
}
