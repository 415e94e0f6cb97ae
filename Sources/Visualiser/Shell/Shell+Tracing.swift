package import Inspecting

extension Shell {
  /// Records what happens in the scene from now on, and in those that are opened later.
  package func record(into tracer: RunTracer) { session.record(into: tracer) }
}
