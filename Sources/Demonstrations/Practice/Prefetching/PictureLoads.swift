import ScrollEngine

/// Loads pictures by their numbers and keeps them all; requests in progress can be cancelled.
@MainActor
final class PictureLoads {
  private let server: PictureServer
  private var pictures: [Int: Landscape] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The number of started requests, and of those that were cancelled.
  private(set) var started = 0
  private(set) var cancelled = 0

  var onArrival: ((Int, Landscape) -> Void)?

  init(server: PictureServer) {
    self.server = server
  }

  isolated deinit {
    for task in tasks.values { task.cancel() }
  }

  /// The number of requests without an answer.
  var pending: Int { tasks.count }

  /// The number of loaded pictures.
  var loaded: Int { pictures.count }

  /// A picture; nil if it is not loaded.
  func picture(_ number: Int) -> Landscape? { pictures[number] }

  func isLoading(_ number: Int) -> Bool { tasks[number] != nil }

  /// Requests a picture; does nothing if the picture is loaded or being loaded.
  func request(_ number: Int) {
    guard pictures[number] == nil, tasks[number] == nil else { return }
    started += 1
    tasks[number] = Task { [weak self, server] in
      guard let picture = try? await server.picture(of: number), !Task.isCancelled else { return }
      self?.receive(picture, number)
    }
  }

  func cancel(_ number: Int) {
    guard let task = tasks.removeValue(forKey: number) else { return }
    cancelled += 1
    task.cancel()
  }

  private func receive(_ picture: Landscape, _ number: Int) {
    tasks[number] = nil
    pictures[number] = picture
    onArrival?(number, picture)
  }
}

extension LoadingState {
  @MainActor
  init(of number: Int, in loads: PictureLoads) {
    self = loads.picture(number) != nil ? .shown : loads.isLoading(number) ? .loading : .waiting
  }
}
