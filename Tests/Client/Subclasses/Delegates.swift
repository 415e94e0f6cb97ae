import ScrollEngine

// More subclasses: delegates, and owners of objects of the library's final classes.

class Model: TableViewDataSource, TableViewDelegate, CollectionViewDelegate {
  var rows = 3
  private let table = TableView()
  private let work = BackgroundWork("reading")
  private var link: ScrollLink?

  init() {
    table.dataSource = self
    link = table.linkProgress(along: .vertical) { [weak self] _ in self?.rows += 1 }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    observeAnywhere { [weak self] _ in self?.stop() }
  }

  func stop() { rows = 0 }

  deinit {
    work.end()
    link?.end()
    table.dataSource = nil
    stop()
  }
}

/// An isolated deinit in a subclass of a class that has its own deinit.
final class Isolated: OwnView {
  private var closure: (() -> Void)?

  isolated deinit {
    stop()
    closure?()
    stop()
  }
}

final class Choice: GestureRecognizerDelegate, ContentContainer {
  var preferredContentSize = Size.zero
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}
  func stop() {}
  deinit { stop() }
}
