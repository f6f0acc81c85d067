import Foundation

extension UICellAccessory {
  init(_ content: Content, _ displayed: DisplayedState, _ type: AccessoryType, _ options: Options) {
    self.init(
      content, displayed, type: type, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// Returns an accessory that deletes the row. It is shown while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("minus.circle.fill", displayed, .delete, .leading(), options, standard: .systemRed)
  }

  /// Returns an accessory that inserts a row. It is shown while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("plus.circle.fill", displayed, .insert, .leading(), options, standard: .systemGreen)
  }

  /// Returns an accessory that selects the row. It is shown while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    symbol("circle", displayed, .multiselect, .leading(), options, standard: .tertiaryLabel)
  }

  /// Returns an accessory that shows whether the items below the row are shown: a chevron, as of a closed row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .subheadline, scale: .small))
    return UICellAccessory(
      .view(UIImageView(image: image)), displayed, type: .outlineDisclosure, isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns an accessory that shows the selected element of a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = options.tintColor ?? .secondaryLabel
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return UICellAccessory(
      .view(button), displayed, type: .popUpMenu, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  private static func symbol(
    _ name: String, _ displayed: DisplayedState, _ type: AccessoryType, _ placement: Placement,
    _ options: ColoredOptions, standard: UIColor
  ) -> UICellAccessory {
    let image = UIImageView(image: UIImage(systemName: name))
    image.backgroundColor = nil
    return UICellAccessory(
      .view(image), displayed, type: type, placement: placement, isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.backgroundColor ?? options.tintColor ?? standard)
  }

  public typealias DeleteOptions = ColoredOptions
  public typealias InsertOptions = ColoredOptions
  public typealias MultiselectOptions = ColoredOptions
  public typealias PopUpMenuOptions = Options
}
