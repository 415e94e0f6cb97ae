/// One of the two directions in which content scrolls or stacks.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}
