import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameSnapshots
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit

/// A component at several times of its animations, as one picture.
@MainActor
final class Filmstrip: LayoutTreeProviding {
  private let component: any LayoutTreeProviding
  private let duration: Double
  private let count: Int
  private let start: @MainActor () -> Void
  private var problem: String?
  private var warnings: [String] = []

  /// - Parameters:
  ///   - component: The component.
  ///   - duration: The time of the last frame, in seconds.
  ///   - count: The number of frames, with the first and the last one.
  ///   - start: Starts the animations, after the first layout.
  init(
    of component: any LayoutTreeProviding, duration: Double, count: Int, start: @escaping @MainActor () -> Void
  ) {
    self.component = component
    self.duration = duration
    self.count = count
    self.start = start
  }

  private static let countLimit = 120
  /// In seconds.
  private static let durationLimit = 3600.0

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    problem = invalidArgument
    guard problem == nil else { return LayoutNode(frame: .zero) }
    return environment.performAsCurrent { strip(in: environment) }
  }

  private func strip(in environment: RenderingEnvironment) -> LayoutNode {
    let component = component
    let timeline = AnimationTimeline { component.loadedView }
    var tree = LayoutNode(frame: .zero)
    timeline.turn(isFirst: true) { tree = component.layoutTree(in: environment) }
    guard component.layoutProblem == nil else { return tree }
    timeline.turn { start() }
    let frames = (0..<count).map { index in
      let time = duration * Double(index) / Double(count - 1)
      timeline.advance(to: time)
      return StripFrame(time: time, tree: timeline.frame())
    }
    warnings = timeline.warnings
    if !timeline.hasAnimations { problem = nothingMoves }
    return FilmstripLayout(frames, duration: duration, appearance: environment.appearance).node
  }

  var layoutProblem: String? { problem ?? component.layoutProblem }
  var layoutWarnings: [String] { component.layoutWarnings + warnings }
  var frameOmissions: [FrameOmission] { component.frameOmissions }

  private var invalidArgument: String? {
    guard duration > 0, duration <= Self.durationLimit else {
      return
        "a filmstrip lasts at most \(Int(Self.durationLimit)) seconds: its duration is a number of seconds above 0, "
        + "and not \(duration)"
    }
    guard (2...Self.countLimit).contains(count) else {
      return "a filmstrip has from 2 to \(Self.countLimit) frames, and not \(count)"
    }
    guard component is UIView || component is UIViewController else {
      return "a filmstrip shows views and controllers of HeadlessUIKit, and not \(type(of: component))"
    }
    return nil
  }

  private var nothingMoves: String {
    "no animation starts within the \(duration) seconds of the filmstrip; start it in the closure of 'filmstrip', and "
      + "not in a task or on a queue, which this clock does not run"
  }
}

/// A frame, and its time in seconds.
struct StripFrame {
  let time: Double
  let tree: LayoutNode
}

/// Frames in a grid, with their times.
struct FilmstripLayout {
  private let frames: [StripFrame]
  private let duration: Double
  private let colors: AnnotationColors

  init(_ frames: [StripFrame], duration: Double, appearance: Appearance) {
    self.frames = frames
    self.duration = duration
    colors = AnnotationColors(appearance)
  }

  /// Distances, in points.
  private static let (margin, gap, header): (CGFloat, CGFloat, CGFloat) = (16, 16, 24)
  /// The width that a row of frames takes at most, unless a single frame is wider, in points.
  private static let rowWidth: CGFloat = 1400
  private static let smallestCell: CGFloat = 56

  var node: LayoutNode {
    let size = frames.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.tree.frame.width), height: max($0.height, $1.tree.frame.height))
    }
    let cell = CGSize(width: max(size.width, Self.smallestCell), height: size.height + Self.header)
    let fitting = Int((Self.rowWidth + Self.gap) / (cell.width + Self.gap))
    let columns = max(1, min(frames.count, Self.even(fitting, frames.count)))
    let rows = (frames.count + columns - 1) / columns
    let children = frames.enumerated().map { index, frame in
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      return self.cell(
        frame, size: cell,
        at: CGPoint(
          x: Self.margin + column * (cell.width + Self.gap), y: Self.margin + row * (cell.height + Self.gap)))
    }
    let width = 2 * Self.margin + CGFloat(columns) * (cell.width + Self.gap) - Self.gap
    let height = 2 * Self.margin + CGFloat(rows) * (cell.height + Self.gap) - Self.gap
    return LayoutNode(
      name: "filmstrip", frame: CGRect(x: 0, y: 0, width: width, height: height), background: .color(colors.background),
      children: children)
  }

  /// Returns the number of columns with which the rows are as full as possible.
  private static func even(_ fitting: Int, _ count: Int) -> Int {
    let rows = (count + max(1, fitting) - 1) / max(1, fitting)
    return (count + rows - 1) / max(1, rows)
  }

  private func cell(_ frame: StripFrame, size: CGSize, at point: CGPoint) -> LayoutNode {
    let label = LayoutNode(
      name: "time", frame: CGRect(x: 0, y: 0, width: size.width, height: 15),
      text: TextContent(
        string: Self.text(of: frame.time), font: Font(size: 11, weight: .medium, features: [FontFeature("tnum")]),
        color: colors.secondaryText))
    let bar = LayoutNode(
      frame: CGRect(x: 0, y: 17, width: size.width, height: 2), background: .color(colors.line),
      cornerRadii: CornerRadii(1))
    let done = LayoutNode(
      frame: CGRect(x: 0, y: 17, width: (size.width * CGFloat(frame.time / duration)).rounded(), height: 2),
      background: .color(colors.region(0)), cornerRadii: CornerRadii(1))
    let picture = LayoutNode(
      name: "frame", frame: CGRect(origin: CGPoint(x: 0, y: Self.header), size: frame.tree.frame.size),
      background: .color(colors.canvas), clips: true, children: [frame.tree])
    let edge = LayoutNode(
      name: "edge", frame: picture.frame.insetBy(dx: -1, dy: -1), border: Border(width: 1, color: colors.line))
    return LayoutNode(frame: CGRect(origin: point, size: size), children: [label, bar, done, edge, picture])
  }

  /// The time in seconds with three digits, or with as many as it needs.
  private static func text(of time: Double) -> String {
    let thousandths = Int((time * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count) + digits) s"
  }
}
