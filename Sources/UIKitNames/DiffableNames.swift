public import Snapshots

/// The library's `DiffableDataSourceSnapshot`.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
/// The library's `TableViewDiffableDataSource`.
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
/// The library's `CollectionViewDiffableDataSource`.
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
/// The library's `DiffableDataSourceTransaction`.
public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction
/// The library's `DiffableDataSourceSectionTransaction`.
public typealias NSDiffableDataSourceSectionTransaction = DiffableDataSourceSectionTransaction
