import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// All blend modes, and all blurs over a drawing with the colors and details of a photo.
@MainActor struct EffectSheetTests {
  @Test func blendModes() {
    assertSnapshot(of: BlendSheet(), as: .image)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func materials(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    assertSnapshot(of: MaterialSheet(), as: .image(traits: traits), named: style == .dark ? "dark" : "light")
  }
}

/// A cell for each blend mode: a disc of many hues, partly translucent, is drawn over stripes and a clear part.
private final class BlendSheet: UIView {
  private static let columns = 7
  private static let cell = CGSize(width: 92, height: 112)

  init() {
    let rows = (CGBlendMode.allCases.count + Self.columns - 1) / Self.columns
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: Self.cell.width * CGFloat(Self.columns), height: Self.cell.height * CGFloat(rows)))
    // A gray that shows through holes and clear parts.
    backgroundColor = UIColor(white: 0.85, alpha: 1)
    for (index, mode) in CGBlendMode.allCases.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      let origin = CGPoint(x: CGFloat(column) * Self.cell.width, y: CGFloat(row) * Self.cell.height)
      let sample = BlendSample(mode)
      sample.frame = CGRect(x: origin.x + 6, y: origin.y + 6, width: 80, height: 80)
      addSubview(sample)
      let label = UILabel(frame: CGRect(x: origin.x, y: origin.y + 88, width: Self.cell.width, height: 18))
      label.text = String(describing: mode)
      label.font = .systemFont(ofSize: 11)
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class BlendSample: UIView {
  private let mode: CGBlendMode

  init(_ mode: CGBlendMode) {
    self.mode = mode
    super.init(frame: .zero)
    backgroundColor = .clear
    layer.borderColor = UIColor.lightGray.cgColor
    layer.borderWidth = 0.5
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors: [UIColor] = [.black, .systemBlue, .systemGreen, .systemOrange, .systemPink, .white]
    for (index, color) in colors.enumerated() {
      color.setFill()
      context.fill(CGRect(x: 0, y: CGFloat(index) * 12, width: 80, height: 12))
    }
    // Below the stripes, the drawing is clear: only half of its last quarter is translucent.
    UIColor.systemTeal.withAlphaComponent(0.5).setFill()
    context.fill(CGRect(x: 0, y: 72, width: 40, height: 8))
    context.setBlendMode(mode)
    let gradient = CGGradient(
      colorsSpace: nil,
      colors: [UIColor.red, .yellow, .green, .cyan, .blue, .magenta].map(\.cgColor), locations: nil)
    context.saveGState()
    context.addPath(UIBezierPath(ovalIn: rect.insetBy(dx: 8, dy: 6)).cgPath)
    context.clip()
    if let gradient {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 80, y: 0), options: [])
    }
    context.restoreGState()
    UIColor(white: 0.5, alpha: 0.5).setFill()
    context.fillEllipse(in: CGRect(x: 50, y: 4, width: 28, height: 28))
  }
}

/// A card for each blur, with vibrant text on some, over a drawing.
private final class MaterialSheet: UIView {
  private static let columns = 6

  init() {
    let effects = UIBlurEffect.Style.allCases.map {
      (String(describing: $0), UIBlurEffect(style: $0) as UIVisualEffect)
    }
    let tinted = UIGlassEffect(style: .regular)
    tinted.tintColor = .systemBlue
    let glass: [(String, UIVisualEffect)] = [
      ("glass", UIGlassEffect(style: .regular)), ("clear glass", UIGlassEffect(style: .clear)),
      ("tinted glass", tinted),
    ]
    let all = effects + glass
    let rows = (all.count + Self.columns - 1) / Self.columns
    super.init(frame: CGRect(x: 0, y: 0, width: 140 * Self.columns, height: 120 * rows))
    let picture = Landscape(frame: bounds)
    addSubview(picture)
    for (index, (name, effect)) in all.enumerated() {
      let card = UIVisualEffectView(effect: effect)
      card.frame = CGRect(
        x: 140 * (index % Self.columns) + 10, y: 120 * (index / Self.columns) + 14, width: 120, height: 92)
      if effect is UIBlurEffect {
        card.layer.cornerRadius = 14
      } else {
        card.cornerConfiguration = .corners(radius: 24)
      }
      card.clipsToBounds = effect is UIBlurEffect
      addSubview(card)
      let label = UILabel(frame: CGRect(x: 6, y: 10, width: 108, height: 32))
      label.text = name.replacingOccurrences(of: "Material", with: " Material ")
      label.numberOfLines = 2
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 11, weight: .medium)
      label.overrideUserInterfaceStyle = Self.style(of: name)
      card.contentView.addSubview(label)
      guard let blur = effect as? UIBlurEffect else { continue }
      for (row, style) in [UIVibrancyEffectStyle.label, .secondaryLabel].enumerated() {
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
        vibrant.frame = CGRect(x: 0, y: 42 + 22 * row, width: 120, height: 22)
        let text = UILabel(frame: vibrant.bounds)
        text.text = "Vibrant"
        text.textAlignment = .center
        text.font = .systemFont(ofSize: 15, weight: .semibold)
        vibrant.contentView.addSubview(text)
        card.contentView.addSubview(vibrant)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The style in which a caption can be read: some effects are light or dark in both styles.
  private static func style(of effect: String) -> UIUserInterfaceStyle {
    if effect.lowercased().hasSuffix("dark") || effect == "clear glass" { return .dark }
    return effect.lowercased().hasSuffix("light") ? .light : .unspecified
  }
}

/// A sunset over hills, with fine and coarse details.
private final class Landscape: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let sky = CGGradient(
        colorsSpace: nil, colors: [UIColor.systemIndigo, .systemPink, .systemOrange, .systemYellow].map(\.cgColor),
        locations: nil)
    else { return }
    context.drawLinearGradient(
      sky, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [.drawsAfterEndLocation])
    UIColor.white.setFill()
    for index in 0..<90 {
      let side = CGFloat(index % 3 + 1)
      context.fillEllipse(
        in: CGRect(x: CGFloat(index * 97 % Int(rect.width)), y: CGFloat(index * 61 % 200), width: side, height: side))
    }
    UIColor.systemYellow.setFill()
    context.fillEllipse(in: CGRect(x: rect.width * 0.62, y: rect.height * 0.28, width: 150, height: 150))
    for (index, color) in [UIColor.systemTeal, .systemGreen, .black].enumerated() {
      color.setFill()
      let top = rect.height * (0.5 + 0.17 * CGFloat(index))
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: rect.height))
      hill.addLine(to: CGPoint(x: 0, y: top))
      for step in 0..<8 {
        let x = rect.width * CGFloat(step + 1) / 8
        hill.addQuadCurve(
          to: CGPoint(x: x, y: top + CGFloat(step * 53 % 40)), controlPoint: CGPoint(x: x - 50, y: top - 60))
      }
      hill.addLine(to: CGPoint(x: rect.width, y: rect.height))
      hill.close()
      hill.fill()
    }
    UIColor.white.setFill()
    for index in 0..<40 { context.fill(CGRect(x: 21 * index, y: Int(rect.height) - 70, width: 8, height: 26)) }
  }
}
