// Two things cost more than all the rest of a frame in which little happens, and are avoided here:
//
// - References that are counted up and down around each look at a view. What is looked at through
//   these functions must be held by somebody else meanwhile.
// - Closures of the main actor that go to functions of other modules, the standard library's too:
//   each call of one asks the runtime whether it is on the main actor, which takes 200
//   instructions. Functions of this module are known to keep to their caller's actor; those below
//   are not isolated, so that their own closures are not asked either.

extension Unmanaged {
  /// Calls a function with the object, without counting.
  @inline(__always)
  func look<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  static func == (reference: Self, object: Instance) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}

extension [View] {
  /// Calls a function with each view, which the array holds until the last call has returned.
  @inline(__always)
  func forEachView(_ body: (View) -> Void) {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<View>.self) { references in
        for reference in references { reference.look(body) }
      }
    }
  }

  /// The place of a view, looked for from the end, or nil.
  @inline(__always)
  func lastPlace(of view: View) -> Int? {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<View>.self) { references in
        references.lastIndex { $0 == view }
      }
    }
  }
}
