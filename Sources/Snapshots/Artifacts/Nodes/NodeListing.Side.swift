extension NodeListing {
  /// One of the two pictures.
  struct Side: Encodable {
    /// What drew it, with its version.
    let renderer: String
    let typefaces: [String]
    /// Its nodes, outermost first; empty where they are not known.
    let nodes: [Row]

    init(_ provenance: Provenance, rows: Rows?) {
      renderer = provenance.renderer
      typefaces = provenance.typefaces
      nodes = rows?.rows ?? []
    }
  }
}
