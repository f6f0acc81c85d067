import Foundation
import HeadlessSwiftUI

/// A word on a tinted background, with an optional symbol.
struct ToneTag: View {
  let text: String
  var symbol: String?
  var tone = Tone.neutral

  var body: some View {
    HStack(spacing: StyleProvider.Spacing.extraSmall) {
      if let symbol {
        StyledSymbol(
          symbol, pointSize: symbol == "circle.fill" ? StyleProvider.Size.mark : StyleProvider.Size.smallIcon)
      }
      StyledText(text, .caption).unbroken
    }
    .foregroundStyle(Color(tone.foreground))
    .padding(.horizontal, StyleProvider.Spacing.small)
    .padding(.vertical, StyleProvider.Spacing.extraSmall)
    .background(Color(tone.background), in: RoundedRectangle(cornerRadius: StyleProvider.Radius.small))
  }
}
