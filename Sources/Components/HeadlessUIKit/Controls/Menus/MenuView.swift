import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// The card of a menu: rows of titles and images, in groups.
final class MenuView: UIView {
  private var rows: [MenuRow] = []
  private var look: MenuLook { traitCollection.look.menu }
  /// What a device shows beside each other, and this view in rows.
  private var undrawnRows: [UndrawnProperty] = []

  init(_ menu: UIMenu) {
    super.init(frame: .zero)
    var menus: [UIMenu] = []
    let groups = Self.groups(of: menu, inlineMenus: &menus)
    undrawnRows = Self.undrawnRows(of: menus)
    rows = groups.enumerated().flatMap { index, group in
      group.enumerated().map { MenuRow($1, startsGroup: $0 == 0 && index > 0) }
    }
    if !menu.title.isEmpty { rows.insert(MenuRow(title: menu.title), at: 0) }
    if let lines = menu.displayPreferences?.maximumNumberOfTitleLines, lines > 0 {
      for row in rows { row.maximumNumberOfTitleLines = lines }
    }
    // Rows with a checkmark or with leading images move the texts of all rows.
    let (hasMarks, hasImages) = (rows.contains { $0.hasMark }, rows.contains { $0.hasImage })
    for row in rows {
      (row.reservesMark, row.reservesImage) = (hasMarks, hasImages)
      addSubview(row)
    }
    layer.cornerCurve = .continuous
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  override var undrawnProperties: [UndrawnProperty] { super.undrawnProperties + undrawnRows }

  override var isOpaqueByDefault: Bool { false }
  override var accessibilityGrouping: Accessibility.Grouping { .group }

  private static func undrawnRows(of menus: [UIMenu]) -> [UndrawnProperty] {
    let isSmall = menus.contains { $0.preferredElementSize == .small || $0.preferredElementSize == .medium }
    let isPalette = menus.contains { $0.options.contains(.displayAsPalette) }
    return [("preferredElementSize", isSmall), ("options.displayAsPalette", isPalette)].filter(\.1)
      .map { UndrawnProperty("menu.\($0.0)", drawn: "each element is a row") }
  }

  /// Returns the visible elements in groups: submenus that are displayed inline are groups of their own.
  ///
  /// - Parameter inlineMenus: The menu and those submenus are appended to it.
  private static func groups(of menu: UIMenu, inlineMenus: inout [UIMenu]) -> [[UIMenuElement]] {
    inlineMenus.append(menu)
    var groups: [[UIMenuElement]] = [[]]
    for element in menu.resolvedChildren {
      if let action = element as? any UIMenuLeaf, action.attributes.contains(.hidden) { continue }
      guard let submenu = element as? UIMenu, submenu.options.contains(.displayInline) else {
        groups[groups.count - 1].append(element)
        continue
      }
      groups += Self.groups(of: submenu, inlineMenus: &inlineMenus) + [[]]
    }
    return groups.filter { !$0.isEmpty }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let look = look
    let height = rows.reduce(2 * look.margin) {
      $0 + $1.height(in: look.width, look) + ($1.startsGroup ? look.groupGap : 0)
    }
    return CGSize(width: look.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = look
    layer.cornerRadius = look.radius
    var y = look.margin
    for row in rows {
      if row.startsGroup { y += look.groupGap }
      let height = row.height(in: bounds.width, look)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  override func describeContent(in node: inout LayoutNode) {
    let look = look
    let traits = traitCollection
    if look.isOnGlass {
      node.children.append(Glass.panel.node("glass", node.bounds, radius: look.radius, in: traits))
    } else {
      var card = LayoutNode.box("card", node.bounds, color: look.cardColor, radius: look.radius, in: traits)
      card.cornerCurve = .continuous
      card.shadow = look.shadow
      node.children.append(card)
    }
    for (index, row) in rows.enumerated() where index > 0 {
      if row.startsGroup {
        let inset = look.isOnGlass ? look.inset : 0
        let line = CGRect(
          x: inset, y: row.frame.minY - look.groupGap + (look.isOnGlass ? look.groupGap / 2 - 0.5 : 0),
          width: bounds.width - 2 * inset, height: look.isOnGlass ? 1 : look.groupGap)
        node.children.append(.box("group", line, color: look.groupColor, in: traits))
      } else if look.hasSeparators {
        let height = 1 / max(traits.displayScale, 1)
        let line = CGRect(x: 0, y: row.frame.minY - height, width: bounds.width, height: height)
        node.children.append(.box("separator", line, color: .separator, in: traits))
      }
    }
  }
}

/// A row of a menu: the title of the menu, an action or a submenu.
final class MenuRow: UIView {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private let mark = UIImageView()
  let startsGroup: Bool
  private let isHeader: Bool
  /// Whether the text begins behind the room for a checkmark.
  var reservesMark = false
  /// Whether the text begins behind the room for an image, in looks with leading images.
  var reservesImage = false
  var hasMark: Bool { mark.image != nil }
  var hasImage: Bool { imageView.image != nil }

  override var isOpaqueByDefault: Bool { false }

  init(_ element: UIMenuElement, startsGroup: Bool) {
    self.startsGroup = startsGroup
    isHeader = false
    super.init(frame: .zero)
    let action = element as? any UIMenuLeaf
    let menu = element as? UIMenu
    let attributes = action?.attributes ?? []
    let isDestructive = attributes.contains(.destructive) || menu?.options.contains(.destructive) == true
    let color: UIColor =
      attributes.contains(.disabled) ? .tertiaryLabel : isDestructive ? .systemRed : .label
    show(element.title, element.subtitle, color: color)
    let image = action?.state == .on ? action?.selectedImage ?? element.image : element.image
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = color
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let symbol =
      menu != nil ? "chevron.forward" : action?.state == .on ? "checkmark" : action?.state == .mixed ? "minus" : nil
    mark.image = symbol.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }
    mark.tintColor = color
    isAccessibilityElement = true
    accessibilityLabel = [element.title, element.subtitle].compactMap { $0 }.joined(separator: ", ")
    var traits: UIAccessibilityTraits = .button
    if action?.state == .on { traits.insert(.selected) }
    if attributes.contains(.disabled) { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  init(title: String) {
    startsGroup = false
    isHeader = true
    super.init(frame: .zero)
    show(title, nil, color: .secondaryLabel)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  var maximumNumberOfTitleLines = 2 {
    didSet { titleLabel.numberOfLines = maximumNumberOfTitleLines }
  }

  private func show(_ title: String, _ subtitle: String?, color: UIColor) {
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: isHeader ? .footnote : .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = color
    titleLabel.numberOfLines = maximumNumberOfTitleLines
    subtitleLabel.text = subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.isHidden = subtitle == nil
    for view in [titleLabel, subtitleLabel, imageView, mark] { addSubview(view) }
  }

  /// The distances from the edges to the texts, in points.
  private func margins(_ look: MenuLook) -> (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = (look.inset, look.inset)
    if reservesMark { leading += look.markWidth }
    if look.imagesLead, reservesImage { leading += look.imageWidth }
    if !look.imagesLead, hasImage { trailing += look.imageWidth }
    return (leading, trailing)
  }

  func height(in width: CGFloat, _ look: MenuLook) -> CGFloat {
    let margins = margins(look)
    let room = CGSize(width: max(width - margins.leading - margins.trailing, 0), height: .greatestFiniteMagnitude)
    let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(room).height
    let content = titleLabel.sizeThatFits(room).height + subtitle
    return isHeader ? content + 16 : max(look.rowHeight, PixelGrid(traitCollection).ceiled(content + 21))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = traitCollection.look.menu
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      view.frame = placed(fromLeft: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
    let margins = margins(look)
    let width = max(bounds.width - margins.leading - margins.trailing, 0)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(room).height
    let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(room).height
    let top = (bounds.height - title - subtitle) / 2
    place(titleLabel, margins.leading, top, CGSize(width: width, height: title))
    place(subtitleLabel, margins.leading, top + title, CGSize(width: width, height: subtitle))
    let image = imageView.imageSize
    let imageX =
      look.imagesLead
      ? look.inset + (reservesMark ? look.markWidth : 0) + (look.imageWidth - 8 - image.width) / 2
      : bounds.width - look.inset - (look.imageWidth - 8 + image.width) / 2
    if hasImage { place(imageView, imageX, (bounds.height - image.height) / 2, image) }
    let size = mark.intrinsicContentSize
    if hasMark { place(mark, look.inset - 4, (bounds.height - size.height) / 2, size) }
  }
}

/// The measures and colors of menus, in points.
struct MenuLook {
  let width: CGFloat
  let rowHeight: CGFloat
  let radius: CGFloat
  /// The distance from the sides to the content.
  let inset: CGFloat
  /// The space above the first row and below the last one.
  let margin: CGFloat
  /// The space between groups.
  let groupGap: CGFloat
  let markWidth: CGFloat
  let imageWidth: CGFloat
  /// Whether images are before the titles, and not after them.
  let imagesLead: Bool
  let hasSeparators: Bool
  let isOnGlass: Bool

  var cardColor: UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 37 / 255 : 247 / 255, alpha: 1) }
  }

  var groupColor: UIColor {
    isOnGlass ? .separator : UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.16 : 0.08) }
  }

  var shadow: Shadow {
    Shadow(
      color: ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.2).color, offset: CGSize(width: 0, height: 8),
      blur: 32)
  }

  static let iOS18 = MenuLook(
    width: 250, rowHeight: 44, radius: 13, inset: 16, margin: 0, groupGap: 8, markWidth: 16, imageWidth: 32,
    imagesLead: false, hasSeparators: true, isOnGlass: false)

  /// The width and the height of rows are measured.
  static let iOS26 = MenuLook(
    width: 250, rowHeight: 42, radius: 30, inset: 24, margin: 10, groupGap: 20, markWidth: 18, imageWidth: 34,
    imagesLead: true, hasSeparators: false, isOnGlass: true)
}
