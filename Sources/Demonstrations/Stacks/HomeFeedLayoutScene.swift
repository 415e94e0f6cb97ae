import CompositionalLayout
import SceneParts
import ScrollEngine

/// The home feed as one collection: a section for each part, in one compositional layout.
@MainActor
final class HomeFeedLayoutScene: Scene {
  let panes: [Pane]
  private let source = Source()

  init() {
    let feed = CollectionView(
      frame: Rect(origin: .zero, size: Pane.standardViewport),
      collectionViewLayout: CollectionViewCompositionalLayout { section, _ in
        Self.section(of: FeedPart.home[section])
      })
    feed.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    feed.register(FeedRowCell.self, forCellWithReuseIdentifier: "row")
    feed.register(
      HeadingView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    feed.dataSource = source
    feed.backgroundColor = Palette.surface
    feed.clipsToBounds = false
    let all = FeedPart.home.reduce(0) { $0 + $1.count }
    var list = PaneList(
      id: "feed", title: "Feed", view: feed, colors: Palette.many[6], count: { all },
      stampPlace: .corner, rowName: { FeedPart.home[$0.section].name(ofItemAt: $0) })
    list.namesIdentifiers = true
    panes = [
      Pane(
        title: "\(all) items", shortTitle: "Feed", verdict: .frugal, root: feed, rootID: "feed",
        lists: [list])
    ]
  }

  // MARK: Sections

  private static func section(of part: FeedPart) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(group: group(of: part.kind))
    section.contentInsets = DirectionalEdgeInsets(
      top: 0, leading: FeedPart.sideInset, bottom: FeedPart.gap, trailing: FeedPart.sideInset)
    section.interGroupSpacing = part.kind.isRows ? FeedPart.rowSpacing : FeedPart.spacing
    if part.kind == .shelf { section.orthogonalScrollingBehavior = .continuous }
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(FeedPart.headingHeight)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  private static func group(of kind: FeedPart.Kind) -> CollectionLayoutGroup {
    switch kind {
    case .shelf:
      let size = CollectionLayoutSize(
        widthDimension: .absolute(FeedPart.posterSize.width),
        heightDimension: .absolute(FeedPart.posterSize.height))
      return .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    case .gallery:
      let side = CollectionLayoutDimension.absolute(FeedPart.pictureSide)
      let picture = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: side, heightDimension: side))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: side),
        subitems: [picture])
      group.interItemSpacing = .flexible(FeedPart.spacing)
      return group
    case .rows(let height):
      let size = CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      return .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    }
  }

  // MARK: Data

  private final class Source: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int { FeedPart.home.count }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      FeedPart.home[section].count
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let part = FeedPart.home[indexPath.section]
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: part.kind.isRows ? "row" : "poster", for: indexPath)
      switch cell {
      case let row as FeedRowCell: row.show(part.name(ofItemAt: indexPath), part.colors)
      case let poster as PosterCell: poster.show(indexPath.item + 1, part.colors)
      default: break
      }
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
      (view as? HeadingView)?.show(FeedPart.home[indexPath.section].title)
      return view
    }
  }
}

extension FeedPart.Kind {
  fileprivate var isRows: Bool { if case .rows = self { true } else { false } }
}
