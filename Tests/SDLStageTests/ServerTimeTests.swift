import CSDL2
import Testing

/// The times that the event filter finds in an X server's messages, for the whole process.
@Suite("The time that a server tells", .serialized)
struct ServerTimeTests {
  private func message(_ type: Int32, time: UInt, isSent: Bool = false) {
    var message = csdl_x_message()
    message.event.type = type
    message.event.is_sent = isSent ? 1 : 0
    message.event.of.input.time = time
    csdl_note_message(&message)
  }

  private func generic(_ kind: Int32, time: UInt) {
    var data = csdl_xinput_event()
    data.time = time
    withUnsafePointer(to: &data) { data in
      var message = csdl_x_message()
      message.event.type = 35
      message.event.of.generic.kind = kind
      message.event.of.generic.data = UnsafeRawPointer(data)
      csdl_note_message(&message)
    }
  }

  private func event(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.common.timestamp = 77
    csdl_note_event(&event)
    return event
  }

  private func time(_ event: SDL_Event) -> UInt32? {
    var event = event
    var time: UInt32 = 0
    return csdl_server_time(&event, &time) == SDL_TRUE ? time : nil
  }

  @Test("The core protocol's message comes before its events")
  func core() {
    message(6, time: 4_294_967_295)
    let move = event(SDL_MOUSEMOTION)
    message(4, time: 1001)
    let press = event(SDL_MOUSEBUTTONDOWN)
    // A ConfigureNotify message (22) has no time in that field.
    message(22, time: 5)
    let other = event(SDL_MOUSEMOTION)
    message(6, time: 5, isSent: true)
    let sent = event(SDL_MOUSEMOTION)
    #expect(time(move) == 4_294_967_295)
    #expect(time(press) == 1001)
    #expect(time(other) == nil && time(sent) == nil)
  }

  @Test("That of XInput2 comes after its event, and concerns no other")
  func generic() {
    message(5, time: 2000)
    let release = event(SDL_MOUSEBUTTONUP)
    let move = event(SDL_MOUSEMOTION)
    generic(6, time: 2010)
    generic(6, time: 2020)
    let finger = event(SDL_FINGERMOTION)
    generic(19, time: 2030)
    let press = event(SDL_MOUSEBUTTONDOWN)
    generic(15, time: 2040)
    #expect(time(release) == 2000)
    #expect(time(move) == 2010)
    #expect(time(finger) == 2030)
    #expect(time(press) == nil)
  }

  @Test("What is no input keeps SDL's time; what was long ago is forgotten")
  func kept() {
    #expect(event(SDL_WINDOWEVENT).common.timestamp == 77)
    #expect(time(event(SDL_WINDOWEVENT)) == nil)
    message(6, time: 3000)
    let first = event(SDL_MOUSEMOTION)
    for _ in 0..<csdl_time_capacity { _ = event(SDL_MOUSEMOTION) }
    #expect(time(first) == nil)
    #expect(time(event(SDL_MOUSEWHEEL)) == 3000)
  }
}
