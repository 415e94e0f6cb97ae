/// Provides the children of a container by number, so that only those in sight exist.
///
/// A container that stacks views keeps each of them. For most children of a data source, the
/// container knows only the length. A child is made when it comes into sight, and given back when
/// it is out of sight: the data source may then reuse it for another number, like a cell.
///
/// ```swift
/// final class Feed: ContainerScrollViewDataSource {
///   private var spare: [TableView] = []
///
///   func numberOfChildren(in container: ContainerScrollView) -> Int { 1_000_000 }
///
///   func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double { 440 }
///
///   func container(_ container: ContainerScrollView, childAt index: Int) -> View {
///     let table = spare.popLast() ?? makeTable()
///     fill(table, with: index)              // its data source's rows, then table.reloadData()
///     return table
///   }
///
///   func container(
///     _ container: ContainerScrollView, didGiveBack child: View, from index: Int
///   ) {
///     if let table = child as? TableView { spare.append(table) }
///   }
/// }
/// ```
///
/// A callback may scroll the container, and change the children that are in it. If it calls
/// ``ContainerScrollView/reloadData()``, the next layout reloads. If it inserts, removes or reloads
/// children by number, or sets another data source, the program stops, because the container is
/// using the numbers.
@preconcurrency @MainActor
public protocol ContainerScrollViewDataSource: AnyObject {
  /// The number of children, in 0...``Limits/mostAtOnce``.
  ///
  /// Asked when the data source is set, in ``ContainerScrollView/reloadData()``, and after each
  /// change by number.
  func numberOfChildren(in container: ContainerScrollView) -> Int

  /// The length of a child along the container's axis, in points: its content with its insets and
  /// margins, without the container's spacing. The length may be an estimate.
  ///
  /// This length counts until the child is made for the first time. From then on, the child's own
  /// length counts, even after the child has left; the visible children do not move when one length
  /// replaces the other. A child without length is not in sight, and so is never made.
  ///
  /// - Returns: A length in 0...``Limits/longest``.
  func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double

  /// The view of a child that comes into sight: a view that was given back, or a new one.
  ///
  /// The view must have no superview, and so cannot be another child of the container. A view that
  /// scrolls along the container's axis is as long as its content; any other view has the length of
  /// its frame or of `sizeThatFits`, like a stacked view.
  func container(_ container: ContainerScrollView, childAt index: Int) -> View

  /// Called after a child was made and stacked, and before it is laid out.
  ///
  /// Set the child's margins, its alignment and the space after it here; they are dropped when the
  /// child leaves. By default, does nothing.
  func container(_ container: ContainerScrollView, didStack child: View, at index: Int)

  /// Called after a child has left the container, which keeps no reference to it.
  ///
  /// `index` is the index for which the child was made, adjusted for the changes since then.
  ///
  /// Each child that was made is given back once: when it goes out of sight, is removed by number
  /// or reloaded, or the container gets another data source. A child that the program itself takes
  /// out of the container is not given back; the next layout asks for another one. When the
  /// container goes away, nothing is given back.
  ///
  /// By default, does nothing.
  func container(_ container: ContainerScrollView, didGiveBack child: View, from index: Int)

  /// Whether a child stays at the edge when the container has scrolled past it. The child must not
  /// scroll along the container's axis.
  ///
  /// Asked together with the length. A child that stays at the edge is in sight, and so exists; of
  /// the children with ``StackingScrollView/Pinning/untilNext`` that have been scrolled past, at
  /// most one stays at the edge. By default, ``StackingScrollView/Pinning/none``.
  func container(
    _ container: ContainerScrollView, pinningOfChildAt index: Int
  ) -> StackingScrollView.Pinning
}

extension ContainerScrollViewDataSource {
  /// Does nothing.
  public func container(_ container: ContainerScrollView, didStack child: View, at index: Int) {}

  /// Does nothing.
  public func container(
    _ container: ContainerScrollView, didGiveBack child: View, from index: Int
  ) {}

  /// No pinning: the child scrolls away.
  public func container(
    _ container: ContainerScrollView, pinningOfChildAt index: Int
  ) -> StackingScrollView.Pinning { .none }
}
