/// A place in the sources with a constant that an edit can replace.
struct SourceSite: Hashable, Sendable {
  /// The index of the file in its package.
  let file: Int
  /// The tokens of the constant: a literal, or a name with its types.
  let tokens: Range<Int>
  let content: Content

  enum Content: Hashable, Sendable {
    /// The use of a named constant.
    case use(StyleConstant)
    case number(Double)
    case color(String)
    case string(String)
  }

  /// The constant that this literal defines; `nil` if it is not part of a definition.
  var defined: StyleConstant?
}

/// An edit that replaces the constant at a site.
struct SourceEdit: Hashable, Sendable {
  let site: SourceSite
  /// The source code that replaces the site's tokens.
  let replacement: String
}
