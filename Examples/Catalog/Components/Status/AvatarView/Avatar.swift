import Foundation
public import HeadlessSwiftUI

/// A person's initials in a circle, with a mark if the person is verified.
public struct Avatar: CatalogView {
  private let viewModel: any AvatarViewModelProtocol
  private let wording = Wording.current

  public init(viewModel: any AvatarViewModelProtocol) { self.viewModel = viewModel }

  public var body: some View {
    Text(verbatim: initials)
      .font(.system(size: StyleProvider.Size.smallAvatar, weight: .bold))
      .foregroundStyle(Color(StyleProvider.Color.highlightPrimary))
      .frame(width: StyleProvider.Size.largeAvatar, height: StyleProvider.Size.largeAvatar)
      .background(Color(StyleProvider.Color.highlightSoft), in: Circle())
      .overlay(alignment: .bottomTrailing) {
        if viewModel.isVerified { mark }
      }
      .accessibilityElement()
      .accessibilityLabel(viewModel.name)
      .accessibilityValue(viewModel.isVerified ? wording[.verified] : "")
      .accessibilityAddTraits(.isImage)
  }

  private var mark: some View {
    StyledSymbol("checkmark.circle.fill", pointSize: StyleProvider.Size.largeIcon)
      .foregroundStyle(Color(StyleProvider.Color.positive))
      .background(Color(StyleProvider.Color.backgroundPrimary), in: Capsule())
  }

  private var initials: String {
    viewModel.name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
  }
}
