import Drawing
import SceneParts
package import Traces

/// A trace, alone or beside another one.
package struct TraceSide {
  package let trace: Trace
  /// The name above its panes and before its views: `A` or `B`; empty if it is alone.
  package let name: String
  /// By how much its moments are shown later, in seconds, so that they are beside those of the other
  /// trace.
  package let shift: Double
  /// Finds the names of functions in backtraces; nil if there are only addresses.
  package let functions: RecordedFunctions?

  package init(
    _ trace: Trace, name: String, shift: Double, functions: RecordedFunctions? = nil
  ) {
    (self.trace, self.name, self.shift) = (trace, name, shift)
    self.functions = functions
  }
}
