import Glibc

/// A Wayland server that lists its interfaces to one client, and hangs up.
struct TerseServer {
  /// The path of its socket.
  let path: String
  private let socket: Int32

  /// Listens in a folder.
  init(in folder: String) throws {
    path = "\(folder)/wayland"
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw TerseServerFailure()
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
    }
    guard status == 0, listen(socket, 1) == 0 else { throw TerseServerFailure() }
  }

  /// Answers one client, which asks for the registry and for a sign at its end; hangs up without an
  /// answer if `interfaces` is nil.
  func answer(_ interfaces: [String]?) {
    let client = accept(socket, nil, nil)
    defer {
      close(client)
      close(socket)
    }
    guard let interfaces else { return }
    var requests = [UInt32](repeating: 0, count: 6)
    guard recv(client, &requests, 24, Int32(MSG_WAITALL)) == 24 else { return }
    let (registry, callback) = (requests[2], requests[5])
    var events: [UInt32] = []
    for (name, interface) in interfaces.enumerated() {
      events += Self.event(of: registry, [UInt32(name + 1)] + Self.words(interface) + [1])
    }
    events += Self.event(of: callback, [0])
    let flags = Int32(MSG_NOSIGNAL)
    _ = events.withUnsafeBytes { send(client, $0.baseAddress, $0.count, flags) }
  }

  /// The first event of an object: its sender, its length and its arguments.
  private static func event(of object: UInt32, _ arguments: [UInt32]) -> [UInt32] {
    [object, UInt32(8 + 4 * arguments.count) << 16] + arguments
  }

  /// A string argument: the length, then the bytes and a zero, padded to whole words.
  private static func words(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8) + [0]
    let words = stride(from: 0, to: bytes.count, by: 4).map { start in
      let word = bytes[start..<min(start + 4, bytes.count)]
      return word.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return [UInt32(bytes.count)] + words
  }
}

private struct TerseServerFailure: Error {}
