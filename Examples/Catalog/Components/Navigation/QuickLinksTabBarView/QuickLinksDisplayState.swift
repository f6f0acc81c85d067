/// The display state of a row of quick links.
public struct QuickLinksDisplayState: Hashable, Sendable {
  public var links: [QuickLink]
  public var selection: String?

  public init(links: [QuickLink], selection: String? = nil) {
    self.links = links
    self.selection = selection
  }
}
