import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

@testable import HeadlessUIKit

/// Properties of menus and groups of buttons in bars, of columns and popovers, and of parts of content.
extension PropertyTable {
  func addArrangements() {
    addBarMenus()
    addGroupsOfButtons()
    addButtonRoles()
    addColumnsAndPopovers()
    addPartsOfContent()
  }

  private func addBarMenus() {
    let item = cases("UINavigationItem", { UINavigationItem(title: "Home") }) { Sample.bar(showing: $0) }
    item.warns("titleMenuProvider", named: "topItem.titleMenuProvider", "the title without a menu") {
      $0.titleMenuProvider = { UIMenu(children: $0) }
    }
    let wide = cases(
      "UINavigationItem", in: .tablet, { UINavigationItem(title: "Home") }, shownBy: { Sample.bar(showing: $0) })
    wide.warns(
      "additionalOverflowItems", named: "topItem.additionalOverflowItems", "the bar without a button for them"
    ) { $0.additionalOverflowItems = UIDeferredMenuElement { $0([]) } }
    let button = cases("UIBarButtonItem", { Sample.barButton() }) { button in
      let bar = Sample.toolbar()
      bar.items = [button]
      return Page(showing: bar)
    }
    button.warns("possibleTitles", named: "items.possibleTitles", "the button has the width of its title") {
      $0.possibleTitles = ["Edit", "A long title"]
    }
    button.warns(
      "changesSelectionAsPrimaryAction", named: "items.changesSelectionAsPrimaryAction",
      "the button does not show the choice of its menu", given: { $0.menu = Sample.menu }
    ) { $0.changesSelectionAsPrimaryAction = true }
  }

  private func addGroupsOfButtons() {
    let group = cases("UIBarButtonItemGroup", { UIBarButtonItemGroup.fixedGroup(items: [Sample.barButton()]) }) {
      let item = UINavigationItem(title: "Home")
      item.trailingItemGroups = [$0]
      return Sample.bar(showing: item)
    }
    group.drawn("isHidden") { $0.isHidden = true }
    group.drawn("barButtonItems") { $0.barButtonItems = [] }
    let edited = cases(
      "UIViewController",
      { () -> UIViewController in
        let controller = Sample.controller()
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        return controller
      }, shownBy: { Sample.navigation($0) })
    edited.drawn("isEditing") { $0.isEditing = true }
    edited.drawn("setEditing(_:animated:)") { $0.setEditing(true, animated: false) }
  }

  private func addButtonRoles() {
    let plain = cases("UIButton") { UIButton(configuration: .plain()).titled("Delete") }
    plain.warns("role", "the button has its tint") { $0.role = .destructive }
  }

  private func addColumnsAndPopovers() {
    let wide = RenderingEnvironment(size: CGSize(width: 1180, height: 820), scale: 1)
    let split = cases("UISplitViewController", in: wide, { Sample.columns() }, shownBy: { $0 })
    split.drawn("preferredSplitBehavior") { $0.preferredSplitBehavior = .overlay }
    let popover = cases(
      "UIPopoverPresentationController",
      in: .tablet, { Sample.popover() }
    ) { $0.presenter }
    popover.drawn(
      "canOverlapSourceViewRect",
      given: {
        $0.presented.preferredContentSize = CGSize(width: 780, height: 1100)
        $0.popover?.sourceView = $0.corner
      }
    ) { $0.popover?.canOverlapSourceViewRect = true }
  }

  private func addPartsOfContent() {
    let emitter = cases("CAEmitterLayer", { Sample.layer(CAEmitterLayer()) }, shownBy: { Sample.page($0) })
    emitter.warns("emitterCells", "no particles have been emitted") {
      let cell = CAEmitterCell()
      cell.birthRate = 10
      $0.emitterCells = [cell]
    }
    let menu = cases("UIMenu", { Sample.menu }, shownBy: { Sample.open($0) })
    menu.warns("preferredElementSize", named: "menu.preferredElementSize", "each element is a row") {
      $0.preferredElementSize = .small
    }
    menu.drawn("displayPreferences", given: { $0 = $0.replacingChildren([UIAction(title: Sample.longTitle) { _ in }]) })
    {
      let preferences = UIMenuDisplayPreferences()
      preferences.maximumNumberOfTitleLines = 1
      $0.displayPreferences = preferences
    }
    let image = cases(
      "UIGraphicsImageRendererFormat", in: RenderingEnvironment(scale: 2),
      {
        UIGraphicsImageRendererFormat()
      }
    ) { format in
      let size = CGSize(width: 9, height: 9)
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      }
      return Page(showing: UIImageView(image: drawn))
    }
    image.drawn("scale") { $0.scale = 1 }
    let attachment = cases("NSTextAttachment", { NSTextAttachment(image: Sample.image(.red)) }) { attachment in
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      return Page(showing: label)
    }
    attachment.drawn("lineLayoutPadding") { $0.lineLayoutPadding = 6 }
    let scroll = cases("UIScrollEdgeEffect", { Sample.scrollView() }) { Page(showing: $0) }
    scroll.warns("style", named: "bottomEdgeEffect.style", "content has no edge beneath bars") {
      $0.bottomEdgeEffect.style = .hard
    }
  }
}

extension Sample {
  fileprivate static let longTitle = "A title that is longer than the row of a menu, and longer than that"

  /// A menu that a view has presented.
  fileprivate static func open(_ menu: UIMenu) -> UIViewController {
    let controller = MenuPresenter(menu)
    controller.present()
    return controller
  }

  /// Two columns of different colors.
  fileprivate static func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    for (column, color) in [(UISplitViewController.Column.primary, UIColor.red), (.secondary, .blue)] {
      let controller = UIViewController()
      controller.view.backgroundColor = color
      split.setViewController(controller, for: column)
    }
    return split
  }
}

/// A controller with a view that presents a menu.
private final class MenuPresenter: UIViewController, UIContextMenuInteractionDelegate {
  private let menu: UIMenu

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func present() {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let box = Sample.box(.red)
    view.addSubview(box)
    let interaction = UIContextMenuInteraction(delegate: self)
    box.addInteraction(interaction)
    _ = interaction.presentMenu(at: .zero)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}
