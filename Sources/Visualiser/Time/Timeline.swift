/// The mapping from the window's time to the scene's time: at a rate, or paused.
struct Timeline: Hashable {
  /// The available speeds, the slowest first.
  static let rates = [0.25, 0.5, 1, 2]

  private(set) var rate = 1.0
  private(set) var isPlaying = true
  /// The index of the shown tick of the log; nil for the present.
  private(set) var place: Int?
  // The window's and the scene's time at the last synchronization, in seconds.
  private var host: Double
  private var scene: Double

  /// `host` is the window's time at which the scene's time begins, in seconds.
  init(from host: Double) {
    self.host = host
    scene = 0
  }

  var isLive: Bool { place == nil }

  /// The index of the speed in ``rates``.
  var ratePlace: Int { Self.rates.firstIndex(of: rate) ?? 0 }

  /// The scene's time at a time of the window, in seconds.
  func sceneTime(at time: Double) -> Double {
    isPlaying ? scene + (time - host) * rate : scene
  }

  /// The window's time at which the scene's time will be `time`, in seconds; nil while paused.
  func hostTime(of time: Double) -> Double? {
    isPlaying ? host + (time - scene) / rate : nil
  }

  mutating func play(at time: Double) {
    (scene, host) = (sceneTime(at: time), time)
    isPlaying = true
  }

  mutating func pause(at time: Double) {
    (scene, host) = (sceneTime(at: time), time)
    isPlaying = false
  }

  mutating func setRate(_ rate: Double, at time: Double) {
    (scene, host) = (sceneTime(at: time), time)
    self.rate = rate
  }

  /// Sets the scene's time back by a duration, in seconds.
  mutating func leaveOut(_ duration: Double, before time: Double) {
    (scene, host) = (sceneTime(at: time) - duration, time)
  }

  /// Jumps to a tick of the log, whose scene time is `sceneTime`.
  mutating func jump(to place: Int, lyingAt sceneTime: Double, at time: Double) {
    self.place = place
    (scene, host) = (sceneTime, time)
  }

  /// Shows a tick of the log without changing the time.
  mutating func show(_ place: Int) {
    self.place = place
  }

  /// Returns to the present: new ticks will follow the shown tick.
  mutating func becomeLive() {
    place = nil
  }

  /// Advances the scene's time by a duration, in seconds, while paused.
  mutating func step(by duration: Double) {
    scene += duration
  }
}
