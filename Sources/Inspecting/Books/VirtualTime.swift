/// The time that a picture takes where no clock is read: in files, in tests, and when a past moment
/// is rebuilt. So the same script always gives the same pictures.
package enum VirtualTime {
  /// The duration of laying out and painting a picture, in seconds: about what a window of this
  /// program takes.
  package static let painting = 0.001
  /// The duration of filling a cell with the content of a row, in seconds: a text and a small
  /// picture are set.
  package static let filling = 0.0001

  /// The duration of a picture, in seconds: `filled` cells were filled, and `costs` cells made or
  /// images decoded, each in `cost` seconds.
  package static func seconds(costs: Int, filled: Int, cost: Double) -> Double {
    painting + Double(costs) * cost + Double(filled) * filling
  }
}
