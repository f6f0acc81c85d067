import Foundation
import HeadlessSwiftUI

/// A text in a style of the library, which grows with the user's text size.
struct StyledText: View {
  private let text: String
  private let style: StyleProvider.TextStyle
  /// The size in points.
  @ScaledMetric private var size: CGFloat

  init(_ text: String, _ style: StyleProvider.TextStyle) {
    (self.text, self.style) = (text, style)
    _size = ScaledMetric(wrappedValue: style.size, relativeTo: .body)
  }

  var body: some View {
    Text(verbatim: text).font(.system(size: min(size, style.maximumSize ?? size), weight: style.type.textWeight))
  }

  /// The text on one line that neither wraps nor shrinks, as numbers and single words have.
  var unbroken: some View { lineLimit(1).fixedSize(horizontal: true, vertical: false) }
}
