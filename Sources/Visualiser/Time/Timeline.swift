/// How the time of a scene follows the window's: at a speed, or not at all.
struct Timeline: Hashable {
  /// The available speeds, the slowest first.
  static let rates = [0.25, 0.5, 1, 2]

  private(set) var rate = 1.0
  private(set) var isPlaying = true
  /// The tick of the log that is shown; nil for the present.
  private(set) var place: Int?
  // A pair of simultaneous times, from the last synchronization.
  private var host: Double
  private var scene: Double

  /// Starts at `host`, the window's time at which the scene's begins, in seconds.
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

  /// When the scene's time will reach a time, in seconds of the window; nil while it stands.
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

  /// Takes back some of the elapsed time, in seconds of the scene.
  mutating func leaveOut(_ duration: Double, before time: Double) {
    (scene, host) = (sceneTime(at: time) - duration, time)
  }

  /// Jumps to a tick of the log, which lies at a time of the scene.
  mutating func jump(to place: Int, lyingAt sceneTime: Double, at time: Double) {
    self.place = place
    (scene, host) = (sceneTime, time)
  }

  /// Advances to a tick of the log while time is running.
  mutating func show(_ place: Int) {
    self.place = place
  }

  /// From now on, new ticks follow the one that is shown.
  mutating func becomeLive() {
    place = nil
  }

  /// Advances by a duration while it stands, in seconds of the scene.
  mutating func step(by duration: Double) {
    scene += duration
  }
}
