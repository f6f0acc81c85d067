import Foundation
import HeadlessUIKit

/// Constraints between views, frames and guides.
enum ConstraintCases {
  static var table: CaseTable {
    var table = CaseTable(.autoLayout)
    edges(&table)
    mixedFrames(&table)
    baselines(&table)
    guides(&table)
    directions(&table)
    return table
  }

  private static func edges(_ table: inout CaseTable) {
    table.add(
      "views pinned to edges and to each other", .rows(167...169), on: .catalyst,
      expect: [.frame(16, 16, 288, 44), .frame(16, 192, 120, 32), .frame(148, 72, 156, 152)]
    ) { screen in
      let root = screen.add(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 240))
      let views = (0..<3).map { _ in screen.pin(UIView(), in: root) }
      NSLayoutConstraint.activate([
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        views[0].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        views[0].heightAnchor.constraint(equalToConstant: 44),
        views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        views[1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        views[1].widthAnchor.constraint(equalToConstant: 120), views[1].heightAnchor.constraint(equalToConstant: 32),
      ])
      NSLayoutConstraint.activate([
        views[2].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 12),
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor, constant: 12),
        views[2].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        views[2].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      ])
      screen.layOut()
      return views.map { .frame(of: $0) }
    }
  }

  private static func mixedFrames(_ table: inout CaseTable) {
    table.add(
      "constraints to views with frames", .rows(170...174), on: .catalyst,
      expect: [
        .frame(20, 20, 120, 50), .frame(10, 10, 25, 25), .frame(199.5, 20, 80, 80), .frame(20, 82, 120, 50),
        .frame(220, 112, 60, 108),
      ]
    ) { screen in
      let root = screen.add(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 240))
      let left = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 50))
      let right = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
      root.addSubview(left)
      root.addSubview(right)
      let inner = screen.pin(UIView(), in: left)
      inner.pinCorner(x: 10, y: 10, width: 25, height: 25)
      let (below, belowRight) = (screen.pin(UIView(), in: root), screen.pin(UIView(), in: root))
      NSLayoutConstraint.activate([
        below.topAnchor.constraint(equalTo: left.bottomAnchor, constant: 12),
        below.leadingAnchor.constraint(equalTo: left.leadingAnchor),
        below.widthAnchor.constraint(equalTo: left.widthAnchor), below.heightAnchor.constraint(equalToConstant: 50),
        belowRight.topAnchor.constraint(equalTo: right.bottomAnchor, constant: 12),
        belowRight.trailingAnchor.constraint(equalTo: right.trailingAnchor),
        belowRight.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 0.75),
        belowRight.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      ])
      screen.layOut()
      return [left, inner, right, below, belowRight].map { .frame(of: $0) }
    }
  }

  private static func baselines(_ table: inout CaseTable) {
    table.add(
      "both baselines of a plain view are its bottom edge", [.fact(7, 13)], on: .catalyst,
      expect: [.number(40), .number(40)]
    ) {
      let view = $0.pin(UIView())
      view.pinCorner(width: 10, height: 40)
      let markers = (0..<2).map { _ in UIView() }
      for marker in markers {
        $0.pin(marker).pinCorner(width: 5)
      }
      markers[0].bottomAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
      markers[1].bottomAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
      $0.layOut()
      return markers.map { .number(of: $0.frame.maxY) }
    }
  }

  private static func guides(_ table: inout CaseTable) {
    for (index, bottom, expected) in [(322, 0.0, Quantity.frame(0, 623, 375, 44)), (323, 34, .frame(0, 589, 375, 78))] {
      table.add(
        "a toolbar of 44 above its own safe area of \(Int(bottom))", [.fact(7, 14), .row(index)],
        on: .iPhoneSE.with { $0.safeArea.bottom = bottom }, expect: [expected]
      ) {
        let bar = $0.pin(UIView())
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor),
          bar.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: 44),
        ])
        $0.layOut()
        return [.frame(of: bar)]
      }
    }
    table.add("a guide without constraints keeps an empty frame", [.fact(7, 15)], expect: [.frame(0, 0, 0, 0)]) {
      let guide = UILayoutGuide()
      $0.root.addLayoutGuide(guide)
      $0.layOut()
      return [.frame(guide.layoutFrame)]
    }
    table.add(
      "views made in code translate their autoresizing mask, arranged views do not", .facts(7, 16, 17), .documented,
      expect: [.flag(true), .flag(false)]
    ) { _ in
      let (view, arranged) = (UIView(), UIView())
      UIStackView().addArrangedSubview(arranged)
      return [view, arranged].map { .flag($0.translatesAutoresizingMaskIntoConstraints) }
    }
  }

  private static func directions(_ table: inout CaseTable) {
    table.add(
      "leading flips with the direction, left does not", [.fact(8, 1)], on: .iPhoneSE.rightToLeft,
      expect: [.number(315), .number(10)]
    ) {
      let (leading, left) = ($0.pin(UIView()), $0.pin(UIView()))
      leading.pinCorner(x: 10, width: 50, height: 10)
      left.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 10).isActive = true
      left.topAnchor.constraint(equalTo: $0.root.topAnchor).isActive = true
      left.widthAnchor.constraint(equalToConstant: 50).isActive = true
      $0.layOut()
      return [.number(of: leading.frame.minX), .number(of: left.frame.minX)]
    }
    table.add("a flipped relation is mirrored", [.fact(8, 2)], on: .iPhoneSE.rightToLeft, expect: [.number(315)]) {
      // At least 10 from the leading edge, which is the right edge, and as close to it as possible.
      let view = $0.pin(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(greaterThanOrEqualTo: $0.root.leadingAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: -40).priority(500),
        view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: $0.root.topAnchor),
      ])
      $0.layOut()
      return [.number(of: view.frame.minX)]
    }
    table.add(
      "a forced direction does not pass down the tree", [.fact(8, 3)], .documented, expect: [.flag(true), .flag(false)]
    ) {
      let (outer, inner) = ($0.add(UIView()), UIView())
      outer.addSubview(inner)
      outer.semanticContentAttribute = .forceRightToLeft
      return [outer, inner].map { .flag($0.effectiveUserInterfaceLayoutDirection == .rightToLeft) }
    }
    table.add(
      "playback and spatial views never flip", .facts(8, 4, 5), on: .iPhone16.rightToLeft, .documented,
      expect: [false, false, false, true, true].map { .flag($0) }
    ) { screen in
      let attributes: [UISemanticContentAttribute] = [
        .playback, .spatial, .forceLeftToRight, .forceRightToLeft, .unspecified,
      ]
      return attributes.map { attribute in
        let view = screen.add(UIView())
        view.semanticContentAttribute = attribute
        return .flag(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      }
    }
  }
}
