/// One script that combines ECMAScript modules, for pages that cannot load other files.
///
/// The modules share one scope, so names that they declare at the top level have to be unique. Imports and exports are
/// single lines that begin with `import {` and `export`; `scripts/checks/check-web-assets` checks both.
package struct ScriptBundle: Sendable {
  /// The script, in strict mode and in a separate scope.
  package let text: String

  /// - Parameters:
  ///   - modules: The modules, by file name.
  ///   - main: The module that is evaluated last, and imports the others.
  package init(_ modules: [String: String], main: String) {
    var linker = Linker(modules: modules)
    linker.add(main)
    text = "(() => {\n'use strict';\n\(linker.lines.joined(separator: "\n"))\n})();\n"
  }

  /// Appends modules in the order in which browsers evaluate them: imports first, depth first (ECMA-262, 16.2.1.6.1.3).
  private struct Linker {
    let modules: [String: String]
    var lines: [Substring] = []
    private var visited: Set<String> = []

    init(modules: [String: String]) {
      self.modules = modules
    }

    mutating func add(_ name: String) {
      guard visited.insert(name).inserted else { return }
      guard let module = modules[name] else { preconditionFailure("There is no module \(name) in the bundle.") }
      var body: [Substring] = []
      for line in module.split(separator: "\n") {
        if let imported = Self.importedModule(in: line) {
          add(imported)
        } else {
          body.append(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
        }
      }
      lines += body
    }

    /// The file name `list.js` in `import { shown } from './list.js';`.
    private static func importedModule(in line: Substring) -> String? {
      guard line.hasPrefix("import {"), let slash = line.lastIndex(of: "/"), let end = line.lastIndex(of: "'") else {
        return nil
      }
      return String(line[line.index(after: slash)..<end])
    }
  }
}
