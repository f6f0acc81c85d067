/// Measurements that no case can show, with the reasons.
struct NotBuildable {
  var sources: [Source]
  var reason: String

  static func recorded() throws -> [NotBuildable] {
    try SuiteFile.notBuildable.rows().map { columns in
      NotBuildable(sources: Source.parse(columns[0]), reason: columns.count > 1 ? columns[1] : "")
    }
  }
}
