import Foundation
public import HeadlessSwiftUI

/// A statement with a checkbox; the whole row can be tapped.
public struct CheckboxRow: CatalogView {
  private let viewModel: any CheckboxRowViewModelProtocol
  @State private var state: CheckboxRowDisplayState

  public init(viewModel: any CheckboxRowViewModelProtocol) {
    self.viewModel = viewModel
    _state = State(initialValue: viewModel.currentDisplayState)
  }

  public var body: some View {
    Button {
      viewModel.toggle()
    } label: {
      HStack(spacing: StyleProvider.Spacing.medium) {
        StyledSymbol(
          state.isChecked ? "checkmark.square.fill" : "square", pointSize: StyleProvider.Size.largeIcon
        )
        .foregroundStyle(boxColor)
        texts
      }
      .padding(.horizontal, StyleProvider.Spacing.large)
      .padding(.vertical, StyleProvider.Spacing.medium)
      .frame(maxWidth: .infinity, minHeight: StyleProvider.Size.hitTarget, alignment: .leading)
      .background(Color(StyleProvider.Color.backgroundPrimary))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(state.text)
    .accessibilityAddTraits(state.isChecked ? .isSelected : [])
    .onReceive(viewModel.displayStatePublisher) { state = $0 }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: StyleProvider.Spacing.extraSmall) {
      StyledText(state.text, .body).foregroundStyle(Color(StyleProvider.Color.textPrimary))
      if let problem = state.problem {
        StyledText(problem, .footnote).foregroundStyle(Color(StyleProvider.Color.negative))
      }
    }
  }

  private var boxColor: Color {
    if state.isChecked { return Color(StyleProvider.Color.highlightPrimary) }
    return Color(state.problem == nil ? StyleProvider.Color.textSecondary : StyleProvider.Color.negative)
  }
}
