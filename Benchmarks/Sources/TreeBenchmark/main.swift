import FirstFrame
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Timing

// usage: TreeBenchmark [SIBLINGS [DEPTH]]    one JSON object per line
//
// The cost of view trees of unusual shapes: many siblings (100,000) of several kinds, and a deep tree (10,000 levels).
// Times are milliseconds of processor time, measured once. They must grow in proportion to the number of views.

let folder = FileManager.default.temporaryDirectory.path + "/tree-benchmark-\(getpid())"
defer { try? FileManager.default.removeItem(atPath: folder) }
setenv("SNAPSHOT_REFERENCE_DIR", folder + "/references", 1)
setenv("SNAPSHOT_ARTIFACTS", folder + "/artifacts", 1)
let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let siblingCount = counts.first ?? 100_000
let depth = counts.dropFirst().first ?? 10_000

@MainActor func measure(_ shape: String, _ work: String, _ body: () throws -> Void) rethrows {
  let time = try Stopwatch(rounds: 1).median(body)
  print(#"{"shape": "\#(shape)", "work": "\#(work)", "ms": \#(Int(time.rounded()))}"#)
  fflush(nil)
}

/// A way to make the views of a wide tree.
@MainActor struct Siblings {
  let name: String
  let makeView: (_ frame: CGRect, _ index: Int) -> UIView

  static let all = [
    Siblings(name: "views") { frame, index in
      let view = UIView(frame: frame)
      view.backgroundColor = index.isMultiple(of: 3) ? .systemRed : .systemBlue
      return view
    },
    Siblings(name: "labels") { frame, index in
      let label = UILabel(frame: frame)
      label.text = "\(index % 100)"
      return label
    },
    Siblings(name: "components") { frame, _ in
      let row = Row(frame: frame)
      row.backgroundColor = .systemGreen
      return row
    },
  ]

  @MainActor final class Row: UIView {
    private let dot = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(dot)
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor final class Root: UIView {
    var rows: [UIView] = []
  }

  func run() throws {
    let root = Root(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    measure(name, "insert") {
      for index in 0..<siblingCount {
        let frame = CGRect(x: index % 390, y: index / 390 % 390, width: 10, height: 8)
        let view = makeView(frame, index)
        root.addSubview(view)
        root.rows.append(view)
      }
    }
    // One view has constraints, so that the constraints are solved, too.
    let centered = UIView()
    centered.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(centered)
    centered.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    centered.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    var tree = LayoutNode(frame: .zero)
    measure(name, "lay out and describe") { tree = root.layoutTree(in: RenderingEnvironment()) }
    measure(name, "warnings") { _ = root.layoutWarnings }
    try measure(name, "draw") { _ = try Rasterizer(scale: 1).bitmap(of: tree) }
    measure(name, "layout dump") { _ = tree.layoutDump() }
    measure(name, "text dump") { _ = tree.textDump() }
    measure(name, "accessibility dump") { _ = tree.accessibilityDump() }
    measure(name, "record") { _ = verify(root, record: .all) }
    measure(name, "assert") { _ = verify(root) }
    root.rows[siblingCount / 2].frame.origin.x += 20
    measure(name, "assert a changed picture") { _ = verify(root) }
    measure(name, "remove") { for view in root.rows { view.removeFromSuperview() } }
  }

  private func verify(_ view: UIView, record: SnapshotTestingConfiguration.Record = .never) -> Verdict {
    verifySnapshot(of: view, as: .image, named: name, record: record, testName: "tree")
  }
}

@MainActor func measureDepth() {
  var root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  measure("deep", "insert") {
    var inner = root
    for _ in 1..<depth {
      let view = UIView(frame: root.frame)
      inner.addSubview(view)
      inner = view
    }
  }
  measure("deep", "refuse") {
    _ = root.layoutTree(in: RenderingEnvironment())
    print(root.layoutProblem ?? "no problem")
  }
  measure("deep", "release") { root = UIView() }
}

measureDepth()
for siblings in Siblings.all { try siblings.run() }
