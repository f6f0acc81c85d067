import Foundation
import HeadlessUIKit

/// The sizes of one label by its number of lines, its line break mode and its font size.
enum MeasuredLabelCases {
  static var table: CaseTable {
    var table = CaseTable(.labels)
    guard let labels = try? MeasuredLabel.recorded() else { return table }
    for label in labels {
      table.add(
        "sizes of a label: \(label.lines) lines, \(label.mode), \(label.fontSize) points", [.label(label.number)],
        on: .iPhone8Plus, expect: label.sizes
      ) { label.found(on: $0) }
    }
    return table
  }
}
