import HeadlessSwiftUI

/// A name at the start of a line, and a value at its end.
struct KeyValueLine: View {
  let entry: KeyValueEntry

  var body: some View {
    HStack(spacing: StyleProvider.Spacing.small) {
      StyledText(entry.key, .callout).foregroundStyle(Color(StyleProvider.Color.textSecondary))
      Spacer(minLength: 0)
      StyledText(entry.value, .calloutStrong).foregroundStyle(Color(StyleProvider.Color.textPrimary))
    }
  }
}
