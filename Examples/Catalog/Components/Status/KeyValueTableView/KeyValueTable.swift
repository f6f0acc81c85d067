import Foundation
public import HeadlessSwiftUI

/// Names with their values, one per line, on a card.
public struct KeyValueTable: CatalogView {
  private let viewModel: any KeyValueTableViewModelProtocol

  public init(viewModel: any KeyValueTableViewModelProtocol) { self.viewModel = viewModel }

  public var body: some View {
    VStack(alignment: .leading, spacing: StyleProvider.Spacing.medium) {
      StyledText(viewModel.title, .headline).foregroundStyle(Color(StyleProvider.Color.textPrimary))
      ForEach(viewModel.entries, id: \.key) { KeyValueLine(entry: $0) }
    }
    .padding(StyleProvider.Spacing.large)
    .card()
  }
}
