import SceneParts

/// Where each of the ways to page has come to, from top to bottom.
package struct PagingFacts: SceneFacts {
  package struct Way: Hashable, Sendable {
    package let name: String
    /// The x of the content offset, and the start of the nearest page; in points.
    package let offset: Double
    package let nearest: Double
    /// The number of the nearest page, from 0.
    package let page: Int
    /// The number of releases, and of scrolls that the delegate has started.
    package let releases: Int
    package let interventions: Int
    /// The offset, in points, at which the delegate last began to scroll; nil if it never did.
    package let stop: Double?
    /// The page that was nearest at the last release, from 0; nil before.
    package let releasedOn: Int?

    package var isOnPage: Bool { abs(offset - nearest) < 0.5 }
  }

  package let ways: [Way]
}
