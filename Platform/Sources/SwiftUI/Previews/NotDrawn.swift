public import HeadlessSwiftUI
import UIKit

/// A view in a preview whose definition or type is not available; `firstframe gallery` puts it in their place.
public struct _NotDrawn: View {
  private let omission: PreviewOmission

  public init(_ reason: String, file: StaticString = #filePath, line: UInt = #line) {
    omission = PreviewOmission(name: reason, file: "\(file)", line: Int(line))
  }

  public var body: some View {
    PreviewOmissions.note(omission)
    return EmptyView()
  }
}
