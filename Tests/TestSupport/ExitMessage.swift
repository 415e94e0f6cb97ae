public import Testing

/// The standard error of a process that was expected to stop; empty if it did not stop.
public func lastWords(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
