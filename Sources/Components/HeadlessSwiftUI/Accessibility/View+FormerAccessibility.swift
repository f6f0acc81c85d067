import FirstFrameLayoutTree
public import Foundation
import HeadlessUIKit

// The modifiers of SwiftUI's first two versions, which code for older systems still has.
extension View {
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { unchanged("selectionIdentifier") }
  public func accessibility(activationPoint: CGPoint) -> some View { unchanged("activationPoint") }
  public func accessibility(activationPoint: UnitPoint) -> some View { unchanged("activationPoint") }

  private func unchanged(_ name: String) -> Self {
    UsageWarnings.warnOfNoEffect("View.accessibility(\(name):)", "assistive technology does not touch the view")
    return self
  }
}
