/// Why text is not SVG path data; offsets count bytes from 0.
public enum PathDataError: Error, Hashable, Sendable {
  case expectedMove(offset: Int)
  case expectedCommand(offset: Int)
  case expectedNumber(offset: Int)
  case expectedFlag(offset: Int)
}

extension PathDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .expectedMove(let offset): "no \"M\" at offset \(offset), where a path begins"
    case .expectedCommand(let offset): "no command at offset \(offset)"
    case .expectedNumber(let offset): "no number at offset \(offset)"
    case .expectedFlag(let offset): "no flag (0 or 1) at offset \(offset)"
    }
  }
}
