/// A file of code that a program has loaded: its executable, or a library.
///
/// With it, an address of a backtrace is a place in a file, at whichever address that was loaded; so
/// symbols can be looked up later, where the same file is.
package struct TraceImage: Hashable, Sendable {
  /// The path of the file, as the program knew it.
  package let path: String
  /// The build id of the file, in hexadecimal digits; empty if it has none.
  package let build: String
  /// The addresses of its code, from the one at which the file begins.
  package let addresses: Range<UInt64>

  /// Makes an image.
  package init(path: String, build: String, addresses: Range<UInt64>) {
    self.path = path
    self.build = build
    self.addresses = addresses
  }

  /// A build id in hexadecimal digits.
  package static func digits(ofBuild id: some Sequence<UInt8>) -> String {
    id.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The distance of an address from the beginning of the file; nil if it is not in the image.
  package func offset(of address: UInt64) -> UInt64? {
    addresses.contains(address) ? address - addresses.lowerBound : nil
  }
}
