/// What the head of a section shows.
public struct SectionHeaderDisplayState: Hashable, Sendable {
  public var title: String
  public var count: Int?

  public init(title: String, count: Int? = nil) {
    self.title = title
    self.count = count
  }
}
