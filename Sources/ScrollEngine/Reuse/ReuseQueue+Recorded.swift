// A queue that shows what another one was in a recorded run. It makes no cell, and gets none back.
extension ReuseQueue {
  /// Shows the recorded statistics of an identifier, and stand-ins for the cells that waited, with the
  /// next one to be reused at the end.
  ///
  /// The queue does not check that the statistics add up.
  package func show(
    _ statistics: ReuseStatistics, waiting cells: [ReusableView],
    forIdentifier identifier: String
  ) {
    if !identifiers.contains(identifier), identifier == ReusePool.nameless {
      setMaximumQueued(0, forIdentifier: identifier)
    }
    let pool = pool(withIdentifier: identifier).takeUnretainedValue()
    pool.show(statistics, waiting: cells)
    noteChange(of: pool)
  }
}

extension ReusableView {
  /// Takes the number and the identifier of a cell in a recorded run.
  package final func stand(for number: Int, withIdentifier identifier: String) {
    instanceNumber = number
    reuseIdentifier = identifier == ReusePool.nameless ? nil : identifier
  }
}
