import Foundation
import HeadlessSwiftUI

/// A symbol of a fixed size, hidden from VoiceOver because a text is next to it.
struct StyledSymbol: View {
  private let name: String
  private let pointSize: CGFloat

  /// - Parameter pointSize: The symbol's size in points.
  init(_ name: String, pointSize: CGFloat = StyleProvider.Size.icon) {
    (self.name, self.pointSize) = (name, pointSize)
  }

  var body: some View {
    Image(systemName: name)
      .font(.system(size: pointSize, weight: .semibold))
      .accessibilityHidden(true)
  }
}
