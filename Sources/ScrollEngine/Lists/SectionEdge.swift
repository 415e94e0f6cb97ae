/// The edge of a section at which its header or footer lies.
enum SectionEdge: String, CaseIterable {
  case header
  case footer
}
