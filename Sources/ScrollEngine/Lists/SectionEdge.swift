/// The edge of a section at which a view besides its elements may lie.
enum SectionEdge: String, CaseIterable {
  case header
  case footer
}
