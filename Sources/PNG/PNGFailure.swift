/// Why a file cannot be decoded or encoded.
package struct PNGFailure: Error {
  /// The cause: libpng's message, if there is one.
  package let reason: String

  init(reason: String) {
    self.reason = reason
  }

  init(message: UnsafePointer<CChar>) {
    let message = String(cString: message)
    reason = message.isEmpty ? "libpng gives no reason" : message
  }
}
