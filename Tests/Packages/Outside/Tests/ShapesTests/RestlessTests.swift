import FirstFrame
import Foundation
import Testing

final class Restless: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

@MainActor @Test func restless() {
  let view = ScoreCard(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let restless = Restless(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  restless.backgroundColor = .red
  view.addSubview(restless)
  assertSnapshot(of: view, as: .image)
}

final class Endless: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty { addSubview(Endless()) }
  }
}

@MainActor @Test func endless() {
  let view = ScoreCard(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  view.addSubview(Endless())
  assertSnapshot(of: view, as: .image)
}

@MainActor @Test func divider() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
  view.backgroundColor = .black
  assertSnapshot(of: view, as: .image.allowingBlank)
}

final class ScoreCard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { nil }
}
