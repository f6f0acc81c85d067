import FirstFrameLayoutTree
public import Foundation

extension UITextView {
  /// Creates a text view. Both kinds of layout are the same here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// The border of a text view. Text views have none on iOS.
  public enum BorderStyle: Int, CaseIterable, Sendable {
    case none = 0
  }

  /// Adds or removes the search.
  func updateFindInteraction() {
    if let findInteraction, !isFindInteractionEnabled {
      removeInteraction(findInteraction)
      let none: UIFindInteraction? = nil
      seldom["findInteraction"] = none
    } else if findInteraction == nil, isFindInteractionEnabled {
      let search = TextViewSearch(self)
      let interaction = UIFindInteraction(sessionDelegate: search)
      addInteraction(interaction)
      seldom["textSearch"] = search
      seldom["findInteraction"] = interaction
    }
  }
}

/// The second kind of layout of texts. Texts here have the first kind.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
  open var textContainer: NSTextContainer?

  public override init() {
    super.init()
  }
}
