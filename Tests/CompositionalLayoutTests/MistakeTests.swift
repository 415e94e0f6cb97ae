import CompositionalLayout
import ScrollEngine
import TestSupport
import Testing

/// Descriptions that make no sense stop the program; strange ones that make sense do not.
@MainActor
@Suite("A mistake in a compositional layout")
struct MistakeTests {
  @Test("names the section for which the provider returns nil")
  func noSection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutWorld([3, 3]) { section, _ in section == 0 ? grid(2) : nil }
      }
    }
    #expect(lastWords(result).contains("the section provider returns nil for section 1 of 2"))
  }

  @Test("names the group without items")
  func noItems() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = CollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [])
      }
    }
    #expect(lastWords(result).contains("a horizontal group has no subitems"))
    let custom = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutWorld([3]) { _, _ in
          CollectionLayoutSection(
            group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(40))) { _ in [] })
        }
      }
    }
    #expect(lastWords(custom).contains("a custom group of 300.0 x 40.0 returns no items"))
  }

  @Test("names the negative dimension, and the spacing that is longer than a group")
  func numbers() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CollectionLayoutDimension.absolute(-3)
    }
    #expect(lastWords(result).contains("absolute -3.0 is negative"))
    let spacing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutWorld([3]) { _, _ in
          let section = grid(2, height: 30)
          section.interGroupSpacing = -31
          return section
        }
      }
    }
    #expect(lastWords(spacing).contains("interGroupSpacing -31.0 is longer than a group of 30.0"))
  }

  @Test("is none in a collection without a size, which later gets one")
  func noWidth() {
    let world = LayoutWorld([50, 50], size: .zero) { section, _ in
      section == 0 ? carousel() : rows()
    }
    world.settle()
    #expect(world.collection.visibleCells.isEmpty)
    world.window.frame.size = Size(width: 300, height: 400)
    world.collection.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    world.settle()
    #expect(world.place(0, 0) == Rect(x: 20, y: 5, width: 120, height: 80))
  }

  @Test("is none in items that are broader than their group, or have no extent")
  func tooBroad() {
    let world = LayoutWorld([5, 5, 5]) { section, _ in
      let width: CollectionLayoutDimension =
        section == 0 ? .fractionalWidth(1.5) : section == 1 ? .absolute(0) : .absolute(100)
      let item = CollectionLayoutItem(layoutSize: size(width, .fractionalHeight(1)))
      item.contentInsets =
        section == 2
        ? DirectionalEdgeInsets(top: 30, leading: 70, bottom: 30, trailing: 70) : .zero
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    }
    world.settle()
    #expect(world.place(0, 0) == Rect(x: 0, y: 0, width: 450, height: 40))
    #expect(world.place(1, 0) == Rect(x: 0, y: 40, width: 450, height: 40))
    #expect(world.collection.indexPathsForVisibleItems.allSatisfy { $0.section == 0 })
  }

  @Test("is none in empty sections with a header, also of one that scrolls across")
  func empty() {
    let world = LayoutWorld([0, 0, 2]) { section, _ in
      let result = section == 0 ? carousel() : grid(2)
      result.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
          alignment: .top)
      ]
      return result
    }
    world.settle()
    let top: Double = 40 + 30 + 30
    #expect(world.place(0, 2)?.minY == top)
    world.items[0] = [77]
    world.collection.insertItems(at: [world.path(0, 0)])
    world.settle()
    #expect(world.place(0, 0)?.minY == 35)
    #expect(world.place(0, 2)?.minY == 180)
    world.items[0] = []
    world.collection.deleteItems(at: [world.path(0, 0)])
    world.settle()
    #expect(world.place(0, 2)?.minY == 100)
  }
}
