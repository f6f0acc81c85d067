import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

@Observable private final class Counter {
  var count = 0
  var names = ["a", "b"]
}

/// What views run when they appear, change and disappear.
@MainActor struct EventTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 200, height: 100))

  private struct Steps: View {
    let log: (String) -> Void
    @State private var step = 0

    var body: some View {
      VStack {
        if step < 2 {
          Text("old").onAppear { log("old appears") }.onDisappear { log("old disappears") }
        } else {
          Text("new").onAppear { log("new appears") }
        }
      }
      .onAppear { step = 1 }
      .onChange(of: step) { old, new in
        log("\(old) to \(new)")
        if new == 1 { step = 2 }
      }
    }
  }

  @Test func stateChangesWithinTheFrame() {
    var log: [String] = []
    _ = HostingView(Steps { log.append($0) }).layoutTree(in: environment)
    #expect(log.first == "old appears")
    #expect(log.filter { $0 == "0 to 1" }.count == 1)
    #expect(log.filter { $0 == "1 to 2" }.count == 1)
    #expect(log.contains("old disappears"))
    #expect(log.contains("new appears"))
  }

  private struct Names: View {
    @Bindable var counter: Counter

    var body: some View {
      VStack { ForEach(counter.names, id: \.self) { Text($0) } }
        .onAppear { $counter.count.wrappedValue = 5 }
    }
  }

  @Test func bindingsToObservableObjects() {
    let counter = Counter()
    _ = HostingView(Names(counter: counter)).layoutTree(in: environment)
    #expect(counter.count == 5)
  }

  @Test func bindingsConvertAndLook() {
    var value: Int? = 3
    let binding = Binding(get: { value }, set: { (new: Int?) in value = new })
    let unwrapped: Binding<Int>? = Binding(binding)
    #expect(unwrapped?.wrappedValue == 3)
    unwrapped?.wrappedValue = 4
    #expect(value == 4)
    let none: Binding<Int>? = Binding(.constant(nil))
    #expect(none == nil)
    var list = ["a", "b"]
    let items = Binding(get: { list }, set: { (new: [String]) in list = new })
    items[1].wrappedValue = "c"
    #expect(list == ["a", "c"])
  }

  private struct Preference: View {
    @AppStorage("count") private var count = 1

    var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
  }

  @Test func storedValuesAreInTheDefaults() throws {
    let store = try #require(UserDefaults(suiteName: "HeadlessSwiftUITests"))
    store.removeObject(forKey: "count")
    defer { store.removeObject(forKey: "count") }
    _ = HostingView(Preference().defaultAppStorage(store)).layoutTree(in: environment)
    #expect(store.integer(forKey: "count") == 2)
  }
}
