extension PageData {
  /// One snapshot that is not as its reference says.
  struct Item: Encodable {
    let kind: SnapshotItem.Kind
    /// What tells it from all others.
    let id: String
    let title: String
    let name: String?
    let target: String
    let file: String
    let test: String
    let line: Int
    let message: String
    let change: String?
    let pixels: Int?
    let totalPixels: Int?
    let box: [Int]?
    /// The files as seen from the page; nil for those that are not there.
    let reference: String?
    let actual: String?
    let difference: String?
    /// Whether the files are pictures; else they are texts, or nothing that can be shown.
    let isPicture: Bool
    let isAcceptable: Bool
    let isKnownIssue: Bool
    /// Whether there is a block with its texts or its layout trees.
    let hasDetails: Bool

    init(_ item: SnapshotItem, in report: Report, hasDetails: Bool) {
      kind = item.kind
      id = item.identifier
      title = item.title
      name = item.name
      target = item.test.target
      file = item.test.file
      test = item.test.function
      line = item.test.line
      message = item.message
      change = item.change
      pixels = item.differingPixels
      totalPixels = item.totalPixels
      box = item.box
      // What was recorded has left nothing to look at but the reference itself.
      let kept = item.kind == .recorded ? item.reference : nil
      reference = (item.files.reference ?? kept).flatMap(report.relative)
      actual = item.files.actual.flatMap(report.relative)
      difference = item.files.difference.flatMap(report.relative)
      isPicture = item.isPicture
      isAcceptable = item.isAcceptable
      isKnownIssue = item.isKnownIssue
      self.hasDetails = hasDetails
    }
  }
}

extension SnapshotItem {
  /// Whether its files are pictures.
  var isPicture: Bool { title.hasSuffix(".png") }
}
