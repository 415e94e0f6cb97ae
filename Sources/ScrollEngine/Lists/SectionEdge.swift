/// Where a section has a view besides its elements.
enum SectionEdge: String, CaseIterable {
  case header
  case footer
}
