import Foundation
import HeadlessUIKit

/// A stack of which everything is drawn by lot, the same for one seed.
@MainActor
struct RandomStack {
  /// What may be in it.
  enum Kind: Sendable {
    /// Views that each have priorities of their own.
    case flat
    /// Views of one priority, so that the index decides.
    case tied
    /// Stacks in a stack, which is large enough for them.
    case nested
  }

  private let kind: Kind
  private let seed: UInt64

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
  }

  var description: String {
    let stack = make(isSolved: false)
    return Self.description(of: stack) + " in \(size(of: stack))"
  }

  func frames(isSolved: Bool) -> [CGRect] {
    let stack = make(isSolved: isSolved)
    stack.frame.size = size(of: make(isSolved: false))
    stack.layoutIfNeeded()
    return Self.frames(in: stack)
  }

  func fittingSize(isSolved: Bool) -> CGSize {
    make(isSolved: isSolved).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  // MARK: Lots

  private func make(isSolved: Bool) -> UIStackView {
    var lots = Lots(seed: seed)
    return makeStack(depth: kind == .nested ? 2 : 0, &lots, isSolved)
  }

  /// From too small to roomy, but not too small for stacks in stacks, nor for lines of text.
  private func size(of stack: UIStackView) -> CGSize {
    var lots = Lots(seed: seed ^ 0x5eed)
    let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Which of equals gives way is also a question of where the centres come to lie.
    let isRoomy =
      kind == .nested || kind == .tied && stack.distribution == .equalCentering || stack.alignment == .firstBaseline
      || stack.alignment == .lastBaseline
    let least = isRoomy ? 10 : 6
    return CGSize(
      width: (natural.width * CGFloat(lots.next(in: least...20)) / 10).rounded(.up),
      height: (natural.height * CGFloat(lots.next(in: least...20)) / 10).rounded(.up))
  }

  private func makeStack(depth: Int, _ lots: inout Lots, _ isSolved: Bool) -> UIStackView {
    let views = (0..<lots.next(in: 1...5)).map { _ in
      depth > 0 && lots.next(in: 0...1) == 0 ? makeStack(depth: depth - 1, &lots, isSolved) : makeLeaf(&lots, isSolved)
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = lots.pick(NSLayoutConstraint.Axis.allCases)
    // Of two inner stacks that may both grow without stretching a view, the solver prefers the one with even gaps.
    let isInner = kind == .nested && depth < 2
    stack.distribution = lots.pick(
      isInner ? [.fill, .fillEqually, .fillProportionally] : UIStackView.Distribution.allCases)
    stack.alignment = isInner ? .fill : lots.pick(UIStackView.Alignment.allCases)
    stack.spacing = CGFloat(lots.next(in: 0...12))
    if lots.next(in: 0...2) == 0 { stack.setCustomSpacing(CGFloat(lots.next(in: 0...30)), after: lots.pick(views)) }
    if lots.next(in: 0...3) == 0, views.count > 1 { lots.pick(views).isHidden = true }
    if lots.next(in: 0...2) == 0 {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: CGFloat(lots.next(in: 0...9)), leading: CGFloat(lots.next(in: 0...9)),
        bottom: CGFloat(lots.next(in: 0...9)),
        trailing: CGFloat(lots.next(in: 0...9)))
    }
    if lots.next(in: 0...2) == 0 { stack.semanticContentAttribute = .forceRightToLeft }
    return stack
  }

  private func makeLeaf(_ lots: inout Lots, _ isSolved: Bool) -> UIView {
    lots.leaves += 1
    // From 150 on, each another: what is below is the stack's own. A stack in a stack counts as one view, which holds
    // as long as no content hugs more than other content resists.
    func priority(_ lots: inout Lots, of tied: Float, from least: Int) -> Float {
      kind == .tied ? tied : Float(least + lots.next(in: 0...29) * 10 + lots.leaves % 10)
    }
    let hugging = priority(&lots, of: 250, from: 150)
    let resistance = priority(&lots, of: 750, from: kind == .nested ? 450 : 200)
    let view = FixedView(
      CGFloat(lots.next(in: 1...60)), CGFloat(lots.next(in: 1...60)), hugging: hugging, resistance: resistance)
    if isSolved { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true }
    return view
  }

  // MARK: Reading

  private static func frames(in stack: UIStackView) -> [CGRect] {
    stack.arrangedSubviews.filter { !$0.isHidden }.flatMap { view in
      [view.frame] + ((view as? UIStackView).map(frames) ?? [])
    }
  }

  private static func description(of view: UIView) -> String {
    let size = view.intrinsicContentSize
    let hidden = view.isHidden ? "hidden " : ""
    guard let stack = view as? UIStackView else {
      let (hugging, resistance) = NSLayoutConstraint.Axis.allCases.map {
        (view.contentHuggingPriority(for: $0).rawValue, view.contentCompressionResistancePriority(for: $0).rawValue)
      }[0]
      return "\(hidden)\(size.width)x\(size.height) <\(hugging) >\(resistance)"
    }
    let views = stack.arrangedSubviews.map { view in
      description(of: view) + (stack.customSpacing(after: view) < 1e6 ? " +\(stack.customSpacing(after: view))" : "")
    }
    let margins = stack.isLayoutMarginsRelativeArrangement ? " margins \(stack.layoutMargins)" : ""
    return "\(hidden)\(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing)\(margins) "
      + "\(stack.effectiveUserInterfaceLayoutDirection) [\(views.joined(separator: ", "))]"
  }
}
