import FirstFrameWebPages
import Testing

@Suite struct ScriptBundleTests {
  private func bundle(_ modules: [String: String]) -> [Substring] {
    ScriptBundle(modules, main: "main.js").text.split(separator: "\n")
  }

  @Test func modulesAreInTheOrderOfEvaluationEachOnceWithoutImportsAndExports() {
    let lines = bundle([
      "main.js": "import { b } from './b.js';\nimport { a } from './a.js';\n\nb();",
      "b.js": "import { a } from './a.js';\nexport const b = () => a;",
      "a.js": "export let a = 1;\nexport async function later() {}",
    ])
    #expect(
      lines == [
        "(() => {", "'use strict';", "let a = 1;", "async function later() {}", "const b = () => a;", "b();", "})();",
      ])
  }

  @Test func modulesMayImportEachOther() {
    let lines = bundle([
      "main.js": "import { a } from './a.js';\na();",
      "a.js": "import { b } from './b.js';\nexport function a() { b(); }",
      "b.js": "import { a } from './a.js';\nexport function b() { a(); }",
    ])
    #expect(lines.dropFirst(2).dropLast() == ["function b() { a(); }", "function a() { b(); }", "a();"])
  }
}
