import FirstFrameTypesetting
import Foundation

/// What a paragraph style says, as a value.
struct ParagraphStyleValues: Equatable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var baseWritingDirection: NSWritingDirection = .natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var defaultTabInterval: CGFloat = 0
  var tabStops = standardTabStops

  /// What every style of UIKit begins with: twelve stops, 28 points apart.
  private static let standardTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }

  /// The style as the typesetter knows it, without what belongs to all of the text.
  var typesetting: ParagraphStyle {
    ParagraphStyle(
      direction: direction, wrapping: lineBreakMode.wrapping,
      lineHeightMultiple: lineHeightMultiple > 0 ? lineHeightMultiple : 1, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight, lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      paragraphSpacingBefore: paragraphSpacingBefore, firstLineIndent: firstLineHeadIndent, headIndent: headIndent,
      tailIndent: tailIndent, tabStops: stops,
      defaultTabInterval: defaultTabInterval > 0 ? defaultTabInterval : ParagraphStyle.standardTabInterval)
  }

  private var direction: TextDirection? {
    switch baseWritingDirection {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// The typesetter's own stops lie where those of a new style do.
  private var stops: [TabStop] {
    tabStops == Self.standardTabStops ? [] : tabStops.map { TabStop(location: $0.location, alignment: $0.stop) }
  }
}

extension NSTextTab {
  fileprivate var stop: TabStop.Alignment {
    switch alignment {
    case .left, .natural, .justified: .left
    case .center: .center
    case .right: .right
    }
  }
}
