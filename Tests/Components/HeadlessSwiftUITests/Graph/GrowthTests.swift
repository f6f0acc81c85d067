import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The work for a row does not depend on the number of rows.
@MainActor struct GrowthTests {
  @MainActor private final class Counts {
    var evaluations = 0
    var updates = 0
    var sizes = 0
  }

  private struct Row: View {
    let counts: Counts

    var body: some View {
      counts.evaluations += 1
      return HStack {
        Leaf(counts: counts)
        Spacer()
      }
    }
  }

  private struct Leaf: UIViewRepresentable {
    let counts: Counts

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { counts.updates += 1 }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      counts.sizes += 1
      return CGSize(width: 10, height: 10)
    }
  }

  private func counts(rows: Int) -> Counts {
    let counts = Counts()
    let host = HostingView(VStack { ForEach(0..<rows, id: \.self) { _ in Row(counts: counts) } })
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: CGFloat(rows) * 20)))
    return counts
  }

  /// One evaluation in one layout is enough for a frame without changes.
  @Test(arguments: [20, 80]) func rowsAreEvaluatedOnce(rows: Int) {
    let counts = self.counts(rows: rows)
    #expect(counts.evaluations == rows)
    #expect(counts.updates == rows)
  }

  @Test func rowsAreMeasuredEquallyOften() {
    #expect(counts(rows: 80).sizes == 4 * counts(rows: 20).sizes)
  }
}
