import Foundation

extension UIView {
  /// What the tree below this view asks for and is not shown as on a screen, each said once: unknown symbols, masks
  /// and effects that are not drawn. As of the last time that its layout tree was given.
  public var componentWarnings: [String] {
    var warnings: [String] = []
    collectWarnings(of: layer, into: &warnings)
    return warnings
  }

  private func collectWarnings(of layer: CALayer, into warnings: inout [String]) {
    var found = layer.drawingWarnings
    if let view = layer.view { found += (view.display?.warnings ?? []) + view.contentWarnings }
    for warning in found where !warnings.contains(warning) { warnings.append(warning) }
    for sublayer in layer.children where !sublayer.isHidden { collectWarnings(of: sublayer, into: &warnings) }
  }
}
