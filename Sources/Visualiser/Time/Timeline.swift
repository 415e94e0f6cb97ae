/// How the time of a scene follows the time of the window: at a speed, or not at all.
struct Timeline: Hashable {
  /// The speeds there are, the slowest first.
  static let rates = [0.25, 0.5, 1, 2]

  private(set) var rate = 1.0
  private(set) var isPlaying = true
  /// The tick of the log that is shown; nil for the present.
  private(set) var place: Int?
  // When the two times were last known to belong together.
  private var host: Double
  private var scene: Double

  /// - Parameter host: The window's time at which the scene's begins, in seconds.
  init(from host: Double) {
    self.host = host
    scene = 0
  }

  var isLive: Bool { place == nil }

  /// The place of the speed among ``rates``.
  var ratePlace: Int { Self.rates.firstIndex(of: rate) ?? 0 }

  /// The scene's time at a time of the window, in seconds.
  func sceneTime(at time: Double) -> Double {
    isPlaying ? scene + (time - host) * rate : scene
  }

  /// When the scene's time will have come to a time; nil while it stands.
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

  /// Takes back some of the time that has passed, in seconds of the scene.
  mutating func leaveOut(_ duration: Double, before time: Double) {
    (scene, host) = (sceneTime(at: time) - duration, time)
  }

  /// Goes to a tick of the log, which lies at a time of the scene.
  mutating func jump(to place: Int, lyingAt sceneTime: Double, at time: Double) {
    self.place = place
    (scene, host) = (sceneTime, time)
  }

  /// Goes on to a tick of the log, while its time plays.
  mutating func show(_ place: Int) {
    self.place = place
  }

  /// The tick that is shown is followed by new ones from now on.
  mutating func becomeLive() {
    place = nil
  }

  /// Moves on by a while though it stands, in seconds of the scene.
  mutating func step(by duration: Double) {
    scene += duration
  }
}
