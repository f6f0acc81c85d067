import FirstFrame
import FirstFrameCatalog
import Foundation
import Testing

@MainActor struct CustomSliderViewTests {
  @Test(
    arguments: [
      (0.0, 10), (0.04, 10), (0.06, 20), (0.5, 60), (0.54, 60), (0.96, 100), (1.0, 100), (2.0, 100), (-1.0, 10),
    ])
  func theKnobSnapsToTheNearestStep(share: Double, value: Int) {
    let model = MockCustomSliderViewModel.atStart
    model.move(to: share)
    #expect(model.currentDisplayState.value == value)
  }

  @Test(arguments: [false, true])
  func aTouchMovesTheKnobInBothLayoutDirections(isMirrored: Bool) async throws {
    let model = MockCustomSliderViewModel.atStart
    let view = CustomSliderView.configured(with: model)
    view.semanticContentAttribute = .unspecified
    view.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    view.frame = CGRect(x: 0, y: 0, width: 343, height: 120)
    view.layoutIfNeeded()
    let probe = ComponentProbe(view)
    let track = try #require(probe.control("Share of the bet to cash out"))
    let end = UITouch(at: CGPoint(x: track.bounds.width * 0.9, y: 20), in: track)
    track.touchesBegan([end], with: nil)
    await probe.turn()
    #expect(model.currentDisplayState.value == (isMirrored ? 20 : 90))
  }

  @Test func aDisabledSliderDoesNotMove() {
    let model = MockCustomSliderViewModel.disabled
    model.move(to: 1)
    #expect(model.currentDisplayState.value == 40)
  }
}
