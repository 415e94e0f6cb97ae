import ScrollEngine

/// Loads pictures on request and keeps them; a request that nobody needs any more is cancelled.
@MainActor
final class PictureLoads {
  private let server: PictureServer
  private var pictures: [Int: Landscape] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// Requests begun, and those of them that were cancelled.
  private(set) var started = 0
  private(set) var cancelled = 0

  var onArrival: ((Int, Landscape) -> Void)?

  init(server: PictureServer) {
    self.server = server
  }

  isolated deinit {
    for task in tasks.values { task.cancel() }
  }

  /// The picture of a row, if it has come.
  func picture(ofRow row: Int) -> Landscape? { pictures[row] }

  func isLoading(_ row: Int) -> Bool { tasks[row] != nil }

  /// Requests the picture of a row, unless it is there or on its way.
  func request(_ row: Int) {
    guard pictures[row] == nil, tasks[row] == nil else { return }
    started += 1
    tasks[row] = Task { [weak self, server] in
      guard let picture = try? await server.picture(of: row), !Task.isCancelled else { return }
      self?.receive(picture, row)
    }
  }

  func cancel(_ row: Int) {
    guard let task = tasks.removeValue(forKey: row) else { return }
    cancelled += 1
    task.cancel()
  }

  private func receive(_ picture: Landscape, _ row: Int) {
    tasks[row] = nil
    pictures[row] = picture
    onArrival?(row, picture)
  }
}

extension LoadingState {
  @MainActor
  init(of row: Int, in loads: PictureLoads) {
    self = loads.picture(ofRow: row) != nil ? .shown : loads.isLoading(row) ? .loading : .waiting
  }
}
