import FirstFrameConstraintSolving
import Foundation

/// A set of required constraints that contradict each other, and the choice of the constraint that is broken.
///
/// The constraint of the deepest view is broken. A constraint belongs to the nearest common ancestor of its items, and a
/// size or content size to the view itself. Of the constraints of one view, an aspect ratio is broken rather than a
/// constant size, and the larger of two constant sizes; content without a size never stands against a constraint. Of
/// the sizes of an image and of another view beside it, the image's is broken. Otherwise, the newest is broken; those
/// that a container makes are newer than all others.
///
/// Source: measured on iOS.
@MainActor
struct LayoutContradiction {
  private let scope: LayoutScope
  private let keys: [LayoutDeclaration.Key]
  private let constraints: [LayoutDeclaration.Key: NSLayoutConstraint]
  private var candidates: [Candidate] = []

  /// A constraint that can be broken.
  private struct Candidate {
    var key: LayoutDeclaration.Key
    var owner: UIView
    var depth: Int
    var kind: Kind

    /// The kinds that decide between the constraints of one view.
    enum Kind: Equatable {
      /// A constant width or height, in points.
      case size(Double)
      /// A relation between the view's width and its height.
      case aspectRatio
      /// A hugging or compression resistance, with the content's size in points.
      case content(Double)
      /// A constraint of a container, and how soon it is broken among those.
      case arranged(yielding: Int)
      case other
    }

    /// The constant size that the constraint demands, in points; `nil` for other constraints.
    var size: Double? {
      switch kind {
      case .size(let size), .content(let size): size
      case .aspectRatio, .arranged, .other: nil
      }
    }
  }

  /// - Parameters:
  ///   - keys: The declarations of the contradiction, in the order of the constraints.
  ///   - declared: Returns the declared constraint of a key.
  init(
    of keys: [LayoutDeclaration.Key], in scope: LayoutScope,
    declared: (LayoutDeclaration.Key) -> LinearConstraint?
  ) {
    self.scope = scope
    self.keys = keys
    let sources = Set(keys.map(\.source))
    let involved = scope.constraints.filter { sources.contains(ObjectIdentifier($0)) }
    constraints = Dictionary(
      uniqueKeysWithValues: involved.map { (.init(source: ObjectIdentifier($0), role: .constraint), $0) })
    let views = Dictionary(
      uniqueKeysWithValues: scope.views.filter { sources.contains(ObjectIdentifier($0)) }.map {
        (ObjectIdentifier($0), $0)
      })
    // The keys of user constraints have the order of activation; contents and containers are newer.
    for key in keys.filter({ constraints[$0] != nil }) + keys.filter({ constraints[$0] == nil }) {
      let constant = declared(key).map { -$0.expression.constant } ?? 0
      guard let (owner, kind) = source(of: key, in: views, constant: constant) else { continue }
      candidates.append(Candidate(key: key, owner: owner, depth: Self.depth(of: owner), kind: kind))
    }
  }

  /// The constraint to break; `nil` if there is none.
  var brokenKey: LayoutDeclaration.Key? {
    candidates.dropFirst().reduce(candidates.first) { best, next in
      best.map { Self.isPreferred(next, to: $0) ? next : $0 }
    }?.key
  }

  /// The contradiction, worded as UIKit's message; `nil` without constraints of the user, because a container that is too
  /// small for its spacing and margins overflows without a warning.
  var warning: String? {
    guard let brokenKey, !constraints.isEmpty else { return nil }
    let arrangements = keys.compactMap { scope.description(of: $0) }
    let equations = keys.compactMap { constraints[$0]?.equation }
    let list = (arrangements + equations).map { "    \($0)" }.joined(separator: "\n")
    let broken = constraints[brokenKey]?.equation ?? scope.description(of: brokenKey) ?? "\(brokenKey.role)"
    return "Unable to simultaneously satisfy constraints:\n\(list)\n"
      + "Will attempt to recover by breaking constraint\n    \(broken)"
  }

  /// Returns the view that a constraint belongs to, and the constraint's kind; `nil` if it cannot be broken.
  private func source(
    of key: LayoutDeclaration.Key, in views: [ObjectIdentifier: UIView], constant: Double
  ) -> (UIView, Candidate.Kind)? {
    if let constraint = constraints[key] { return constraint.owner.map { ($0, kind(of: constraint)) } }
    guard let view = views[key.source] else { return nil }
    switch key.role {
    case .arranged(.minimumLength), .arranged(.minimumBreadth): return nil
    case .arranged(.hiding): return (view, .arranged(yielding: 0))
    case .arranged(let kind): return view.superview.map { ($0, .arranged(yielding: kind.yielding)) }
    case _ where key.role.isContent: return (view, .content(constant))
    default: return nil
    }
  }

  private func kind(of constraint: NSLayoutConstraint) -> Candidate.Kind {
    if constraint.isSizeConstant { return .size(Double(constraint.constant)) }
    let isAspectRatio =
      constraint.firstItem === constraint.secondItem && constraint.firstItem === constraint.owner
      && constraint.firstAttribute != constraint.secondAttribute
    return isAspectRatio ? .aspectRatio : .other
  }

  private static func depth(of view: UIView) -> Int {
    var depth = 0
    var ancestor = view.superview
    while let current = ancestor {
      depth += 1
      ancestor = current.superview
    }
    return depth
  }

  /// Whether a candidate is broken rather than an older one.
  private static func isPreferred(_ newer: Candidate, to older: Candidate) -> Bool {
    guard newer.depth == older.depth else { return newer.depth > older.depth }
    guard newer.owner === older.owner else {
      // An image gives way to text.
      return newer.owner.showsImage || !older.owner.showsImage || newer.size == nil || older.size == nil
    }
    switch (newer.kind, older.kind) {
    case (.content(0), _): return true
    case (_, .content(0)): return false
    case (.arranged(let new), .arranged(let old)): return new >= old
    case (.arranged, _): return true
    case (_, .arranged): return false
    case (_, .aspectRatio) where newer.size != nil: return false
    default:
      guard let new = newer.size, let old = older.size else { return true }
      return new >= old
    }
  }
}
