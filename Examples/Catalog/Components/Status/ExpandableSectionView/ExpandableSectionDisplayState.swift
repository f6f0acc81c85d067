/// The display state of an expandable section.
public struct ExpandableSectionDisplayState: Hashable, Sendable {
  public var title: String
  public var body: String
  public var isExpanded: Bool

  public init(title: String, body: String, isExpanded: Bool = false) {
    self.title = title
    self.body = body
    self.isExpanded = isExpanded
  }
}
