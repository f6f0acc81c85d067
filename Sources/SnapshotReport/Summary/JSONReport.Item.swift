extension JSONReport {
  /// One snapshot that is not as its reference says.
  struct Item: Encodable {
    let kind: SnapshotItem.Kind
    let snapshot: String?
    let name: String?
    let target: String
    let file: String
    let test: String
    let line: Int
    let column: Int
    let message: String
    let change: String?
    let differingPixels: Int?
    let totalPixels: Int?
    let box: [Int]?
    let isKnownIssue: Bool
    /// The reference's file as seen from the report.
    let reference: String?
    /// The files to look at, as seen from the report.
    let files: [String]

    init(_ item: SnapshotItem, in report: Report) {
      kind = item.kind
      snapshot = item.snapshot
      name = item.name
      target = item.test.target
      file = item.test.file
      test = item.test.function
      line = item.test.line
      column = item.test.column
      message = item.message
      change = item.change
      differingPixels = item.differingPixels
      totalPixels = item.totalPixels
      box = item.box
      isKnownIssue = item.isKnownIssue
      reference = item.reference.flatMap(report.relative)
      files =
        item.files.folder.map { folder in
          item.files.names.compactMap { report.relative(folder + "/" + $0) }
        } ?? []
    }
  }
}
