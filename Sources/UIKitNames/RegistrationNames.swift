public import ScrollEngine

// UIKit registers any class object, and programs pass such objects on.

extension TableView {
  /// Registers the class of the cells with a reuse identifier.
  ///
  /// - Precondition: The class is one of cells; unlike in UIKit, none can be taken back with nil.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(
      kind(cellClass, "cells with \(identifier)") as TableViewCell.Type,
      forCellReuseIdentifier: identifier)
  }

  /// Registers the class of the headers and footers with a reuse identifier.
  ///
  /// - Precondition: The class is one of such views; unlike in UIKit, none can be taken back with nil.
  @_disfavoredOverload
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(
      kind(aClass, "headers with \(identifier)") as TableViewHeaderFooterView.Type,
      forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension CollectionView {
  /// Registers the class of the cells with a reuse identifier.
  ///
  /// - Precondition: The class is one of cells; unlike in UIKit, none can be taken back with nil.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      kind(cellClass, "cells with \(identifier)") as CollectionViewCell.Type,
      forCellWithReuseIdentifier: identifier)
  }

  /// Registers the class of the supplementary views with a kind and a reuse identifier.
  ///
  /// - Precondition: The class is one of such views; unlike in UIKit, none can be taken back with nil.
  @_disfavoredOverload
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      kind(viewClass, "a \(elementKind) with \(identifier)") as CollectionReusableView.Type,
      forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
}

extension CollectionViewLayout {
  /// Registers the class of the decoration views of a kind; nil takes it back.
  ///
  /// - Precondition: The class is one of such views.
  @_disfavoredOverload
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    register(
      viewClass.map { kind($0, "a decoration \(elementKind)") as CollectionReusableView.Type },
      forDecorationViewOfKind: elementKind)
  }
}

private func kind<Kind>(_ found: AnyClass?, _ what: @autoclosure () -> String) -> Kind {
  guard let kind = found as? Kind else {
    preconditionFailure(
      "register: \(found.map { "\($0)" } ?? "nil") is no class for \(what()), but \(Kind.self) is")
  }
  return kind
}

extension ListView {
  /// Applies updates at once, as the engine's method of this name does, for a closure that does not escape.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and requests the updates from the list.
  ///   - completion: Called when all views are in position.
  /// - Precondition: The list is in no callback of its own, because the updates would have to wait for its end.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      var isOver = false
      let batch: (() -> Void)? = {
        isOver = true
        updates()
      }
      performBatchUpdates(batch, completion: completion)
      precondition(
        isOver,
        "performBatchUpdates: in a callback of the list updates wait, and their closure must escape"
      )
    }
  }
}
