/// The styles of a pill in all its states.
public struct PillItemCustomization: Equatable {
  public let selectedStyle: PillItemStyle
  public let unselectedStyle: PillItemStyle

  public init(selectedStyle: PillItemStyle, unselectedStyle: PillItemStyle) {
    self.selectedStyle = selectedStyle
    self.unselectedStyle = unselectedStyle
  }
}
