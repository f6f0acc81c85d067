import FirstFrameSourceRewriting
import FirstFrameTextEscaping

/// The source that lists the classes of a target to which interface documents refer. The runtime finds it by the name of
/// its type.
struct GeneratedInterfaces {
  /// The text of the source; `nil` if there are no such classes.
  let source: String?

  /// - Parameters:
  ///   - classes: The classes with outlets, actions and inspectable properties, and those renamed for Objective-C.
  ///   - objectClasses: The classes of objects in the target's documents that are neither views nor controllers.
  init(_ classes: [SourceRewriter.InterfaceClass], objectClasses: Set<String>, index: ModuleIndex) {
    var lines: [String] = []
    for item in classes {
      let members = item.symbol.map { "\(item.type).\($0)" } ?? "[]"
      let line = "list.append(InterfaceClass(\(item.name.swiftLiteral), \(item.type).self, \(members)))"
      lines += item.condition.map { ["#if \($0)", line, "#endif"] } ?? [line]
    }
    for name in objectClasses.sorted() {
      let type = classes.first { $0.name == name }?.type ?? name
      guard index.isObjectClass(type) else { continue }
      lines.append("list.append(InterfaceClass(\(name.swiftLiteral), \(type).self, [], make: { \(type)() }))")
    }
    guard !lines.isEmpty else {
      source = nil
      return
    }
    source = """
      import UIKit

      @MainActor
      enum FirstFrameInterfaces: InterfaceModule {
        static let classes: [InterfaceClass] = {
          var list: [InterfaceClass] = []
          \(lines.joined(separator: "\n    "))
          return list
        }()
      }

      """
  }
}
