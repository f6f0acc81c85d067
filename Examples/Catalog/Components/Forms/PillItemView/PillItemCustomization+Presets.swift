extension PillItemCustomization {
  /// Filled with the accent color when selected.
  @MainActor public static let standard = PillItemCustomization(
    selectedStyle: PillItemStyle(
      textColor: StyleProvider.Color.highlightPrimaryContrast, backgroundColor: StyleProvider.Color.highlightPrimary,
      borderColor: StyleProvider.Color.highlightPrimary, borderWidth: StyleProvider.Size.line),
    unselectedStyle: PillItemStyle(
      textColor: StyleProvider.Color.textPrimary, backgroundColor: StyleProvider.Color.backgroundPrimary,
      borderColor: StyleProvider.Color.controlBorder,
      borderWidth: StyleProvider.Size.line))

  /// Outlined in the accent color when selected, for pills next to more prominent elements.
  @MainActor public static let outlined = PillItemCustomization(
    selectedStyle: PillItemStyle(
      textColor: StyleProvider.Color.highlightPrimary, backgroundColor: StyleProvider.Color.highlightSoft,
      borderColor: StyleProvider.Color.highlightPrimary,
      borderWidth: StyleProvider.Size.emphasizedLine),
    unselectedStyle: PillItemStyle(
      textColor: StyleProvider.Color.textSecondary, backgroundColor: StyleProvider.Color.backgroundSecondary,
      borderColor: StyleProvider.Color.backgroundSecondary, borderWidth: StyleProvider.Size.line))
}
