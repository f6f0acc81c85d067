import FirstFrameImageComparison

extension JournalEntry {
  /// The line for a verdict; nil for a pass.
  init?(_ verdict: Verdict, at location: SnapshotLocation) {
    guard let message = verdict.failureMessage else { return nil }
    let pixels = verdict.difference?.pixels
    self.init(
      verdict: verdict.kind, target: location.testTarget, file: location.fileID, test: location.test,
      line: location.line, column: location.column, snapshot: verdict.place?.name.path,
      isInline: verdict.place?.isInline == true ? true : nil,
      artifacts: verdict.artifacts?.files.map(\.name) ?? [],
      differingPixels: pixels?.count, totalPixels: pixels?.total,
      box: (pixels?.boundingBox).map { [$0.x, $0.y, $0.width, $0.height] },
      change: verdict.change, message: message)
  }
}
