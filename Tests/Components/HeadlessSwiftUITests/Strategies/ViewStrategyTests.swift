import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameViewSnapshots
import HeadlessUIKit
import Testing

@testable import FirstFrameSnapshots
@testable import HeadlessSwiftUI

private struct BlankFrame: Error {
  let reason: String
}

/// Snapshots of views.
@MainActor struct ViewStrategyTests {
  private var card: some View {
    VStack {
      Text("Title")
      HeadlessSwiftUI.Color.red.frame(width: 20, height: 10)
    }
  }

  /// What a strategy captures of a value.
  private func captured<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> Format {
    let capture: Capture<Format> =
      switch strategy.source {
      case .anywhere(let source): try source(value, nil)
      case .onMainActor(let source): try source(value, nil)
      }
    switch capture {
    case .whole(let format, _): return format
    case .blank(let reason, _, _): throw BlankFrame(reason: "\(reason)")
    case .unchanged: throw BlankFrame(reason: "not drawn")
    }
  }

  @Test func thePictureHasTheIdealSizeOfTheView() throws {
    // A picture of one color is blank.
    let view = HStack(spacing: 0) {
      HeadlessSwiftUI.Color.red.frame(width: 10, height: 10)
      HeadlessSwiftUI.Color.blue.frame(width: 10, height: 10)
    }
    let picture: Bitmap = try captured(view, .image)
    #expect(picture.width == 40)
    #expect(picture.height == 20)
    let fixed: Bitmap = try captured(view, .image(layout: .fixed(width: 50, height: 30)))
    #expect(fixed.width == 100)
    #expect(fixed.height == 60)
  }

  @Test func textsListViewsAndElements() throws {
    #expect(try captured(card, .accessibility).contains("Title"))
    #expect(try captured(card, .text).contains("Title"))
    #expect(try captured(card, .layoutTree).contains("UILabel"))
  }
}
