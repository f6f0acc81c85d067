import FirstFrameLayoutTree

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4

  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: .nonzero
    case .eoFill, .eoFillStroke: .evenodd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
