package import Documents

/// How a scene makes its cells, as a person has set it.
@MainActor
package final class CellMaking {
  /// The duration of making one cell, in seconds.
  package private(set) var cost = SceneSetting.costs.lowerBound
  /// Whether cells come from the reuse queue; if not, the data source makes each one.
  package private(set) var reuses = true

  package init() {}

  package var settings: [SceneSetting] { [.cost(cost), .reuse(reuses)] }
  /// The setting of a scene in which one side reuses cells and another does not.
  package var costSetting: SceneSetting { .cost(cost) }

  package func set(_ setting: SceneSetting) {
    switch setting {
    case .cost(let seconds):
      cost = min(max(seconds, SceneSetting.costs.lowerBound), SceneSetting.costs.upperBound)
    case .reuse(let reuses): self.reuses = reuses
    case .rows: break
    }
  }
}
