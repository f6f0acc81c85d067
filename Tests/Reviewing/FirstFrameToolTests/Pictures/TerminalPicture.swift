import FirstFrame
import FirstFrameLayoutTree
import Foundation

/// A picture of a terminal's window.
struct TerminalPicture: LayoutTreeProviding {
  private let root: LayoutNode

  private static let cell = (width: 8.0, height: 17.0)
  private static let (bar, margin) = (30.0, 14.0)

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { root }

  init(_ screen: TerminalScreen, title: String) throws {
    let width = Double(screen.rows.first?.count ?? 0) * Self.cell.width + 2 * Self.margin
    let height = Double(screen.rows.count) * Self.cell.height + Self.bar + 2 * Self.margin - 4
    let cells = screen.rows.enumerated().flatMap { row, cells in Self.nodes(of: cells, row: row) }
    let window: [String: Any] = [
      "name": "window", "frame": [0, 0, width, height], "background": "#16181D", "cornerRadius": 10, "clips": true,
      "children": Self.titleBar(title, width: width) + cells,
    ]
    root = try LayoutNode(json: JSONSerialization.data(withJSONObject: window))
  }

  private static func titleBar(_ title: String, width: Double) -> [[String: Any]] {
    let dots = ["#FF5F57", "#FEBC2E", "#28C840"].enumerated().map { index, color in
      node([14 + Double(index) * 18, 10, 10, 10], background: color, radius: 5)
    }
    let text: [String: Any] = [
      "frame": [80, 0, width - 160, bar],
      "text": [
        "string": title, "font": ["size": 12, "weight": 500], "color": "#9DA3AE", "alignment": "center",
        "verticalAlignment": "center",
      ] as [String: Any],
    ]
    return [node([0, 0, width, bar], background: "#252830")] + dots + [text]
  }

  /// The nodes of a row: one for each run of cells with the same style, and boxes for half blocks.
  private static func nodes(of cells: [TerminalScreen.Cell], row: Int) -> [[String: Any]] {
    var nodes: [[String: Any]] = []
    var start = 0
    while start < cells.count {
      let isBlock = cells[start].character == "▀"
      let end =
        cells[start...].firstIndex { $0.style != cells[start].style || ($0.character == "▀") != isBlock } ?? cells.count
      let frame = [
        margin + Double(start) * cell.width, bar + margin + Double(row) * cell.height, Double(end - start) * cell.width,
        cell.height,
      ]
      let style = cells[start].style
      if isBlock {
        let half = cell.height / 2
        nodes.append(node([frame[0], frame[1], frame[2], half], background: style.color ?? "#D6DAE2"))
        nodes.append(node([frame[0], frame[1] + half, frame[2], half], background: style.background ?? "#16181D"))
      } else if let text = text(String(cells[start..<end].map(\.character)), style: style, frame: frame) {
        nodes.append(text)
      }
      start = end
    }
    return nodes
  }

  /// A text, one cell for each character; `nil` if it is empty.
  private static func text(_ string: String, style: TerminalScreen.Style, frame: [Double]) -> [String: Any]? {
    guard string.contains(where: { $0 != " " }) else { return nil }
    let font: [String: Any] = ["size": 12.95, "weight": style.isBold ? 700 : 400, "monospaced": true]
    let text: [String: Any] = [
      "string": string, "font": font, "color": style.color ?? (style.isFaint ? "#8B919C" : "#D6DAE2"),
      "verticalAlignment": "center", "truncation": "clip",
    ]
    return ["frame": frame, "text": text]
  }

  private static func node(_ frame: [Double], background: String, radius: Double = 0) -> [String: Any] {
    ["frame": frame, "background": background, "cornerRadius": radius]
  }
}
