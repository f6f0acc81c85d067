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
    editing(.delete(options.backgroundColor), displayed, .delete, options).calling(actionHandler)
  }

  /// Returns an accessory that inserts a row. It is shown while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    editing(.insert(options.backgroundColor), displayed, .insert, options).calling(actionHandler)
  }

  /// Returns an accessory that shows whether the row is selected, while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    editing(.multiselect(options.backgroundColor), displayed, .multiselect, options)
  }

  /// Returns an accessory that shows whether the items below the row are shown: a chevron towards the trailing edge, or
  /// down. Without a handler, a tap shows or hides these items.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .mark(.outlineDisclosure), displayed, type: .outlineDisclosure, isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor
    ).calling(actionHandler)
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

  private static func editing(
    _ mark: AccessoryMark, _ displayed: DisplayedState, _ type: AccessoryType, _ options: ColoredOptions
  ) -> UICellAccessory {
    UICellAccessory(
      .mark(mark), displayed, type: type, placement: .leading(), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  public typealias DeleteOptions = ColoredOptions
  public typealias InsertOptions = ColoredOptions
  public typealias MultiselectOptions = ColoredOptions
  public typealias PopUpMenuOptions = Options
}
