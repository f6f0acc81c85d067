import HeadlessSwiftUI

extension View {
  /// The view on a card with a border.
  func card() -> some View {
    let shape = RoundedRectangle(cornerRadius: StyleProvider.Radius.large)
    return background(Color(StyleProvider.Color.backgroundPrimary), in: shape)
      .overlay(shape.strokeBorder(Color(StyleProvider.Color.separatorLine), lineWidth: StyleProvider.Size.line))
  }
}
