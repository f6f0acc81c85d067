import Foundation

@testable import HeadlessUIKit

/// Properties of rows, headers and lists that complete the surface of UIKit.
extension PropertyTable {
  func addSurfaceOfRows() {
    addSurfaceOfBackgrounds()
    addSurfaceOfContent()
    addSurfaceOfAccessories()
    addSurfaceOfTables()
    addSurfaceOfCollections()
  }

  private func addSurfaceOfBackgrounds() {
    let background = cases(
      "UIBackgroundConfiguration",
      { () -> UIBackgroundConfiguration in
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .green
        return background
      },
      shownBy: { background in
        let cell = Sample.sized(UICollectionViewCell())
        cell.backgroundConfiguration = background
        return Page(showing: cell)
      })
    let red = UIConfigurationColorTransformer { _ in .red }
    background.drawn("backgroundColorTransformer") { $0.backgroundColorTransformer = red }
    background.drawn("backgroundInsets") { $0.backgroundInsets.top = 10 }
    background.drawn("edgesAddingLayoutMarginsToBackgroundInsets") {
      $0.edgesAddingLayoutMarginsToBackgroundInsets = .all
    }
    background.drawn("strokeColorTransformer", given: { $0.strokeWidth = 4 }) { $0.strokeColorTransformer = red }
    background.drawn("strokeOutset", given: { $0.strokeWidth = 4 }) { $0.strokeOutset = -8 }
    background.drawn("customView") { $0.customView = Sample.box(.red) }
    background.drawn("image") { $0.image = Sample.image(.red) }
    background.drawn("imageContentMode", given: { $0.image = Sample.image(.red) }) { $0.imageContentMode = .center }
    none("UIBackgroundConfiguration", .passedOn, "visualEffect")
    background.drawn("shadowProperties") { $0.shadowProperties.opacity = 1 }
    none("UIShadowProperties", .passedOn, "color", "offset", "opacity", "path", "radius")
  }

  private func addSurfaceOfContent() {
    let content = cases(
      "UIListContentConfiguration",
      { () -> UIListContentConfiguration in
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = Sample.template
        return content
      },
      shownBy: { content in
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
        return Page(showing: view)
      })
    content.drawn("alpha") { $0.alpha = 0.5 }
    none("UIListContentConfiguration.TextProperties", .otherDevices, "showsExpansionTextWhenTruncated")
    none("UIListContentConfiguration.TextProperties", .passedOn, "colorTransformer")
    none("UIListContentConfiguration.ImageProperties", .accessibility, "accessibilityIgnoresInvertColors")
    none(
      "UIListContentConfiguration.ImageProperties", .passedOn, "strokeColor", "strokeColorTransformer", "strokeWidth",
      "tintColorTransformer")
  }

  private func addSurfaceOfAccessories() {
    let options = cases("UICellAccessory.Options", { UICellAccessory.Options() }) { options in
      let cell = Sample.listCell()
      cell.accessories = [.checkmark(options: options)]
      return Page(showing: cell)
    }
    options.drawn("reservedLayoutWidth") { $0.reservedLayoutWidth = .custom(40) }
    none("UICellAccessory.CustomViewConfiguration", .passedOn, "reservedLayoutWidth")
    none("UICellAccessory.CustomViewConfiguration", .animation, "maintainsFixedSize")
    let colored = cases("UICellAccessory.ColoredOptions", { UICellAccessory.ColoredOptions() }) { options in
      let cell = Sample.listCell()
      cell.accessories = [.delete(displayed: .always, options: options)]
      return Page(showing: cell)
    }
    colored.drawn("isHidden") { $0.isHidden = true }
    colored.drawn("backgroundColor") { $0.backgroundColor = .green }
    colored.drawn("tintColor") { $0.tintColor = .black }
    colored.drawn("reservedLayoutWidth") { $0.reservedLayoutWidth = .custom(60) }
    let reorder = cases("UICellAccessory.ReorderOptions", { UICellAccessory.ReorderOptions() }) { options in
      let cell = Sample.listCell()
      cell.accessories = [.checkmark(), .reorder(displayed: .always, options: options)]
      return Page(showing: cell)
    }
    reorder.drawn("isHidden") { $0.isHidden = true }
    reorder.drawn("tintColor") { $0.tintColor = .black }
    reorder.drawn("reservedLayoutWidth") { $0.reservedLayoutWidth = .custom(60) }
    reorder.drawn("showsVerticalSeparator") { $0.showsVerticalSeparator = false }
    let label = cases("UICellAccessory.LabelOptions", { UICellAccessory.LabelOptions() }) { options in
      let cell = Sample.listCell()
      cell.accessories = [.label(text: "Label", options: options)]
      return Page(showing: cell)
    }
    label.drawn("isHidden") { $0.isHidden = true }
    label.drawn("tintColor") { $0.tintColor = .red }
    label.drawn("font") { $0.font = .systemFont(ofSize: 24) }
    label.drawn("reservedLayoutWidth") { $0.reservedLayoutWidth = .custom(70) }
    label.none(.passedOn, "adjustsFontForContentSizeCategory")
    let outline = cases(
      "UICellAccessory.OutlineDisclosureOptions", { UICellAccessory.OutlineDisclosureOptions() }
    ) { options in
      let cell = Sample.listCell()
      cell.accessories = [.outlineDisclosure(options: options)]
      return Page(showing: cell)
    }
    outline.drawn("isHidden") { $0.isHidden = true }
    outline.drawn("tintColor") { $0.tintColor = .red }
    outline.drawn("reservedLayoutWidth") { $0.reservedLayoutWidth = .custom(40) }
    outline.none(.input, "style")
  }

  private func addSurfaceOfTables() {
    let cell = cases("UITableViewCell") { () -> UITableViewCell in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      return cell
    }
    cell.drawn("backgroundConfiguration") {
      $0.backgroundConfiguration = .clear()
      $0.backgroundConfiguration?.backgroundColor = .red
    }
    cell.drawn("indentationLevel") { $0.indentationLevel = 2 }
    cell.drawn("indentationWidth", given: { $0.indentationLevel = 2 }) { $0.indentationWidth = 20 }
    cell.drawn("editingAccessoryView", given: { $0.isEditing = true }) { $0.editingAccessoryView = Sample.box(.red) }
    cell.none(.passedOn, "automaticallyUpdatesBackgroundConfiguration")
    cell.none(.input, "focusStyle", "userInteractionEnabledWhileDragging")
    cell.none(.behavior, "showsReorderControl")
    let header = cases("UITableViewHeaderFooterView") { () -> UITableViewHeaderFooterView in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
      return header
    }
    header.drawn("backgroundConfiguration") {
      $0.backgroundConfiguration = .clear()
      $0.backgroundConfiguration?.backgroundColor = .red
    }
    header.drawn("contentConfiguration") {
      var content = $0.defaultContentConfiguration()
      content.text = "Text"
      $0.contentConfiguration = content
    }
    header.drawn("configurationUpdateHandler") {
      $0.configurationUpdateHandler = { header, _ in header.contentView.backgroundColor = .red }
    }
    header.none(
      .passedOn, "automaticallyUpdatesBackgroundConfiguration", "automaticallyUpdatesContentConfiguration")
    none("UITableView", .alwaysSo, "contentHuggingElements")
    none("UITableViewController", .behavior, "clearsSelectionOnViewWillAppear")
    none("UITableViewRowAction", .passedOn, "backgroundColor", "title")
    none("UITableViewRowAction", .warned, "backgroundEffect")
  }

  private func addSurfaceOfCollections() {
    none("UICollectionView", .passedOn, "isEditing")
    none("UICollectionViewController", .animation, "useLayoutToLayoutNavigationTransitions")
    none("UICollectionViewController", .input, "installsStandardGestureForInteractiveMovement")
    none("UICollectionLayoutListConfiguration", .alwaysSo, "contentHuggingElements")
    none("UIListSeparatorConfiguration", .hiddenAtRest, "multipleSelectionColor")
    none("UIListSeparatorConfiguration", .warned, "visualEffect")
    none("NSCollectionLayoutSection", .animation, "orthogonalScrollingProperties")
    none("UICollectionLayoutSectionOrthogonalScrollingProperties", .animation, "bounce", "decelerationRate")
  }
}
