import Foundation
public import HeadlessSwiftUI

/// A transaction in a list: its kind, time and sum.
public struct TransactionRow: CatalogView {
  private let viewModel: any TransactionRowViewModelProtocol
  private let wording = Wording.current
  @State private var state: TransactionRowDisplayState

  public init(viewModel: any TransactionRowViewModelProtocol) {
    self.viewModel = viewModel
    _state = State(initialValue: viewModel.currentDisplayState)
  }

  public var body: some View {
    Button {
      viewModel.openReceipt()
    } label: {
      HStack(spacing: StyleProvider.Spacing.medium) {
        symbol
        texts
        Spacer(minLength: 0)
        amounts
      }
      .padding(.horizontal, StyleProvider.Spacing.large)
      .padding(.vertical, StyleProvider.Spacing.medium)
      .background(Color(StyleProvider.Color.backgroundPrimary))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(wording[state.kind.title])
    .accessibilityValue(
      [wording.money(state.amount), state.detail, wording[state.status.title]].joined(separator: ", ")
    )
    .onReceive(viewModel.displayStatePublisher) { state = $0 }
  }

  private var symbol: some View {
    StyledSymbol(state.kind.symbol)
      .foregroundStyle(Color(StyleProvider.Color.textSecondary))
      .frame(width: StyleProvider.Size.avatar, height: StyleProvider.Size.avatar)
      .background(Color(StyleProvider.Color.backgroundSecondary), in: Circle())
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: StyleProvider.Spacing.tiny) {
      StyledText(wording[state.kind.title], .bodyStrong).foregroundStyle(Color(StyleProvider.Color.textPrimary))
      StyledText(state.detail, .footnote).foregroundStyle(Color(StyleProvider.Color.textSecondary))
    }
  }

  private var amounts: some View {
    VStack(alignment: .trailing, spacing: StyleProvider.Spacing.extraSmall) {
      StyledText(wording.gain(state.amount), .bodyStrong).unbroken
        .foregroundStyle(Color(isReceived ? StyleProvider.Color.positive : StyleProvider.Color.textPrimary))
      if state.status != .completed { ToneTag(text: wording[state.status.title], tone: state.status.tone) }
    }
  }

  private var isReceived: Bool { state.amount > Money(0) && state.status == .completed }
}
