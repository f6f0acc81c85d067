import FirstFrameLayoutTree
import HeadlessUIKit
import OpenCombine
import Testing

@testable import HeadlessSwiftUI

/// State, environment and representables.
@MainActor struct StateTests {
  private final class Model: ObservableObject {
    @Published var title = "first"
  }

  private struct Counter: View {
    @State private var count = 0
    @ObservedObject var model: Model
    @StateObject private var own = Model()
    @Environment(\.colorScheme) private var scheme
    @EnvironmentObject private var shared: Model

    var body: some View {
      VStack {
        Text(verbatim: "\(count) \(model.title) \(own.title) \(shared.title) \(scheme)")
        Box("box", 10, 10)
      }
      .onAppear { count += 1 }
      .onReceive(model.objectWillChange) { own.title = "received" }
    }
  }

  private func text(in host: UIView) -> String? {
    func find(_ view: UIView) -> String? {
      (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(find).first
    }
    return find(host)
  }

  @Test func changesAreInTheSameFrame() {
    let (model, shared) = (Model(), Model())
    shared.title = "shared"
    let host = HostingView(Counter(model: model).environmentObject(shared))
    let environment = RenderingEnvironment(size: CGSize(width: 300, height: 100))
    _ = host.layoutTree(in: environment)
    #expect(text(in: host) == "1 first first shared light")
    let box = host.subviews.first { $0.accessibilityIdentifier == "box" }
    model.title = "second"
    _ = host.layoutTree(in: environment)
    #expect(text(in: host) == "1 second received shared light")
    #expect(host.subviews.first { $0.accessibilityIdentifier == "box" } === box)
    var dark = environment
    dark.appearance = .dark
    _ = host.layoutTree(in: dark)
    #expect(text(in: host) == "1 second received shared dark")
  }

  private struct Badge: UIViewRepresentable {
    @Binding var number: Int

    final class Coordinator {
      var updates = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.updates += 1
      label.text = "\(number), update \(context.coordinator.updates), \(context.environment.locale.identifier)"
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
      CGSize(width: 30, height: proposal.height ?? 7)
    }
  }

  private struct Badges: View {
    @State private var number = 1

    var body: some View { Badge(number: $number).onAppear { number = 2 } }
  }

  @Test func aRepresentableKeepsItsViewAndCoordinatorAndChoosesItsSize() throws {
    let host = HostingView(Badges().environment(\.locale, Locale(identifier: "pt_PT")))
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 300, height: 100)))
    let label = try #require(host.subviews.first as? UILabel)
    #expect(host.subviews.count == 1)
    #expect(label.text == "2, update 2, pt_PT")
    #expect(label.frame == CGRect(x: 135, y: 0, width: 30, height: 100))
    #expect(host.size(for: .unspecified) == CGSize(width: 30, height: 7))
  }

  private struct Child: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "child"
      return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func aControllerIsAChildOfTheHostingOne() {
    let host = UIHostingController(rootView: Child())
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(host.children.count == 1)
    #expect(host.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func viewsGetTheTraitsOfTheEnvironment() throws {
    let host = HostingView(Box("a").environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .xSmall))
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    var view: UIView = host
    while let inner = view.subviews.first { view = inner }
    #expect(view.accessibilityIdentifier == "a")
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  private struct Stamp: ViewModifier {
    @State private var text = "stamp"

    func body(content: Content) -> some View {
      VStack {
        content
        Text(text)
      }
    }
  }

  @Test func modifiersHaveStateToo() {
    let host = HostingView(Box("a", 10, 10).modifier(Stamp()))
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(text(in: host) == "stamp")
  }

  /// An identifier with the same description as all others of its type.
  private struct Key: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "key" }
  }

  private struct Numbered: View {
    @State private var first: Int

    init(_ number: Int) { _first = State(initialValue: number) }

    var body: some View { Text(verbatim: "\(first)") }
  }

  private struct Rows: View {
    @State private var keys = [Key(number: 1), Key(number: 2)]
    @State private var page = Key(number: 3)

    var body: some View {
      VStack {
        ForEach(keys, id: \.self) { Numbered($0.number) }
        Numbered(page.number).id(page)
      }
      .onAppear { (keys, page) = ([Key(number: 2)], Key(number: 4)) }
    }
  }

  @Test func stateBelongsToTheIdentifierAndNotToItsDescription() {
    let host = HostingView(Rows())
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 200)))
    #expect(host.subviews.compactMap { ($0 as? UILabel)?.text } == ["2", "4"])
  }

  @Observable final class Shared {
    var title = "first"
  }

  private struct SharedTitle: View {
    let shared: Shared

    var body: some View { Text(shared.title).onAppear { shared.title = "second" } }
  }

  @Test func changesOfObservableObjectsAreInTheSameFrame() {
    let host = HostingView(SharedTitle(shared: Shared()))
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(text(in: host) == "second")
  }

  private struct Received: View {
    let values = CurrentValueSubject<String, Never>("now")
    @State private var value = "none"

    var body: some View { Text(value).onReceive(values) { value = $0 } }
  }

  @Test func aValueAtTheStartIsInTheSameFrame() {
    let host = HostingView(Received())
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(text(in: host) == "now")
  }

  private struct Title: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.title) }
  }

  @Test func stateChangesOnOtherThreads() async {
    let state = State(initialValue: 1)
    let model = Model()
    let host = HostingView(Title(model: model))
    let environment = RenderingEnvironment(size: CGSize(width: 300, height: 100))
    _ = host.layoutTree(in: environment)
    nonisolated(unsafe) let other = model
    await Task.detached {
      state.wrappedValue = 2
      other.title = "second"
    }.value
    // The change follows in a task of the main actor.
    for _ in 0..<10 { await Task.yield() }
    _ = host.layoutTree(in: environment)
    #expect(state.wrappedValue == 2)
    #expect(text(in: host) == "second")
  }

  @Test func aBindingPassesItsContext() {
    var received: Animation?
    let binding = Binding(get: { 1 }, set: { (_: Int, transaction: Transaction) in received = transaction.animation })
    binding.animation(.easeIn).wrappedValue = 2
    #expect(received == .easeIn)
  }

  @Test(
    arguments: [
      ("plain 100%", "plain 100%"), ("\(3) of \("four")", "3 of four"), ("\(0.5, specifier: "%.2f")", "0.50"),
    ] as [(LocalizedStringKey, String)])
  func keysAreFormats(key: LocalizedStringKey, text: String) {
    #expect(key.localized(tableName: nil, bundle: nil) == text)
  }
}

extension LocalizedStringKey: @unchecked Sendable {}
