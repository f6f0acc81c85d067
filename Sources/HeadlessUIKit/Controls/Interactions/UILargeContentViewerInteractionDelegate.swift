@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
