import HeadlessSwiftUI
import HeadlessUIKit

/// What is created and kept when views change.
enum IdentityCases {
  /// Counts the views that are made.
  @MainActor private final class Log {
    var made: [String] = []
  }

  private struct Counted: UIViewRepresentable {
    let name: String
    let log: Log

    func makeUIView(context: Context) -> UIView {
      log.made.append(name)
      return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  static var table: CaseTable {
    var table = CaseTable(.identity)
    let identity = Source.talk("10022 of 2021")
    add("branches of a condition are two views", identity, "a a", to: &table) { isOn, log in
      if isOn { Counted(name: "a", log: log) } else { Counted(name: "a", log: log) }
    }
    add("a modifier with another value keeps the view", identity, "a", to: &table) { isOn, log in
      Counted(name: "a", log: log).opacity(isOn ? 1 : 0.5)
    }
    add("another identifier is another view", identity, "a a", to: &table) { isOn, log in
      Counted(name: "a", log: log).id(isOn)
    }
    add("the same identifier keeps the view", identity, "a", to: &table) { isOn, log in
      Counted(name: "a", log: log).opacity(isOn ? 1 : 0.5).id(1)
    }
    add("elements keep their views in another order", identity, "a b", to: &table) { isOn, log in
      ForEach(isOn ? ["a", "b"] : ["b", "a"], id: \.self) { Counted(name: $0, log: log) }
    }
    add("a new element makes one view", identity, "a b c", to: &table) { isOn, log in
      ForEach(isOn ? ["a", "b"] : ["c", "a", "b"], id: \.self) { Counted(name: $0, log: log) }
    }
    add("a view beside a condition stays", identity, "a b", to: &table) { isOn, log in
      VStack {
        if !isOn { Text("more") }
        Counted(name: "a", log: log)
        Counted(name: "b", log: log)
      }
    }
    add("another layout of any type keeps the views", .documentation("AnyLayout"), "a", to: &table) { isOn, log in
      let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { Counted(name: "a", log: log) }
    }
    return table
  }

  /// Adds a case about the views that are made while a value changes from true to false.
  private static func add(
    _ name: String, _ source: Source, _ made: String, to table: inout CaseTable,
    @ViewBuilder _ view: @escaping @MainActor @Sendable (Bool, Log) -> some View
  ) {
    table.add(name, source, [.text(made)]) {
      let log = Log()
      let controller = UIHostingController(rootView: view(true, log))
      _ = controller.layoutTree(in: Stage().environment)
      controller.rootView = view(false, log)
      _ = controller.layoutTree(in: Stage().environment)
      return [.text(log.made.joined(separator: " "))]
    }
  }
}
