import Testing
import UIKitNames

@MainActor
@Suite("What code for UIKit overrides")
struct OverridePointsTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("is made without arguments where UIKit makes it so")
  func making() {
    #expect(LaidOutView().frame == .zero && FrameView().frame == .zero)
    let tile = TileCell()
    #expect(OffsetScrollView().clipsToBounds && tile.contentView.superview == tile)
    #expect(StyledCell(style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
    #expect(LifecycleController().isViewLoaded == false)
  }

  @Test("of views is called: tint comes from above")
  func tint() {
    let (view, inner) = (UIView(), TintedView())
    view.addSubview(inner)
    view.tintColor = .red
    #expect(inner.changes == 1 && inner.tintColor == .red)
    inner.tintColor = .blue
    view.tintColor = .green
    #expect(inner.changes == 2 && inner.tintColor == .blue)
  }

  @Test("of labels is called: where the text is drawn, and that there is another one")
  func label() {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a"
    label.text = nil
    #expect(label.texts == ["a", nil])
  }

  @Test("of tables is called by the table's controller, too: it reloads when it first appears")
  func tables() {
    let controller = ListController()
    window.rootViewController = controller
    let table = controller.tableView as? ReloadingTableView
    #expect(table?.notes == ["reloadData"])
    window.rootViewController = nil
    window.rootViewController = controller
    #expect(table?.notes == ["reloadData"])
  }

  @Test("of controllers, tables and cells is called when a table is edited")
  func editing() {
    final class Names: UITableViewController {
      override func loadView() {
        tableView = ReloadingTableView()
        tableView.register(StyledCell.self, forCellReuseIdentifier: "name")
      }
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 0
      }
    }
    let controller = Names()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let table = controller.tableView as? ReloadingTableView
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && table?.isEditing == true)
    #expect(table?.notes.last == "setEditing true")
    let notes = (0..<2).map { row in
      (table?.cellForRow(at: IndexPath(row: row, section: 0)) as? StyledCell)?.notes
    }
    #expect(notes == [["setEditing true"], []])
    table?.backgroundView = UIView()
    #expect(table?.notes.last == "backgroundView")
  }

  @Test("of cells is called when a row is selected, each by its own name")
  func cells() {
    let cell = StyledCell(style: .default, reuseIdentifier: "a")
    cell.isSelected = true
    #expect(cell.notes == ["setSelected true", "isSelected true"])
    cell.setSelected(false, animated: true)
    #expect(cell.notes.last == "setSelected false")
  }

  @Test("of cells has views behind the content, one of them only while selected")
  func grounds() {
    let cell = StyledCell(style: .default, reuseIdentifier: "a")
    let (plain, selected) = (UIView(), UIView())
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    cell.textLabel?.text = "a"
    cell.backgroundView = plain
    cell.selectedBackgroundView = selected
    #expect(cell.subviews.first == plain && selected.superview == nil)
    #expect(plain.frame == cell.bounds)
    cell.isSelected = true
    #expect(Array(cell.subviews.prefix(2)) == [plain, selected])
    cell.frame.size.height = 60
    #expect(plain.frame.height == 60 && selected.frame.height == 60)
    let content = cell.contentView
    #expect(Array(cell.subviews.prefix(3)) == [plain, selected, content])
    cell.isSelected = false
    #expect(selected.superview == nil)
    cell.backgroundView = nil
    #expect(plain.superview == nil)
  }

  @Test("of controllers is called in UIKit's order")
  func controllers() {
    let controller = LifecycleController()
    window.rootViewController = controller
    #expect(controller.notes == ["viewDidLoad", "viewIsAppearing", "viewDidLayoutSubviews"])
    controller.notes = []
    controller.title = "a"
    controller.isEditing = true
    controller.setEditing(false, animated: true)
    #expect(controller.notes == ["title", "setEditing true", "setEditing false"])
    #expect(!controller.isEditing)
  }
}
