import Testing
import UIKit

@testable import SwiftUI

/// Previews and their settings.
@MainActor struct PreviewTests {
  private struct Box: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View { Text(name) }
  }

  private struct Cards: PreviewProvider {
    static var previews: some View {
      Group {
        Box("a").previewDisplayName("A")
        ForEach(["b", "c"], id: \.self) { Box($0).previewDisplayName($0).padding() }
        Box("d").previewLayout(.fixed(width: 10, height: 20)).preferredColorScheme(.dark)
      }
      .previewLayout(.sizeThatFits)
      .previewDevice("iPhone 16")
    }
  }

  /// The previews of a content that is a SwiftUI view.
  private func parts(_ content: PreviewContent) -> [HostedPreview] {
    guard case .hosted(let parts) = content.source else { return [] }
    return parts()
  }

  @Test func aProvidersViewsArePreviewsOfTheirOwn() {
    let parts = parts(PreviewContent(provider: Cards.self))
    #expect(parts.map(\.settings.name) == ["A", "b", "c", nil])
    #expect(parts.map(\.settings.device) == Array(repeating: "iPhone 16", count: 4))
    #expect(parts.map(\.component) == Array(repeating: "Box", count: 4))
    #expect(
      parts.map(\.settings.layout) == [
        .sizeThatFits, .sizeThatFits, .sizeThatFits, .fixed(CGSize(width: 10, height: 20)),
      ])
    #expect(parts.map(\.settings.appearance) == [nil, nil, nil, .dark])
  }

  @Test func theMacroChoosesByTheTypeOfItsContent() {
    let view = PreviewContent("View", traits: .fixedLayout(width: 3, height: 4)) { UIView() }
    let controller = PreviewContent("Controller", traits: .landscapeLeft, .sizeThatFitsLayout) {
      let controller = UIViewController()
      controller.title = "a"
      return controller
    }
    let hosted = PreviewContent("SwiftUI") {
      Text("a")
      Text("b")
    }
    guard case .view = view.source, case .controller = controller.source else {
      Issue.record("the sources are \(view.source) and \(controller.source)")
      return
    }
    #expect(view.settings.layout == .fixed(CGSize(width: 3, height: 4)))
    #expect(controller.settings.orientation == .landscape)
    #expect(controller.settings.layout == .sizeThatFits)
    #expect(hosted.settings.name == "SwiftUI")
    #expect(parts(hosted).count == 2)
  }

  @Test func whatIsNotDrawnIsReportedWithItsPlace() {
    _ = PreviewOmissions.take()
    let host = UIHostingController(rootView: VStack { _NotDrawn("MapView") })
    _ = host.view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    let omissions = PreviewOmissions.take()
    #expect(omissions.map(\.name) == ["MapView"])
    #expect(omissions.allSatisfy { $0.file == #filePath && $0.line > 0 })
    #expect(PreviewOmissions.take().isEmpty)
  }

  private struct Padded: PreviewModifier {
    static func makeSharedContext() async throws -> CGFloat { 20 }

    func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
  }

  private struct Failing: PreviewModifier {
    static func makeSharedContext() async throws { throw CancellationError() }

    func body(content: Content, context: Void) -> some View { content }
  }

  @Test func modifiersGetTheirSharedValueBeforeThePreviewIsDrawn() async {
    let content = PreviewContent(traits: .modifier(Padded())) { Color.red.frame(width: 30, height: 10) }
    await content.prepare()
    let sizes = parts(content).map { $0.make().size(CGSize(width: 200, height: 200)) }
    #expect(sizes == [CGSize(width: 70, height: 50)])
  }

  @Test func aModifierWithoutItsSharedValueIsReported() async {
    let content = PreviewContent(traits: .modifier(Failing())) { Color.red }
    await content.prepare()
    _ = PreviewOmissions.take()
    for part in parts(content) { _ = part.make().size(CGSize(width: 10, height: 10)) }
    #expect(
      PreviewOmissions.take().map(\.name) == [
        "a preview without the shared value of its modifier (CancellationError())"
      ])
  }

  @Test func generatedTestsFindThePreviewsOfAProvider() {
    let previews = Cards._allPreviews
    #expect(previews.map(\.id) == [0, 1, 2, 3])
    #expect(previews.map(\.displayName) == ["A", "b", "c", nil])
    #expect(previews.first?.device == "iPhone 16")
    guard case .fixed(let width, let height) = previews.last?.layout else {
      Issue.record("the layout is \(String(describing: previews.last?.layout))")
      return
    }
    #expect(CGSize(width: width, height: height) == CGSize(width: 10, height: 20))
    #expect(previews.first?.interfaceOrientation == .portrait)
  }

  private final class Model: ObservableObject {
    @Published var title = "first"
  }

  private final class Silent: ObservableObject {
    var title = "first"
  }

  private struct Titles: View {
    @ObservedObject var model: Model
    @StateObject var silent: Silent
    @EnvironmentObject var shared: Model

    var body: some View { Text(verbatim: "\(model.title) \(silent.title) \(shared.title)") }
  }

  @Test func objectsOfCombineAreObserved() {
    let (model, silent, shared) = (Model(), Silent(), Model())
    let host = UIHostingController(rootView: Titles(model: model, silent: silent).environmentObject(shared)).view!
    func text() -> String? {
      _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 50)))
      return host.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
    #expect(text() == "first first first")
    model.title = "second"
    shared.title = "third"
    #expect(text() == "second first third")
    silent.objectWillChange.send()
    silent.title = "fourth"
    #expect(text() == "second fourth third")
  }
}
