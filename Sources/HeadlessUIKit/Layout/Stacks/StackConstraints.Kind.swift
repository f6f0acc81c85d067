extension StackConstraints {
  /// The purpose of a stack's constraint. The raw values are the names in UIKit's messages, if these have one.
  enum Kind: String {
    case canvasStart = "UISV-canvas-connection (start)"
    case canvasEnd = "UISV-canvas-connection (end)"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case evenGap = "UISV-distributing"
    case evenCentre = "UISV-centering"
    case leastGap = "UISV-distributing (least)"
    case gapPull = "UISV-distributing (pull)"
    case alignment = "UISV-alignment"
    case crossStart = "UISV-spanning-boundary (start)"
    case crossEnd = "UISV-spanning-boundary (end)"
    case baselinePull = "UISV-baseline"
    case canvasFit = "UISV-canvas-fit"
    case spanningFit = "UISV-spanning-fit"
    case leastLength = "UISV-length"
    case leastBreadth = "UISV-breadth"
    case lengthSuppression = "UISV-length-ambiguity-suppression"
    case breadthSuppression = "UISV-breadth-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case hiddenX, hiddenY

    /// Whether the constraint attaches the content to the stack's end. It is the one to break if the content does not
    /// fit, so that the content overflows at the end.
    var isEnd: Bool { self == .canvasEnd || self == .crossEnd }
  }
}
