import Foundation
public import HeadlessSwiftUI

/// A word on a background in the color of its tone.
public struct Badge: CatalogView {
  private let viewModel: any BadgeViewModelProtocol

  public init(viewModel: any BadgeViewModelProtocol) { self.viewModel = viewModel }

  public var body: some View {
    if let text = viewModel.text { ToneTag(text: text, symbol: viewModel.symbol, tone: viewModel.tone) }
  }
}
