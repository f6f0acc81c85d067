/// The display state of a section header.
public struct SectionHeaderDisplayState: Hashable, Sendable {
  public var title: String
  public var count: Int?

  public init(title: String, count: Int? = nil) {
    self.title = title
    self.count = count
  }
}
