public import Foundation

/// Attachments that restrict how an item moves. At rest, items are where they were when they were tied.
extension UIAttachmentBehavior {
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { tie(item1, item2, at: point) }

  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }

  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }

  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tie(item1, item2, at: point) }

  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tie(item1, item2, at: point) }

  private class func tie(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(item: item1, attachedTo: item2)
    attachment.anchorPoint = point
    return attachment
  }
}

/// A range of numbers, such as the angles or distances that an attachment allows.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public init() {
    minimum = 0
    maximum = 0
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
