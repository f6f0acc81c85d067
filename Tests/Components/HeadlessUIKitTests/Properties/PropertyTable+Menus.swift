import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addMenusAndColumns() {
    addSplit()
    addSwipeActions()
    let well = cases("UIColorWell") { UIColorWell() }
    well.drawn("selectedColor") { $0.selectedColor = .red }
    well.none(.accessibility, "title")
    well.none(.hiddenAtRest, "supportsAlpha")
    let pages = cases("UIPageControl") { () -> UIPageControl in
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.sizeToFit()
      return pages
    }
    pages.drawn("progress") { $0.progress = UIPageControlProgress() }
    let progress = cases("UIPageControlProgress") { () -> UIPageControl in
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.progress = UIPageControlProgress()
      pages.sizeToFit()
      return pages
    }
    progress.drawn("currentProgress") { $0.progress?.currentProgress = 0.5 }
    progress.none(.passedOn, "delegate")
    none("UIPageControlTimerProgress", .animation, "resetsToInitialPageAfterEnd", "setDuration(_:forPage:)")
    none(
      "UIContextMenuConfiguration", .hiddenAtRest, "badgeCount", "secondaryItemIdentifiers",
      "preferredMenuElementOrder")
    addZooming()
    addDynamics()
  }

  private func addDynamics() {
    let tabs = cases("UITabBarController", in: .phone, { Sample.tabs() }, shownBy: { $0 })
    tabs.drawn("bottomAccessory") { $0.bottomAccessory = UITabAccessory(contentView: Sample.box(.red)) }
    tabs.drawn("setBottomAccessory(_:animated:)") {
      $0.setBottomAccessory(UITabAccessory(contentView: Sample.box(.red)), animated: true)
    }
    none("UIActivityViewController", .behavior, "completionWithItemsHandler")
    none("UIActivityViewController", .hiddenAtRest, "allowsProminentActivity")
    let sheet = cases("UIActivityViewController", { UIActivityViewController(activityItems: ["Home"]) }) { $0 }
    sheet.drawn("excludedActivityTypes") { $0.excludedActivityTypes = [.print] }
    none("UIDynamicAnimator", .behavior, "delegate")
    none("UIDynamicBehavior", .behavior, "action")
    none("UIGravityBehavior", .animation, "angle", "magnitude", "setAngle(_:magnitude:)")
    none(
      "UICollisionBehavior", .animation, "collisionDelegate", "collisionMode",
      "translatesReferenceBoundsIntoBoundary", "setTranslatesReferenceBoundsIntoBoundary(with:)")
    none("UISnapBehavior", .animation, "damping", "snapPoint")
    none("UIAttachmentBehavior", .animation, "anchorPoint", "length", "damping", "frequency", "frictionTorque")
    none("UIPushBehavior", .animation, "active", "angle", "magnitude", "setAngle(_:magnitude:)")
    none(
      "UIDynamicItemBehavior", .animation, "elasticity", "friction", "density", "resistance", "angularResistance",
      "charge", "isAnchored", "allowsRotation")
  }

  private func addZooming() {
    let zoom = cases("UIScrollView", { ZoomStage() }) { $0.scroll }
    zoom.drawn("zoomScale") { $0.scroll.zoomScale = 2 }
    zoom.drawn("setZoomScale(_:animated:)") { $0.scroll.setZoomScale(2, animated: true) }
    zoom.drawn("maximumZoomScale") {
      $0.scroll.maximumZoomScale = 1.5
      $0.scroll.zoomScale = 2
    }
    zoom.drawn("minimumZoomScale") {
      $0.scroll.minimumZoomScale = 0.5
      $0.scroll.zoomScale = 0.5
    }
    zoom.none(.input, "bouncesZoom")
    zoom.drawn("refreshControl") {
      let control = UIRefreshControl()
      $0.scroll.refreshControl = control
      control.beginRefreshing()
      $0.scroll.contentOffset.y = -60
    }
    cases("UIRefreshControl") { () -> UIRefreshControl in
      let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
      control.beginRefreshing()
      return control
    }.drawn("attributedTitle") { $0.attributedTitle = NSAttributedString(string: "Home") }
  }

  private func addSwipeActions() {
    let action = cases("UIContextualAction", { UIContextualAction(style: .normal, title: "Home") { _, _, _ in } }) {
      let view = SwipeActionsView(UISwipeActionsConfiguration(actions: [$0]), isTrailing: true)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      return view
    }
    action.drawn("title") { $0.title = "Away" }
    action.drawn("image") { $0.image = Sample.image(.red) }
    action.drawn("backgroundColor") { $0.backgroundColor = .red }
    none("UISwipeActionsConfiguration", .input, "performsFirstActionWithFullSwipe")
    none(
      "UICollectionLayoutListConfiguration", .hiddenAtRest, "leadingSwipeActionsConfigurationProvider",
      "trailingSwipeActionsConfigurationProvider")
  }

  private func addSplit() {
    let split = cases("UISplitViewController", in: .tablet, { Self.split() }, shownBy: { $0 })
    split.drawn("preferredDisplayMode") { $0.preferredDisplayMode = .secondaryOnly }
    split.drawn("primaryEdge") { $0.primaryEdge = .trailing }
    split.drawn("viewControllers") { $0.viewControllers = [Sample.controller(.green)] }
    split.drawn("setViewController(_:for:)") { $0.setViewController(Sample.controller(.green), for: .primary) }
    split.drawn("preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth = 100 }
    split.drawn("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = 0.1 }
    split.drawn("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = 400 }
    split.drawn("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = 100 }
    split.drawn("preferredSupplementaryColumnWidth") { $0.preferredSupplementaryColumnWidth = 100 }
    split.drawn("preferredSupplementaryColumnWidthFraction") { $0.preferredSupplementaryColumnWidthFraction = 0.1 }
    split.drawn("minimumSupplementaryColumnWidth") { $0.minimumSupplementaryColumnWidth = 400 }
    split.drawn("maximumSupplementaryColumnWidth") { $0.maximumSupplementaryColumnWidth = 100 }
    split.warns("displayModeButtonVisibility", "bars without a button for the columns") {
      $0.displayModeButtonVisibility = .always
    }
    split.none(.behavior, "delegate")
    split.none(.input, "presentsWithGesture")
    split.none(.otherDevices, "primaryBackgroundStyle")
  }

  private static func split() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(Sample.controller(.red), for: .primary)
    split.setViewController(Sample.controller(.blue), for: .supplementary)
    split.setViewController(Sample.controller(.yellow), for: .secondary)
    split.preferredDisplayMode = .twoBesideSecondary
    return split
  }

  func addRepeatingLayers() {
    let replicator = cases(
      "CAReplicatorLayer",
      { () -> CAReplicatorLayer in
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        inner.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
        layer.addSublayer(inner)
        return layer
      }, shownBy: { Sample.page($0) })
    replicator.drawn("instanceCount") { $0.instanceCount = 2 }
    replicator.drawn("instanceTransform") { $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0) }
    replicator.drawn("instanceColor") { $0.instanceColor = UIColor.red.cgColor }
    replicator.drawn("instanceRedOffset") { $0.instanceRedOffset = -0.3 }
    replicator.drawn("instanceGreenOffset") { $0.instanceGreenOffset = -0.3 }
    replicator.drawn("instanceBlueOffset") { $0.instanceBlueOffset = -0.3 }
    replicator.drawn("instanceAlphaOffset") { $0.instanceAlphaOffset = -0.3 }
    replicator.none(.animation, "instanceDelay")
    replicator.none(.depth, "preservesDepth")
    none("CAScrollLayer", .behavior, "scrollMode")
    none("CATiledLayer", .performance, "levelsOfDetail", "levelsOfDetailBias", "tileSize")
    none(
      "CAEmitterLayer", .animation, "birthRate", "lifetime", "emitterPosition", "emitterZPosition",
      "emitterSize", "emitterDepth", "emitterShape", "emitterMode", "renderMode", "preservesDepth", "velocity", "scale",
      "spin", "seed")
    none(
      "CAEmitterCell", .animation, "name", "isEnabled", "birthRate", "lifetime", "lifetimeRange", "emissionLatitude",
      "emissionLongitude", "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration",
      "zAcceleration", "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "color", "redRange", "greenRange",
      "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed", "contents", "contentsRect",
      "contentsScale", "emitterCells")
  }
}

/// A scroll view with a view that is scaled when it is zoomed.
@MainActor
private final class ZoomStage: UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  private let content = Sample.box(.red)

  init() {
    content.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    scroll.addSubview(content)
    scroll.maximumZoomScale = 4
    scroll.delegate = self
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
