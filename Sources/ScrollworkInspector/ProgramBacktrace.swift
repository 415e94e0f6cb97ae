package import SceneParts
internal import Traces

extension CallBacktrace {
  /// Captures the stacks of the program's calls in debug builds; nil in release builds, which do not
  /// even link what captures them.
  package static var ofThisBuild: Capture? {
    #if DEBUG && canImport(Runtime)
      ProgramBacktrace.capture
    #else
      nil
    #endif
  }
}

extension TraceImage {
  /// The files of code that this program has loaded, in debug builds; nil in release builds.
  static var ofThisBuild: (() -> [TraceImage])? {
    #if DEBUG && canImport(Runtime)
      ProgramBacktrace.loadedImages
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
  enum ProgramBacktrace {
    /// The greatest number of frames, from the innermost one on.
    private static let depth = 32
    /// The loaded libraries. A capture that must list them takes ten times as long.
    private static let images = ImageMap.capture()
    @MainActor
    static func capture() -> CallBacktrace? {
      guard let stack = try? Backtrace.capture(limit: depth, top: 0, images: images) else {
        return nil
      }
      let addresses = stack.frames.compactMap(\.address)
      return CallBacktrace(addresses: addresses) { frames(of: stack, addresses) }
    }

    static func loadedImages() -> [TraceImage] {
      ImageMap.capture().compactMap { image in
        guard let path = image.path, let start = UInt64(image.baseAddress),
          let end = UInt64(image.endOfText), start < end
        else { return nil }
        return TraceImage(
          path: path, build: TraceImage.digits(ofBuild: image.uniqueID ?? []),
          addresses: start..<end)
      }
    }

    private static func frames(of stack: Backtrace, _ addresses: [UInt]) -> [[BacktraceFrame]] {
      var found: [UInt: [BacktraceFrame]] = [:]
      // A library may have been loaded since the first capture.
      let frames = stack.symbolicated(with: ImageMap.capture())?.frames ?? []
      for frame in frames {
        guard let address = frame.captured.address else { continue }
        found[address, default: []].append(BacktraceFrame(frame, address))
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

  extension BacktraceFrame {
    fileprivate init(_ frame: SymbolicatedBacktrace.Frame, _ address: UInt) {
      let location = frame.symbol?.sourceLocation
      let origin = Origin(ofFile: location?.path ?? "", line: location?.line)
      self.init(
        function: frame.symbol?.name ?? "0x" + String(address, radix: 16),
        place: location.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" },
        origin: frame.isSystem || frame.isSwiftThunk ? .system : origin)
    }
  }
#endif
