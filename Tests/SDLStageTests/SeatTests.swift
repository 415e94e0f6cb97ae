import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Wayland servers without a seat")
struct SeatTests {
  /// Asks a server that has these interfaces, or one that hangs up if they are nil.
  private func lacksSeat(_ interfaces: [String]?) async throws -> Bool {
    try await withTemporaryFolder { folder in
      let server = try TerseServer(in: folder)
      async let answer: Void = Task.detached { server.answer(interfaces) }.value
      let lacksSeat = VideoDrivers.lacksSeat(VideoDrivers.Surroundings(), server: server.path)
      await answer
      return lacksSeat
    }
  }

  @Test("A server is refused that has no seat, on which SDL would crash")
  func seats() async throws {
    #expect(try await lacksSeat(["wl_compositor", "wl_shm", "wl_output"]))
    #expect(try await lacksSeat([]))
    #expect(try await lacksSeat(["wl_compositor", "wl_seat", "wl_output"]) == false)
    #expect(try await lacksSeat(["wl_seat"]) == false)
  }

  @Test("Of a server that does not answer, SDL says what is wrong")
  func silence() async throws {
    #expect(try await lacksSeat(nil) == false)
    #expect(!VideoDrivers.lacksSeat(VideoDrivers.Surroundings(), server: "/nowhere/wayland"))
  }

  @Test("A connection that a server has handed down is left to SDL")
  func handedDown() async throws {
    try await withTemporaryFolder { folder in
      let server = try TerseServer(in: folder)
      async let answer: Void = Task.detached { server.answer([]) }.value
      let handedDown = VideoDrivers.Surroundings(waylandSocket: "1000")
      #expect(!VideoDrivers.lacksSeat(handedDown, server: server.path))
      // The server answers one client only, so nobody has connected before.
      #expect(VideoDrivers.lacksSeat(VideoDrivers.Surroundings(), server: server.path))
      await answer
    }
  }
}
