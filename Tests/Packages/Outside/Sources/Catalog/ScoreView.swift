import FirstFrame
import Foundation

/// A component whose score is in the first frame, or arrives after it.
public final class ScoreView: UIView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.borderWidth = 1
    label.frame = CGRect(x: 8, y: 8, width: 64, height: 24)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  public func configure(with score: String) {
    if ProcessInfo.processInfo.environment["SHAPE"] == "late" {
      label.text = " "
      DispatchQueue.main.async { self.label.text = score }
    } else {
      label.text = score
    }
  }

  public static func make() -> ScoreView {
    let view = ScoreView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.configure(with: "6 - 4")
    return view
  }
}
