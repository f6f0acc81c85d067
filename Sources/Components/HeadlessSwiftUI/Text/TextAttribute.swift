/// A value that a renderer of texts reads. Texts are drawn without renderers of components.
public protocol TextAttribute {}

extension Text {
  public func customAttribute(_ value: some TextAttribute) -> Text { self }
}
