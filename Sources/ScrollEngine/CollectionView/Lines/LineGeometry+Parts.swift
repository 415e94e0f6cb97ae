import Extents

// The bands as the parts of a list.
extension LineGeometry: ListParts {
  var length: Double { bands.total }
  var lastPart: Int { bands.count - 1 }
  var hasGaps: Bool { sections.contains { $0.lineSpacing > 0 } }
  var linesAreShared: Bool {
    sections.contains {
      switch $0.arrangement {
      case .columns(1, _), .rows: false
      case .columns, .uniform, .individual: true
      }
    }
  }

  func part(at offset: Double) -> Int? { bands.index(at: offset) }
  func start(of band: Int) -> Double { bands.offset(of: band) }

  func visibleEnd(of band: Int) -> Double {
    let (start, extent) = bands.placement(of: band)
    let index = section(ofBand: band)
    let bands = bands(ofSection: index)
    // Only the lines before the last line have a space after them; the bands of header and footer
    // have no such space.
    let isSpaced = band > bands.lowerBound && band < bands.upperBound - 2
    return start + (isSpaced ? max(0, extent - section(index).lineSpacing) : extent)
  }

  func elements(inPart band: Int) -> Int { max(1, Int(bandItems[band])) }

  func name(ofPart band: Int) -> ListPart {
    guard bandItems[band] == 0 else {
      return .element(counts.indexPath(at: items(inBand: band).lowerBound))
    }
    let section = section(ofBand: band)
    return .edge(band == bands(ofSection: section).lowerBound ? .header : .footer, section)
  }

  func part(named name: ListPart) -> Int? {
    switch name {
    // `beginning` and `end` are not bands, but stand for the edges of the content.
    case .beginning: return -1
    case .end: return bands.count
    case .edge(let edge, let section):
      guard counts.hasSection(section) else { return nil }
      let bands = bands(ofSection: section)
      return edge == .header ? bands.lowerBound : bands.upperBound - 1
    case .element(let path):
      return counts.hasItem(at: path) ? band(ofItem: counts.index(of: path)) : nil
    }
  }
}
