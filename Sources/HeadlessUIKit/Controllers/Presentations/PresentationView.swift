import FirstFrameLayoutTree
import Foundation

/// The full-screen view that contains a presented controller's view, and dims the background of a sheet.
final class PresentationView: UIView {
  private unowned let controller: UIViewController
  private let card = UIView()
  private let grabber = UIView()

  /// The gap between the status bar and a sheet on a phone, in points.
  private static let sheetGap: CGFloat = 10
  private static let sheetRadius: CGFloat = 10
  /// The size of a form sheet without a preferred size on iPadOS, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  private static let popoverSize = CGSize(width: 320, height: 480)

  init(presenting controller: UIViewController, in frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    addSubview(card)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// The style that results from the presentation style and the size classes.
  enum Kind {
    case screen, sheet, centred, popover
  }

  var kind: Kind {
    let traits = traitCollection
    let isCompact = traits.horizontalSizeClass == .compact
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none: return .screen
    case .popover where !isCompact: return .popover
    case .automatic, .pageSheet, .formSheet, .popover:
      // In landscape, sheets on a phone cover the screen.
      if traits.verticalSizeClass == .compact {
        return controller.sheet?.prefersEdgeAttachedInCompactHeight == true ? .sheet : .screen
      }
      return isCompact ? .sheet : .centred
    }
  }

  /// Whether the presentation hides everything behind it.
  var coversAll: Bool {
    switch controller.modalPresentationStyle {
    case .overFullScreen, .overCurrentContext, .custom: false
    default: kind == .screen
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.customPresentationController?.containerViewWillLayoutSubviews()
    place()
    controller.customPresentationController?.containerViewDidLayoutSubviews()
  }

  /// Moves the presented view above the views that a presentation controller added.
  func raisePresentedView() {
    bringSubviewToFront(card)
    setNeedsLayout()
  }

  private func place() {
    let kind = kind
    let isDimming = kind == .centred || kind == .sheet && controller.sheet?.isDimming != false
    backgroundColor = isDimming ? Self.dimming : nil
    card.frame = cardFrame(kind)
    card.clipsToBounds = kind != .screen
    let radius = controller.sheet?.preferredCornerRadius ?? Self.sheetRadius
    card.layer.cornerRadius = kind == .screen ? 0 : radius
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.maskedCorners = kind == .sheet ? top : top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    guard let view = controller.customPresentationController?.presentedView ?? controller.view else { return }
    if view.superview !== card { card.insertSubview(view, at: 0) }
    view.frame = card.bounds
    placeGrabber(kind)
  }

  private func placeGrabber(_ kind: Kind) {
    guard kind == .sheet, controller.sheet?.prefersGrabberVisible == true else { return grabber.removeFromSuperview() }
    if grabber.superview !== card { card.addSubview(grabber) }
    grabber.frame = CGRect(x: (card.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  private func cardFrame(_ kind: Kind) -> CGRect {
    switch kind {
    case .screen: return controller.customPresentationController?.frameOfPresentedViewInContainerView ?? bounds
    case .sheet:
      let safeArea = safeAreaInsets
      let maximumHeight = max(bounds.height - safeArea.top - Self.sheetGap - safeArea.bottom, 0)
      let context = DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: maximumHeight)
      let height = min(controller.sheet?.selectedDetent.resolvedValue(in: context) ?? maximumHeight, maximumHeight)
      return CGRect(
        x: 0, y: bounds.height - height - safeArea.bottom, width: bounds.width, height: height + safeArea.bottom)
    case .centred:
      let isForm = controller.modalPresentationStyle == .formSheet
      let preferred = controller.preferredContentSize
      let standard = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: bounds.height - 80)
      return centred(preferred.width > 0 && preferred.height > 0 ? preferred : standard)
    case .popover:
      let preferred = controller.preferredContentSize
      let size = preferred.width > 0 && preferred.height > 0 ? preferred : Self.popoverSize
      return controller.popoverPresentationController?.frame(of: size, in: self) ?? centred(size)
    }
  }

  private func centred(_ size: CGSize) -> CGRect {
    let size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return PixelGrid(traitCollection).rounded(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height))
  }

  private static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }

  /// Returns the node of a presentation that is not in a window.
  func node(in environment: RenderingEnvironment) -> LayoutNode {
    host(in: environment) {
      controller.appear()
      LayoutCycle(root: self).settle()
    }
    return layoutNode(name: "presentation", names: PropertyNames())
  }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}
