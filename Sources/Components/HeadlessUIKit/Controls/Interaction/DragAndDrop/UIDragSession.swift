public import Foundation

/// What drags and drops have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }

  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag of items. Tests conform to it: there are no drags here.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drop of items. Tests conform to it: there are no drops here.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, CaseIterable, Sendable {
  case none = 0
  case `default` = 1
}

/// What a drop does with its items.
public enum UIDropOperation: UInt, CaseIterable, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a drop would do at a place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The animation of a drag or a drop, beside which others can run.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
