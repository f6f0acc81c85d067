import FirstFrameLayoutTree
import Foundation

/// The full-screen view that contains a presented controller's view, and dims the background of a sheet.
final class PresentationView: UIView {
  private unowned let controller: UIViewController
  private let card = PresentationCard()
  private let grabber = UIView()

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
  }

  required init?(coder: NSCoder) { nil }

  /// The style that results from the presentation style and the size classes.
  enum Kind {
    case screen, sheet, centered, popover
  }

  var kind: Kind {
    let traits = traitCollection
    let isCompact = traits.horizontalSizeClass == .compact
    let adapted = adaptation
    switch shownStyle(adapted) {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none: return .screen
    case .popover where !isCompact || adapted == UIModalPresentationStyle.none: return .popover
    case .automatic, .pageSheet, .formSheet, .popover:
      // In landscape, sheets on a phone cover the screen.
      if traits.verticalSizeClass == .compact {
        return controller.sheet?.prefersEdgeAttachedInCompactHeight == true ? .sheet : .screen
      }
      return isCompact ? .sheet : .centered
    }
  }

  /// The style that the delegate chooses in a compact width or height: `.none` to keep the controller's own style, and
  /// `nil` if it does not choose.
  private var adaptation: UIModalPresentationStyle? {
    let traits = traitCollection
    guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact,
      let presentation = controller.relations.presentationController
    else { return nil }
    let chosen = presentation.delegate?.adaptivePresentationStyle(for: presentation, traitCollection: traits)
    return chosen == .automatic ? nil : chosen
  }

  /// Returns the style in which the controller is shown.
  private func shownStyle(_ adapted: UIModalPresentationStyle?) -> UIModalPresentationStyle {
    guard let adapted, adapted != UIModalPresentationStyle.none else { return controller.modalPresentationStyle }
    return adapted
  }

  /// Whether the presentation hides everything behind it.
  var coversAll: Bool {
    switch shownStyle(adaptation) {
    case .overFullScreen, .overCurrentContext, .custom: false
    default: kind == .screen
    }
  }

  private func isDimming(_ kind: Kind) -> Bool {
    kind == .centered || kind == .sheet && controller.sheet?.isDimming != false
  }

  /// Whether tint colors behind the presentation are dimmed: behind alerts, popovers and dimming sheets.
  var dimsTint: Bool {
    let kind = kind
    return controller is UIAlertController || kind == .popover || isDimming(kind)
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

  /// Places the presented view. The presentation controller already knows its container.
  func place() {
    let kind = kind
    backgroundColor = isDimming(kind) ? Self.dimming : nil
    let sheet = kind == .sheet ? sheetPlacement : nil
    place(sheet.map(narrowed) ?? cardFrame(kind), size: sheet?.size, scale: sheet?.scale ?? 1)
    card.backgroundColor =
      kind == .popover
      ? (controller.relations.presentationController as? UIPopoverPresentationController)?.backgroundColor : nil
    card.isOnGlass =
      traitCollection.look.sheet.isOnGlass && card.backgroundColor == nil
      && (kind == .popover || sheet?.isFloating == true)
    card.clipsToBounds = kind != .screen
    let radius = controller.sheet?.ownCornerRadius ?? traitCollection.look.sheet.radius
    card.layer.cornerRadius = kind == .screen ? 0 : radius
    card.layer.cornerCurve = .continuous
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.maskedCorners =
      sheet?.isFloating == false ? top : top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    // Content above other content has lighter backgrounds in dark appearance.
    let level = kind == .screen ? UIUserInterfaceLevel.unspecified : .elevated
    if card.traitOverrides.userInterfaceLevel != level {
      card.traitOverrides.userInterfaceLevel = level
    }
    guard let view = controller.customPresentationController?.presentedView ?? controller.view
    else { return }
    if view.superview !== card { card.insertSubview(view, at: 0) }
    view.frame = card.bounds
    placeGrabber(kind)
  }

  /// Places the card in a frame, with content of a size that is scaled to it.
  private func place(_ frame: CGRect, size: CGSize?, scale: CGFloat) {
    let transform =
      scale == 1 ? CGAffineTransform.identity : CGAffineTransform(scaleX: scale, y: scale)
    if card.transform != transform { card.transform = transform }
    guard let size, scale != 1 else {
      card.frame = frame
      return
    }
    let bounds = CGRect(origin: .zero, size: size)
    if card.bounds != bounds { card.bounds = bounds }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if card.center != center { card.center = center }
  }

  private var sheetPlacement: SheetPlacement {
    let look = traitCollection.look.sheet
    let context = DetentContext(
      containerTraitCollection: traitCollection,
      maximumDetentValue: SheetPlacement.maximumDetent(in: bounds.size, safeArea: safeAreaInsets, look))
    let height = controller.sheet?.height(in: context)
    return SheetPlacement(detent: height, in: bounds.size, safeArea: safeAreaInsets, look)
  }

  /// Returns the frame of a sheet, which in a compact height can be as wide as its content.
  private func narrowed(_ placement: SheetPlacement) -> CGRect {
    let width = controller.preferredContentSize.width
    guard controller.sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true, width > 0,
      traitCollection.verticalSizeClass == .compact, width < placement.frame.width
    else { return placement.frame }
    return placement.frame.insetBy(dx: (placement.frame.width - width) / 2, dy: 0)
  }

  private func placeGrabber(_ kind: Kind) {
    guard kind == .sheet, controller.sheet?.prefersGrabberVisible == true else { return grabber.removeFromSuperview() }
    if grabber.superview !== card { card.addSubview(grabber) }
    grabber.frame = CGRect(x: (card.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  private func cardFrame(_ kind: Kind) -> CGRect {
    switch kind {
    case .screen:
      return controller.customPresentationController?.frameOfPresentedViewInContainerView ?? bounds
    case .sheet: return sheetPlacement.frame
    case .centered:
      let isForm = controller.modalPresentationStyle == .formSheet || controller.sheet?.prefersPageSizing == false
      let preferred = controller.preferredContentSize
      let standard = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: bounds.height - 80)
      return centered(preferred.width > 0 && preferred.height > 0 ? preferred : standard)
    case .popover:
      let preferred = controller.preferredContentSize
      let size = preferred.width > 0 && preferred.height > 0 ? preferred : Self.popoverSize
      return controller.popoverPresentationController?.frame(of: size, in: self) ?? centered(size)
    }
  }

  private func centered(_ size: CGSize) -> CGRect {
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
    guard layoutFailure == nil, canBeDescribed() else { return placeholderNode }
    return layoutNode(name: "presentation", names: PropertyNames())
  }
}

/// The view behind the content of a presentation.
final class PresentationCard: UIView {
  /// Whether glass is behind the content, which shows where the content has no background of its own.
  var isOnGlass = false

  override var isOpaqueByDefault: Bool { false }

  override func describeContent(in node: inout LayoutNode) {
    guard isOnGlass, !isCovered else { return }
    var glass = Glass.panel.node("glass", node.bounds, radius: layer.cornerRadius, in: traitCollection)
    // The card clips what is outside of it.
    glass.shadow = nil
    node.children.append(glass)
  }
}

extension PresentationCard {
  /// Whether the presented view hides the glass, which it fills.
  private var isCovered: Bool {
    guard let view = subviews.first, view.frame == bounds, view.alpha == 1, !view.isHidden else { return false }
    return view.backgroundColor.map { $0.components(in: view.traitCollection).alpha == 1 } ?? false
  }
}

extension UIViewController {
  /// Whether the view is on the glass of a sheet or popover.
  package var isPresentedOnGlass: Bool { (viewIfLoaded?.superview as? PresentationCard)?.isOnGlass == true }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}
