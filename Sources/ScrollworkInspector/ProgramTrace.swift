package import SceneParts

extension CallTrace {
  /// Captures the stacks of the program's calls in debug builds; nil in release builds, which do not
  /// even link what captures them.
  package static var ofThisBuild: Capture? {
    #if DEBUG && canImport(Runtime)
      ProgramTrace.capture
    #else
      nil
    #endif
  }
}

#if DEBUG && canImport(Runtime)
  // Linked statically, Runtime needs Glibc.
  internal import Glibc
  internal import Runtime

  /// The stacks of this program, as Swift's runtime captures them.
  enum ProgramTrace {
    /// The greatest number of frames, from the innermost one on.
    private static let depth = 32
    /// The loaded libraries. A capture that must list them takes ten times as long.
    private static let images = ImageMap.capture()
    /// The folder of this package's sources.
    private static let sources =
      #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(2).joined(separator: "/") + "/"

    @MainActor
    static func capture() -> CallTrace? {
      guard let stack = try? Backtrace.capture(limit: depth, top: 0, images: images) else {
        return nil
      }
      let addresses = stack.frames.compactMap(\.address)
      return CallTrace(addresses: addresses) { frames(of: stack, addresses) }
    }

    private static func frames(of stack: Backtrace, _ addresses: [UInt]) -> [[TraceFrame]] {
      var found: [UInt: [TraceFrame]] = [:]
      // A library may have been loaded since the first capture.
      for frame in stack.symbolicated(with: ImageMap.capture())?.frames ?? [] {
        guard let address = frame.captured.address else { continue }
        found[address, default: []].append(TraceFrame(frame, address, in: sources))
      }
      return addresses.map { found[$0] ?? [] }
    }
  }

  extension Backtrace.Frame {
    /// The address of the frame; nil for a mark of omitted frames.
    fileprivate var address: UInt? {
      switch self {
      case .programCounter(let address), .returnAddress(let address),
        .asyncResumePoint(let address):
        UInt(address)
      default: nil
      }
    }
  }

  extension TraceFrame {
    /// `sources` is the folder of this package's sources.
    fileprivate init(
      _ frame: SymbolicatedBacktrace.Frame, _ address: UInt, in sources: String
    ) {
      let location = frame.symbol?.sourceLocation
      let path = location?.path ?? ""
      let isSystem =
        path.isEmpty || path.hasPrefix("<") || location?.line == 0
        || frame.isSystem || frame.isSwiftThunk
      self.init(
        function: frame.symbol?.name ?? "0x" + String(address, radix: 16),
        place: location.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" },
        origin: isSystem ? .system : path.hasPrefix(sources) ? .engine : .program)
    }
  }
#endif
