import Foundation
import HeadlessSwiftUI

/// A progress bar.
struct ProgressTrack: View {
  /// The progress, from 0 to 1.
  let progress: CGFloat
  let color: Color

  var body: some View {
    GeometryReader { proxy in
      Capsule().fill(color).frame(width: proxy.size.width * min(max(progress, 0), 1))
    }
    .frame(height: StyleProvider.Size.progressTrack)
    .background(Color(StyleProvider.Color.separatorLine), in: Capsule())
  }
}
