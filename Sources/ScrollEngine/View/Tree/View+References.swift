// Two costs that would dominate a frame with few changes are avoided here:
//
// - Retain and release around each access to a view. The caller of these functions must keep the
//   view alive meanwhile.
// - Main-actor closures passed to functions of other modules, including the standard library: each
//   call checks at run time that it is on the main actor, which takes 200 instructions. Functions
//   of this module are known to stay on their caller's actor; those below are not isolated, so
//   their own closures are not checked either.

extension Unmanaged {
  /// Calls a function with the object, without retaining it.
  @inline(__always)
  func withObject<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  static func == (reference: Self, object: Instance) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}

extension [View] {
  /// Calls a function with each view; the array keeps them all alive until the last call returns.
  @inline(__always)
  func forEachView(_ body: (View) -> Void) {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<View>.self) { references in
        for reference in references { reference.withObject(body) }
      }
    }
  }

  /// The index of a view, searched from the end; nil if the array does not contain it.
  @inline(__always)
  func lastPlace(of view: View) -> Int? {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<View>.self) { references in
        references.lastIndex { $0 == view }
      }
    }
  }
}
