public import Foundation
@_spi(Porting) import HeadlessUIKit

/// What is drawn in place of content that only Apple's systems can show: a symbol, the name of the class, and a detail.
public struct Placeholder: Sendable {
  /// The name of the class, such as `WKWebView`.
  public let name: String
  /// The name of a symbol.
  public let symbol: String
  /// The colors.
  public let style: Style

  public enum Style: Sendable {
    /// Gray, light or dark as the traits are.
    case adaptive
    /// Nearly black in both, as content that fills the area with video.
    case video
  }

  public init(_ name: String, symbol: String, style: Style = .adaptive) {
    self.name = name
    self.symbol = symbol
    self.style = style
  }

  /// Warns that the class shows a placeholder.
  public func warn() {
    MissingEffect.warn(name, "a placeholder is drawn, because its content needs Apple's frameworks.")
  }
}

/// Warnings about uses of Apple's frameworks that have no effect here.
public enum MissingEffect {
  /// Warns of a use: the running assertion has the warning, or else the process (see `UsageWarnings` of FirstFrame).
  ///
  /// - Parameters:
  ///   - use: The declaration that was used.
  ///   - consequence: What happens instead, as a sentence.
  public static func warn(_ use: String, _ consequence: String) {
    PlatformWarning.warn("`\(use)`: \(consequence)")
  }
}

extension Placeholder {
  /// Draws the placeholder in the current context.
  ///
  /// - Parameters:
  ///   - bounds: The area, in points.
  ///   - detail: A second line, such as a URL; left out if there is no room for it.
  ///   - cornerRadius: The radius of the corners to which the area is clipped, in points.
  @MainActor
  public func draw(in bounds: CGRect, detail: String?, cornerRadius: CGFloat = 0) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    background.setFill()
    UIRectFill(bounds)
    let edge = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(cornerRadius - 0.5, 0))
    edge.lineWidth = 1
    line.setStroke()
    edge.stroke()
    let area = bounds.insetBy(dx: 8, dy: 6)
    guard area.width >= 12, area.height >= 12 else { return }
    drawContent(in: area, detail: detail)
  }

  @MainActor
  private func drawContent(in area: CGRect, detail: String?) {
    let title = NSAttributedString(
      string: name, attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: text])
    let titleSize = title.size()
    let fitsTitle = titleSize.width <= area.width
    let fitsSymbol = !fitsTitle || area.height >= titleSize.height + 26
    let side = fitsSymbol ? symbolSide(in: area, above: fitsTitle ? titleSize.height + 4 : 0) : 0
    let caption = fitsTitle ? caption(detail, below: side + titleSize.height + 8, in: area) : nil
    var height = side + (fitsTitle ? titleSize.height : 0)
    if side > 0, fitsTitle { height += 4 }
    if let caption { height += 2 + caption.size().height }
    var y = (area.midY - height / 2).rounded()
    if side > 0 {
      drawSymbol(in: CGRect(x: (area.midX - side / 2).rounded(), y: y, width: side, height: side))
      y += side + 4
    }
    guard fitsTitle else { return }
    title.draw(at: CGPoint(x: area.midX - titleSize.width / 2, y: y))
    guard let caption else { return }
    let width = min(caption.size().width, area.width)
    caption.draw(
      in: CGRect(
        x: area.midX - width / 2, y: y + titleSize.height + 2, width: width + 1, height: caption.size().height))
  }

  /// The side of the symbol, from 12 to 32 points.
  private func symbolSide(in area: CGRect, above textHeight: CGFloat) -> CGFloat {
    max(12, min(32, area.width, area.height - textHeight, (area.height / 4).rounded()))
  }

  private func caption(_ detail: String?, below height: CGFloat, in area: CGRect) -> NSAttributedString? {
    guard let detail, !detail.isEmpty, area.width >= 60 else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingMiddle
    paragraph.alignment = .center
    let caption = NSAttributedString(
      string: detail,
      attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: secondaryText, .paragraphStyle: paragraph])
    return height + caption.size().height <= area.height ? caption : nil
  }

  @MainActor
  private func drawSymbol(in box: CGRect) {
    let configuration = UIImage.SymbolConfiguration(pointSize: box.height * 0.8, weight: .regular)
    guard let image = UIImage(systemName: symbol, withConfiguration: configuration) else { return }
    let scale = min(box.width / image.size.width, box.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.withTintColor(secondaryText, renderingMode: .alwaysOriginal).draw(
      in: CGRect(x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height))
  }

  private var background: UIColor { style == .video ? UIColor(white: 0.09, alpha: 1) : .secondarySystemBackground }
  private var line: UIColor { style == .video ? UIColor(white: 1, alpha: 0.12) : .separator }
  private var text: UIColor { style == .video ? UIColor(white: 1, alpha: 0.85) : .secondaryLabel }
  private var secondaryText: UIColor { style == .video ? UIColor(white: 1, alpha: 0.5) : .tertiaryLabel }
}
