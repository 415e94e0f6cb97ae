/// The stack on which a program made a call, as return addresses, the innermost first.
///
/// Names are found only for the backtraces that a person opens, because that takes long.
package final class CallBacktrace: Sendable {
  package let addresses: [UInt]
  /// Finds the frames of each address, the innermost first: several if calls are inlined. This may
  /// take a second, so it is not for the main actor.
  package let frames: @Sendable () -> [[BacktraceFrame]]

  package init(addresses: [UInt], frames: @escaping @Sendable () -> [[BacktraceFrame]]) {
    self.addresses = addresses
    self.frames = frames
  }

  /// Captures the present stack; nil if that fails.
  package typealias Capture = @MainActor () -> CallBacktrace?
}

extension BacktraceFrame.Origin {
  /// The targets of this package whose code may be on a stack. Debug information names folders in
  /// several ways, so a file is known by the folder of its target.
  private static let targets: Set<Substring> = [
    "Geometry", "Drawing", "Extents", "Constraints", "ScrollMotion", "ScrollEngine", "Controls",
    "PageMaps", "UIKitNames", "Loading", "Images", "Hosting", "ScriptPlayers", "Invariants",
    "SceneParts", "Traces", "TraceFiles", "Inspecting", "SDLStage", "ScrollworkApp",
    "ScrollworkInspector", "ScrollworkTesting",
  ]

  /// The origin of a function by the file that it is in, and the line; those without a line, and without
  /// a file of somebody's, are the compiler's or the system's.
  package init(ofFile path: String, line: Int?) {
    let folders = path.split(separator: "/")
    if path.isEmpty || path.contains("<") || path.hasPrefix("@") || line == 0 {
      self = .system
    } else if zip(folders, folders.dropFirst()).contains(where: {
      $0 == "Sources" && Self.targets.contains($1)
    }) {
      self = .engine
    } else {
      self = .program
    }
  }
}

extension CallBacktrace: Hashable {
  package static func == (one: CallBacktrace, other: CallBacktrace) -> Bool {
    one === other || one.addresses == other.addresses
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(addresses) }
}

/// A function on a stack.
package struct BacktraceFrame: Hashable, Sendable {
  /// The part of the program that a function belongs to.
  package enum Origin: Hashable, Sendable {
    /// The program's own code, and packages that it uses.
    case program
    /// This package.
    case engine
    /// Swift's libraries, those of the system, and what the compiler adds.
    case system
  }

  /// The function's name, such as `FeedController.refresh()`.
  package let function: String
  /// The name of the file, and the number of the line, such as `Feed.swift:42`; nil if they are not
  /// known.
  package let place: String?
  package let origin: Origin

  package init(function: String, place: String?, origin: Origin) {
    (self.function, self.place, self.origin) = (function, place, origin)
  }
}
