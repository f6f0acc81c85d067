import Foundation
import HeadlessUIKit
import Testing

/// Hidden views, custom spacing, margins, direction and nesting.
@MainActor
struct StackArrangementTests {
  @Test(arguments: StackArrangementTests.cases)
  func frames(_ example: StackCase) { example.check() }

  nonisolated static let cases: [StackCase] = [
    StackCase("hidden views take no space", 100, 20, [[0, 0, 60, 20], [70, 0, 30, 20]]) {
      let hidden = FixedView(50, 10)
      hidden.isHidden = true
      return row(spacing: 10, [FixedView(10, 10), hidden, FixedView(30, 10)])
    },
    StackCase("all but one hidden", 100, 20, [[0, 0, 100, 20]]) {
      let hidden = FixedView(50, 10)
      hidden.isHidden = true
      return row(spacing: 10, [hidden, FixedView(30, 10)])
    },
    StackCase("custom spacing", 100, 20, [[0, 0, 50, 20], [70, 0, 10, 20], [85, 0, 15, 20]]) {
      let first = FixedView(10, 10)
      return row(spacing: 5, [first, FixedView(10, 10), FixedView(15, 10)]) {
        $0.setCustomSpacing(20, after: first)
      }
    },
    StackCase("custom spacing after a hidden view has no effect", 100, 20, [[0, 0, 85, 20], [90, 0, 10, 20]]) {
      let hidden = FixedView(10, 10)
      hidden.isHidden = true
      return row(spacing: 5, [FixedView(10, 10), hidden, FixedView(10, 10)]) {
        $0.setCustomSpacing(40, after: hidden)
      }
    },
    StackCase("custom spacing reset to the default", 100, 20, [[0, 0, 85, 20], [90, 0, 10, 20]]) {
      let first = FixedView(10, 10)
      return row(spacing: 5, [first, FixedView(10, 10)]) {
        $0.setCustomSpacing(20, after: first)
        $0.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
      }
    },
    StackCase(
      "custom spacing is a minimum for all gaps in equalSpacing", 150, 20,
      [[0, 0, 10, 20], [70, 0, 10, 20], [140, 0, 10, 20]]
    ) {
      let first = FixedView(10, 10)
      return row(.equalSpacing, [first, FixedView(10, 10), FixedView(10, 10)]) {
        $0.setCustomSpacing(50, after: first)
      }
    },
    StackCase("margins", 100, 50, [[10, 5, 80, 25]]) {
      row([FixedView(20, 10)]) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 20, right: 10)
      }
    },
    StackCase("margins without relative arrangement", 100, 50, [[0, 0, 100, 50]]) {
      row([FixedView(20, 10)]) { $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 20, right: 10) }
    },
    StackCase("right to left, row", 100, 20, [[40, 0, 60, 20], [0, 0, 30, 20]]) {
      row(spacing: 10, [FixedView(20, 10), FixedView(30, 10)]) { $0.semanticContentAttribute = .forceRightToLeft }
    },
    StackCase("right to left, column leading", 100, 30, [[80, 0, 20, 10], [60, 10, 40, 20]]) {
      column(.fill, .leading, [FixedView(20, 10), FixedView(40, 20)]) {
        $0.semanticContentAttribute = .forceRightToLeft
      }
    },
    StackCase("right to left, directional margins", 100, 20, [[5, 0, 85, 20]]) {
      row([FixedView(20, 10)]) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 5)
        $0.semanticContentAttribute = .forceRightToLeft
      }
    },
    StackCase("a nested stack has the size of its content", 100, 20, [[0, 0, 70, 20], [70, 0, 30, 20]]) {
      row([FixedView(20, 10), row([FixedView(10, 10), FixedView(20, 10)])])
    },
    StackCase("a nested stack with a spacer is stretched", 100, 20, [[0, 0, 20, 20], [20, 0, 80, 20]]) {
      row([FixedView(20, 10), row([FixedView(10, 10), UIView()])])
    },
    StackCase("a nested column in a row", 100, 60, [[0, 20, 60, 20], [60, 15, 40, 30]]) {
      row(.fill, .center, [FixedView(20, 20), column([FixedView(40, 10), FixedView(30, 20)])])
    },
    StackCase("wrapping in a column", 50, 100, [[0, 0, 50, 80], [0, 80, 50, 20]]) {
      column([FixedView(10, 5), WrappingView(length: 100)])
    },
    StackCase("wrapping in a row", 80, 100, [[0, 45, 30, 10], [30, 40, 50, 20]]) {
      row(.fill, .center, [FixedView(30, 10), WrappingView(length: 100)])
    },
  ]

  @Test func fittingSizes() {
    let views = [FixedView(20, 10), FixedView(40, 30)]
    let fit = { (stack: UIStackView) in stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(fit(row(spacing: 8, views)) == CGSize(width: 68, height: 30))
    #expect(fit(column(spacing: 8, views)) == CGSize(width: 40, height: 48))
    #expect(fit(row(.fillEqually, spacing: 8, views)) == CGSize(width: 88, height: 30))
    #expect(fit(row(.fillProportionally, spacing: 8, views)) == CGSize(width: 68, height: 30))
    #expect(fit(row(.equalSpacing, spacing: 8, views)) == CGSize(width: 68, height: 30))
    // The centers of views of 20, 40 and 20 points are at least 38 points apart: 10 + 38 + 38 + 10.
    let three = [FixedView(20, 10), FixedView(40, 10), FixedView(20, 10)]
    #expect(fit(row(.equalCentering, spacing: 8, three)) == CGSize(width: 96, height: 10))
    let inset = row(views) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(fit(inset) == CGSize(width: 66, height: 34))
    #expect(fit(UIStackView()) == .zero)
  }

  @Test func fittingAtAWidthWraps() {
    let stack = column(spacing: 5, [WrappingView(length: 100), FixedView(10, 10)])
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 50, height: 35))
  }

  @Test func arrangedViewsAndSubviews() {
    let (first, second) = (FixedView(1, 1), FixedView(2, 2))
    let stack = row([first, second])
    #expect(stack.subviews == [first, second])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews == [first, second])
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.arrangedSubviews == [second, first])
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, second])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first])
    #expect(stack.subviews == [first])
    row([]).addArrangedSubview(first)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func aSecondLayoutGivesTheSameFrames() {
    let stack = row([UIView(), FixedView(20, 10), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    let frames = stack.subviews.map(\.frame)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.subviews.map(\.frame) == frames)
  }

  @Test func contentAddedByLayoutMovesItsNeighbors() {
    let first = FixedView(10, 10)
    let late = LateView()
    let stack = row([first, late]) { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 20) }
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(late.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(late.subviews.map(\.frame) == [late.bounds])
    #expect(stack.layoutFeedbackLoop == nil)
  }

  @Test func changesAreLaidOut() {
    let (first, second) = (FixedView(20, 10), FixedView(30, 10))
    let stack = row([first, second])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    second.isHidden = true
    stack.layoutIfNeeded()
    #expect(first.frame.width == 100)
    second.isHidden = false
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(first.frame.width == 60)
    first.setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(first.frame.width == 20)
  }
}

@MainActor
struct StackNestingTests {
  /// If each level doubled the work, there would be millions of measurements.
  @Test func deepNestingNeedsFewMeasurements() {
    let leaf = FixedView(10, 10)
    var view: UIView = leaf
    for level in 0..<24 { view = level.isMultiple(of: 2) ? column([view]) : row([view]) }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
    #expect(leaf.measurementCount < 100 * 24)
  }

  @Test func deepNestingInTooLittleSpaceNeedsFewMeasurements() {
    let leaf = FixedView(100, 100)
    var view: UIView = leaf
    for level in 0..<12 {
      view = level.isMultiple(of: 2) ? column(.fill, .center, [view]) : row(.fill, .center, [view])
    }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 50))
    #expect(leaf.measurementCount < 100 * 12)
  }
}
