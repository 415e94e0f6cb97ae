internal import CSDL2

/// An event by which another thread ends the wait of the window's loop.
enum WakeEvent {
  /// A task has something for the window.
  static let task: Int32 = 0
  /// Assistive technology asks something: that alone changes nothing in the window.
  static let questions: Int32 = 1

  /// Pushes an event with a code; may be called on any thread.
  static func push(_ code: Int32) {
    var event = SDL_Event()
    event.user.type = SDL_USEREVENT.rawValue
    event.user.code = code
    SDL_PushEvent(&event)
  }

  /// Whether an event is only a question.
  static func isQuestion(_ event: SDL_Event) -> Bool {
    event.type == SDL_USEREVENT.rawValue && event.user.code == questions
  }
}
