import Foundation
public import HeadlessSwiftUI

/// A capsule that selects one of several options, in the style of its customization.
public struct PillItem: CatalogView {
  private let viewModel: any PillItemViewModelProtocol
  @State private var state: PillItemDisplayState
  private var customization = PillItemCustomization.standard

  public init(viewModel: any PillItemViewModelProtocol) {
    self.viewModel = viewModel
    _state = State(initialValue: viewModel.currentDisplayState)
  }

  /// The pill in another style.
  public func customized(_ customization: PillItemCustomization) -> PillItem {
    var pill = self
    pill.customization = customization
    return pill
  }

  public var body: some View {
    Button {
      viewModel.select()
    } label: {
      HStack(spacing: StyleProvider.Spacing.small) {
        if let symbol = state.symbol { StyledSymbol(symbol) }
        StyledText(state.title, .footnoteStrong).unbroken
      }
      .foregroundStyle(Color(style.textColor))
      .padding(.horizontal, StyleProvider.Spacing.large)
      .padding(.vertical, StyleProvider.Spacing.medium)
      .frame(minWidth: StyleProvider.Size.hitTarget, minHeight: StyleProvider.Size.hitTarget)
      .background(Color(style.backgroundColor), in: Capsule())
      .overlay(Capsule().strokeBorder(Color(style.borderColor), lineWidth: style.borderWidth))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(state.title)
    .accessibilityAddTraits(state.isSelected ? .isSelected : [])
    .onReceive(viewModel.displayStatePublisher) { state = $0 }
  }

  private var style: PillItemStyle {
    state.isSelected ? customization.selectedStyle : customization.unselectedStyle
  }
}
