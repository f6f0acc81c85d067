import Foundation
public import HeadlessSwiftUI

/// A section header: its title and number of items.
public struct SectionHeader: CatalogView {
  private let viewModel: any SectionHeaderViewModelProtocol
  private let wording = Wording.current
  @State private var state: SectionHeaderDisplayState

  public init(viewModel: any SectionHeaderViewModelProtocol) {
    self.viewModel = viewModel
    _state = State(initialValue: viewModel.currentDisplayState)
  }

  public var body: some View {
    HStack(spacing: StyleProvider.Spacing.small) {
      StyledText(state.title, .title)
        .foregroundStyle(Color(StyleProvider.Color.textPrimary))
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      if let count = state.count { ToneTag(text: wording.number(count)) }
    }
    .padding(.horizontal, StyleProvider.Spacing.large)
    .padding(.top, StyleProvider.Spacing.large)
    .padding(.bottom, StyleProvider.Spacing.small)
    .background(Color(StyleProvider.Color.backgroundColor))
    .onReceive(viewModel.displayStatePublisher) { state = $0 }
  }
}
