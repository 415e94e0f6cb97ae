extension OptionSet where Self == Element {
  /// Whether the set contains a member.
  @inline(__always)
  subscript(member: Self) -> Bool {
    get { contains(member) }
    set { if newValue { formUnion(member) } else { subtract(member) } }
  }
}
