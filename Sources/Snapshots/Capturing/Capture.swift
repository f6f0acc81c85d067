/// What a strategy made of a value.
public enum Capture<Format> {
  case whole(Format, CaptureEvidence)
  /// A first frame that shows nothing, with what there is of it to look at.
  case blank(Blankness, Format?, CaptureEvidence)
}
