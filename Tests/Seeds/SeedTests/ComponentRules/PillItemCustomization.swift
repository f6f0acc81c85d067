// Container for state-specific styles
public struct PillItemCustomization: Equatable {
  public let selectedStyle: PillItemStyle
  public let unselectedStyle: PillItemStyle
}
