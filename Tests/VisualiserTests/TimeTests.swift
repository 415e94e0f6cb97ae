import Demonstrations
import Drawing
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import Visualiser

/// The past of a scene, restored from its log.
@MainActor
struct TimeTests {
  /// A shell that records its stage after each tick.
  @MainActor
  private final class Session {
    let shell: Shell
    private(set) var time = 0.0
    /// The stage after each tick of the log.
    private(set) var pictures: [DisplayList] = []

    init(_ scene: SceneDescription) async {
      var configuration = Shell.Configuration(text: FixedAdvanceText())
      configuration.scene = scene
      shell = Shell(configuration)
      shell.resize(to: Size(width: 900, height: 700))
      await tick()
    }

    func tick() async {
      _ = await shell.tick(to: time)
      while pictures.count < shell.session.log.ticks.count { pictures.append(stage) }
      pictures.removeLast(pictures.count - shell.session.log.ticks.count)
    }

    func wait(_ seconds: Double) async {
      let end = time + seconds
      while time < end - 1e-9 {
        time += 1.0 / 60
        await tick()
      }
    }

    func send(_ kind: InputEvent.Kind) async {
      time += 1.0 / 60
      shell.handle(InputEvent(time: time, kind))
      await tick()
    }

    func type(_ text: String) async { await send(.text(text)) }

    /// A drag in the middle of the first pane.
    func stroke(by distance: Double, in steps: Int) async {
      let id = shell.scene.panes[0].rootID
      let start = shell.location(of: Point(x: 100, y: 200), inViewWithID: id) ?? .zero
      await send(.pointerDown(InputEvent.Pointer(at: start, isPressed: true)))
      for step in 1...steps {
        var position = start
        position.y += distance * Double(step) / Double(steps)
        await send(.pointerMoved(InputEvent.Pointer(at: position, isPressed: true)))
      }
      var end = start
      end.y += distance
      await send(.pointerUp(InputEvent.Pointer(at: end)))
    }

    var stage: DisplayList {
      var canvas = Canvas(size: shell.arrangement.size, text: FixedAdvanceText())
      shell.stage.render(in: &canvas)
      return canvas.displayList(background: shell.theme.background)
    }

    var shownTime: Double { shell.transportState.time }
  }

  @Test(
    "Every moment of every scene is had again as it was", arguments: SceneCatalog.all.map(\.name))
  func everyScene(name: String) async throws {
    let session = await Session(try #require(SceneCatalog.scene(named: name)))
    await session.wait(0.3)
    await session.stroke(by: -120, in: 4)
    await session.wait(0.5)
    await session.type("+")
    await session.stroke(by: 60, in: 8)
    await session.type("-")
    await session.wait(1.5)
    let pictures = session.pictures
    #expect(pictures.count > 10)

    var random = SeededRandom(seed: 7)
    for _ in 0..<8 {
      let place = Int.random(in: pictures.indices, using: &random)
      session.shell.seek(to: session.shell.session.log.ticks[place].time)
      await session.tick()
      let shown = session.shell.session.timeline.place ?? -1
      #expect(session.stage == pictures[shown])
    }
  }

  @Test("Steps go back and on by frames, and past the last one the scene itself goes on")
  func steps() async {
    let session = await Session(.container)
    await session.stroke(by: -120, in: 3)
    await session.wait(0.2)
    let ticks = session.shell.session.log.ticks.count
    await session.type(",")
    await session.type(",")
    #expect(session.shell.session.timeline.place == ticks - 3)
    #expect(session.stage == session.pictures[ticks - 3])
    await session.type(".")
    await session.type(".")
    #expect(session.stage == session.pictures[ticks - 1])
    #expect(session.shell.session.log.ticks.count == ticks)
    await session.type(".")
    await session.type(".")
    #expect(session.shell.session.log.ticks.count > ticks)
    #expect(!session.shell.session.timeline.isPlaying)
  }

  @Test("Standing, nothing moves, however long one waits")
  func pause() async {
    let session = await Session(.container)
    await session.stroke(by: -200, in: 3)
    await session.type(" ")
    let (stage, ticks) = (session.stage, session.shell.session.log.ticks.count)
    await session.wait(2)
    #expect(session.stage == stage && session.shell.session.log.ticks.count == ticks)
    await session.type(" ")
    await session.wait(0.1)
    #expect(session.stage != stage)
  }

  @Test("At a quarter of the speed the same second of the scene takes four")
  func slow() async throws {
    let session = await Session(.container)
    await session.type("<")
    await session.type("<")
    #expect(session.shell.session.timeline.rate == 0.25)
    let before = session.shell.session.timeline.sceneTime(at: session.time)
    await session.wait(4)
    let after = session.shell.session.timeline.sceneTime(at: session.time)
    #expect(abs(after - before - 1) < 1e-9)
  }

  @Test("The past plays on by itself until the present, and nothing is lost on the way")
  func replay() async {
    let session = await Session(.container)
    await session.stroke(by: -200, in: 3)
    await session.wait(6)
    let (log, last) = (session.shell.session.log.inputs, session.stage)
    session.shell.seek(to: 0)
    await session.tick()
    #expect(session.stage == session.pictures[0])
    await session.type(" ")
    await session.wait(1)
    #expect(!session.shell.session.timeline.isLive)
    await session.wait(7)
    #expect(session.shell.session.timeline.isLive && session.shell.session.timeline.isPlaying)
    #expect(session.shell.session.log.inputs == log)
    #expect(session.stage == last)
  }

  @Test("Who does something in the past goes on from there: what came after is forgotten")
  func goingOn() async throws {
    let session = await Session(.container)
    await session.stroke(by: -200, in: 3)
    await session.wait(2)
    let middle = session.shell.session.log.ticks[4]
    session.shell.seek(to: middle.time)
    await session.tick()
    await session.stroke(by: -40, in: 4)
    #expect(session.shell.session.timeline.isLive)
    #expect(session.shell.session.log.inputs.prefix(middle.inputCount).count == middle.inputCount)
    let cancelled = session.shell.session.log.inputs[middle.inputCount].action
    guard case .event(.pointerCancelled, 0) = cancelled else {
      Issue.record("the pointer that was down is not cancelled: \(cancelled)")
      return
    }
    await session.wait(2)
    let ticks = session.shell.session.log.ticks.count
    session.shell.seek(to: session.shell.session.log.ticks[ticks / 2].time)
    await session.tick()
    #expect(session.stage == session.pictures[ticks / 2])
  }

  @Test("The pointer over the stage changes nothing in the past")
  func hover() async {
    let session = await Session(.container)
    await session.stroke(by: -200, in: 3)
    await session.wait(1)
    session.shell.seek(to: 0)
    await session.tick()
    let place = session.shell.location(of: Point(x: 100, y: 100), inViewWithID: "container")
    await session.send(.pointerMoved(InputEvent.Pointer(at: place ?? .zero)))
    #expect(session.shell.session.timeline.place == 0)
  }

  @Test("The bar seeks where it is dragged, plays where it is clicked, and changes the speed")
  func bar() async throws {
    let session = await Session(.container)
    await session.stroke(by: -200, in: 3)
    await session.wait(3)
    let bar = session.shell.transport.frame
    func point(_ x: Double) -> InputEvent.Pointer {
      InputEvent.Pointer(at: Point(x: bar.minX + x, y: bar.midY), isPressed: true)
    }
    await session.send(.pointerDown(point(36)))
    await session.send(.pointerUp(point(36)))
    #expect(!session.shell.session.timeline.isPlaying)
    let rate = session.shell.transport.rateFrame.midX
    await session.send(.pointerDown(point(rate)))
    await session.send(.pointerUp(point(rate)))
    #expect(session.shell.session.timeline.rate == 2)

    await session.send(.pointerDown(point(bar.width - 60)))
    for x in stride(from: bar.width - 60, through: 200, by: -20) {
      await session.send(.pointerMoved(point(x)))
    }
    await session.send(.pointerUp(point(200)))
    let place = try #require(session.shell.session.timeline.place)
    #expect(session.shownTime < 0.4)
    #expect(session.stage == session.pictures[place])
  }
}

struct SceneLogTests {
  @Test("A time belongs to the last tick before it", arguments: 0..<20 as Range<UInt64>)
  func place(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var log = SceneLog()
    var time = 0.0
    for _ in 0..<40 {
      if Bool.random(using: &random) {
        log.note(SceneInput(time: time, action: .addRow))
      }
      log.noteTick(at: time)
      time += Double.random(in: 0.001...0.5, using: &random)
    }
    for _ in 0..<50 {
      let time = Double.random(in: 0...time, using: &random)
      #expect(log.place(at: time) == log.ticks.lastIndex { $0.time <= time } ?? 0)
    }
    #expect(log.ticks.indices.flatMap { log.inputs(beforeTick: $0) } == log.inputs)
    let place = Int.random(in: log.ticks.indices, using: &random)
    let count = log.ticks[place].inputCount
    log.removeAll(after: place)
    #expect(log.ticks.count == place + 1 && log.inputs.count == count && !log.awaitsTick)
    #expect(log.marks.allSatisfy { $0 <= log.end })
  }

  @Test("A full log keeps what it has and takes nothing more")
  func full() {
    var log = SceneLog()
    for tick in 0..<SceneLog.capacity + 10 { log.noteTick(at: Double(tick)) }
    log.note(SceneInput(time: 0, action: .addRow))
    #expect(log.isFull && log.ticks.count == SceneLog.capacity && log.inputs.isEmpty)
    #expect(log.ticks.first?.time == 0)
    let largest = max(MemoryLayout<SceneInput>.stride, MemoryLayout<SceneLog.Tick>.stride)
    #expect(SceneLog.capacity * largest < 64 << 20)
  }
}
