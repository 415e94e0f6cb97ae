/// Where a section has a view beside its elements.
enum SectionEdge: String, CaseIterable {
  case header
  case footer
}
