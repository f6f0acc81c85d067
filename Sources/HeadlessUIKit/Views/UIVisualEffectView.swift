import FirstFrameLayoutTree
public import Foundation

/// A view that draws an effect behind its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view that contains the subviews.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func describeContent(in node: inout LayoutNode) {
    guard let color = effect?.color.components(in: traitCollection), color.alpha > 0 else { return }
    node.children.append(
      LayoutNode(
        name: "effect", frame: node.bounds, background: .color(color.color),
        cornerRadii: node.cornerRadii))
  }
}

/// An effect on the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The flat colour that is drawn for the effect; clear if the effect draws nothing.
  var color: UIColor { .clear }

  override init() {
    super.init()
  }
}

/// A blur effect, drawn as a translucent flat colour.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and thickness of a blur.
  public enum Style: Int, CaseIterable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    /// The opacity of the drawn colour, from 0 to 1; higher for thicker materials.
    private var opacity: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.9
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
      default: 0.78
      }
    }

    /// Whether the style is dark, or `nil` if it follows the appearance.
    private var isDark: Bool? {
      switch self {
      case .extraLight, .light: false
      case .dark: true
      case _ where rawValue >= Self.systemUltraThinMaterialDark.rawValue: true
      case _ where rawValue >= Self.systemUltraThinMaterialLight.rawValue: false
      default: nil
      }
    }

    var color: UIColor {
      let (isDark, opacity) = (isDark, opacity)
      return UIColor { traits in
        UIColor(white: isDark ?? (traits.userInterfaceStyle == .dark) ? 0.14 : 0.97, alpha: opacity)
      }
    }
  }

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor { style.color }
}

/// An effect for content on a blur. The content is drawn unchanged.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}
