extension LayoutGuide: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool {
    left === right
  }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
