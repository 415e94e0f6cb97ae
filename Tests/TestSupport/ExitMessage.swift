public import Testing

/// What a process that was expected to stop wrote as its last words; empty when it did not stop.
public func lastWords(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
