import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Compares the visible parts of two frames.
@MainActor
struct TwinComparison {
  private let uiKit: LayoutNode
  private let swiftUI: LayoutNode
  private let environment: RenderingEnvironment
  /// The greatest distance between edges, in points.
  private let tolerance: Double

  init(uiKit: LayoutNode, swiftUI: LayoutNode, in environment: RenderingEnvironment, tolerance: Double) {
    (self.uiKit, self.swiftUI, self.environment, self.tolerance) = (uiKit, swiftUI, environment, tolerance)
  }

  func findings() -> [TwinFinding] {
    let (parts, others) = environment.performAsCurrent {
      (TwinPart.list(in: uiKit), TwinPart.list(in: swiftUI))
    }
    return sizeFindings() + findings(in: parts, comparedWith: others)
  }

  private func sizeFindings() -> [TwinFinding] {
    let (size, other) = (uiKit.frame.size, swiftUI.frame.size)
    let isSame = abs(size.width - other.width) <= tolerance && abs(size.height - other.height) <= tolerance
    return isSame ? [] : [.size(uiKit: size, swiftUI: other)]
  }

  private func findings(in parts: [TwinPart], comparedWith others: [TwinPart]) -> [TwinFinding] {
    var rest = others
    var unmatched: [TwinPart] = []
    var findings: [TwinFinding] = []
    for part in parts {
      guard let index = index(of: part, in: rest) else {
        unmatched.append(part)
        continue
      }
      findings += self.findings(of: part, and: rest.remove(at: index))
    }
    for part in unmatched {
      guard let index = rest.nearest(to: part) else {
        findings.append(.onlyInUIKit(node: part.node, content: part.content))
        continue
      }
      let other = rest.remove(at: index)
      if part.kind == .text {
        findings.append(.text(node: part.node, uiKit: part.string, swiftUI: other.string))
      } else {
        findings += self.findings(of: part, and: other)
      }
    }
    return findings + rest.map { .onlyInSwiftUI(node: $0.node, content: $0.content) }
  }

  /// The position of the part that is certainly the same one: a text with the same characters, or another part with the
  /// same colors at the same place.
  private func index(of part: TwinPart, in others: [TwinPart]) -> Int? {
    let same = others.indices.filter { index in
      let other = others[index]
      guard part.kind == other.kind, part.string == other.string else { return false }
      return part.kind == .text
        || (part.isAtPlace(of: other, tolerance: tolerance) && part.colors == other.colors)
    }
    return same.max { part.overlap(with: others[$0]) < part.overlap(with: others[$1]) }
  }

  private func findings(of part: TwinPart, and other: TwinPart) -> [TwinFinding] {
    var findings: [TwinFinding] = []
    if !part.isAtPlace(of: other, tolerance: tolerance) {
      findings.append(.frame(node: part.node, content: part.content, uiKit: part.box, swiftUI: other.box))
    }
    if part.fonts != other.fonts {
      findings.append(
        .font(node: part.node, content: part.content, uiKit: part.fonts.short, swiftUI: other.fonts.short))
    }
    if part.colors != other.colors {
      findings.append(
        .color(node: part.node, content: part.content, uiKit: part.colors.short, swiftUI: other.colors.short))
    }
    return findings
  }
}

extension [TwinPart] {
  /// The position of the part of the same kind that overlaps most with another one; `nil` if none does.
  fileprivate func nearest(to part: TwinPart) -> Int? {
    indices.filter { self[$0].kind == part.kind && self[$0].overlap(with: part) > 0 }
      .max { self[$0].overlap(with: part) < self[$1].overlap(with: part) }
  }
}

extension [Color] {
  fileprivate var short: String { map(\.hexadecimal).joined(separator: ", ") }
}

extension [Font] {
  /// The size in points and the weight of each font, such as `17 points, weight 600`.
  fileprivate var short: String {
    map { font in
      let parts = [
        font.family, "\(Double(font.size).short) points", "weight \(font.weight.rawValue)",
        font.isMonospaced ? "monospaced" : nil, font.isItalic ? "italic" : nil,
        font.features.isEmpty ? nil : font.features.map { "\($0.tag)=\($0.value)" }.joined(separator: " "),
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }
    .joined(separator: "; ")
  }
}
