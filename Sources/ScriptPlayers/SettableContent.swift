package import Documents
package import Hosting

/// Content with values that a script can set.
@MainActor
package protocol SettableContent: StageContent {
  /// The present values.
  var settings: [SceneSetting] { get }
  /// Sets one of ``settings`` at a time, in seconds.
  func set(_ setting: SceneSetting, at time: Double)
}
