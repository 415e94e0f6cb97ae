import Glibc
import TestSupport
import Testing

@testable import Files

@Suite("Opening a file")
struct OpenFileTests {
  private func reason(_ path: String) -> String? {
    do throws(DiskFile.Failure) {
      _ = try DiskFile.OpenFile(path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("refuses a socket, a pipe, a device and a folder without opening it")
  func others() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/socket"
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let isBound = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      #expect(isBound)
      #expect(reason(path) == "it is a socket, not a file")
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(reason("\(folder)/pipe") == "it is a pipe, not a file")
      #expect(reason("/dev/null") == "it is a device, not a file")
      #expect(reason(folder) == "it is a folder, not a file")
      #expect(reason("\(folder)/none") == "No such file or directory")
    }
  }

  @Test("blames the limit and not the file when no more can be opened")
  func exhaustion() {
    #expect(DiskFile.Failure(EMFILE).reason.contains("ulimit -n"))
  }
}
