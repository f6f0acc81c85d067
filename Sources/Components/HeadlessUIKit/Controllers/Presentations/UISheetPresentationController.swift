public import Foundation

/// The height and appearance of a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The possible heights of the sheet. The first one is used unless ``selectedDetentIdentifier`` selects another.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// Whether a sheet in a compact height is as wide as the preferred size of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
  /// Whether a sheet on a tablet has the size of a page.
  open var prefersPageSizing = true { didSet { containerView?.setNeedsLayout() } }
  /// The view from which the sheet appears.
  open weak var sourceView: UIView?
  /// A corner radius that the system determines.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude
  /// The corner radius, in points; `nil` for that of the system.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

  /// The corner radius that was set; `nil` for that of the system.
  var ownCornerRadius: CGFloat? { preferredCornerRadius.flatMap { $0 == Self.automaticDimension ? nil : $0 } }

  open func animateChanges(_ changes: () -> Void) { changes() }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  private var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// Returns the height of the selected detent, or else of the first one that is available.
  func height(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
    let heights = detents.map { (detent: $0, height: $0.resolvedValue(in: context)) }
    let selected = heights.first { $0.detent.identifier == selectedDetentIdentifier }
    return selected?.height ?? heights.compactMap(\.height).first
  }

  var isDimming: Bool {
    largestUndimmedDetentIdentifier == nil || largestUndimmedDetentIdentifier != selectedDetent.identifier
  }

  /// A height at which a sheet rests.
  public struct Detent: Sendable {
    public let identifier: Identifier
    /// The height of a detent that is not available.
    public static let inactive: CGFloat = -1
    private let height: @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// Returns a detent of about half the screen.
    public static func medium() -> Detent {
      Detent(identifier: .medium) {
        $0.containerTraitCollection.look.sheet.mediumDetent(of: $0.maximumDetentValue)
      }
    }

    /// Returns a detent of the whole screen below the status bar.
    public static func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

    /// Returns a detent with a computed height in points, without the safe area at the bottom. A height of `nil` makes
    /// the detent unavailable.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), height: resolver)
    }

    private init(
      identifier: Identifier,
      height: @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
    }

    @MainActor public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      height(context).flatMap { $0 == Self.inactive ? nil : $0 }
    }
  }
}

extension UISheetPresentationController.Detent {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let medium = Identifier("com.apple.UIKit.medium")
    public static let large = Identifier("com.apple.UIKit.large")

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// The context that the height of a detent is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}
