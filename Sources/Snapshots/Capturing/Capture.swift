/// What a strategy made of a value.
public enum Capture<Format> {
  case whole(Format, CaptureEvidence)
  /// A first frame that shows nothing, with what there is of it to look at.
  case blank(Blankness, Format?, CaptureEvidence)

  var evidence: CaptureEvidence {
    switch self {
    case .whole(_, let evidence), .blank(_, _, let evidence): evidence
    }
  }
}
