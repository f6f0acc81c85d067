public import FirstFrameLayoutTree
import HeadlessUIKit

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentingPage(.sheet, isPresented, onDismiss, content)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentingPage(.sheet, item.isPresented(), onDismiss) { item.wrappedValue.map(content) }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentingPage(.cover, isPresented, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentingPage(.cover, item.isPresented(), onDismiss) { item.wrappedValue.map(content) }
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentingPage(.popover, isPresented, nil, content).warning(of: attachmentAnchor, arrowEdge, isPresented)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentingPage(.popover, item.isPresented(), nil) { item.wrappedValue.map(content) }
      .warning(of: attachmentAnchor, arrowEdge, item.isPresented())
  }

  /// Shows details beside the view: on a phone, in a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    presentingPage(.sheet, isPresented, nil, content)
      .inRegularWidth(if: isPresented) { UsageWarnings.warn("`View.inspector` is drawn as a sheet, as on a phone") }
  }

  private func warning(
    of anchor: PopoverAttachmentAnchor, _ arrowEdge: Edge?, _ isPresented: Binding<Bool>
  ) -> some View {
    inRegularWidth(if: isPresented) {
      if case .point = anchor {
        UsageWarnings.warnOfNoEffect(
          "View.popover(attachmentAnchor:)", "the popover is placed as for `.rect(.bounds)`")
      }
      if arrowEdge != nil {
        UsageWarnings.warnOfNoEffect(
          "View.popover(arrowEdge:)", "the arrow is where the popover has the most room")
      }
    }
  }

  /// The view, with warnings where something is presented beside it and not in a sheet.
  private func inRegularWidth(if isPresented: Binding<Bool>, warn: @escaping @MainActor () -> Void) -> some View {
    ModifiedView(self) { content, context in
      if isPresented.wrappedValue, context.environment.horizontalSizeClass == .regular { warn() }
      return content.build(in: context.child("presenter"))
    }
  }

  private func presentingPage(
    _ kind: PresentedPage.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> some View
  ) -> some View {
    presenting { slot, context in
      let environment = context.environment
      slot.update(isPresented.wrappedValue, in: context, onDismiss: onDismiss) {
        let page = PresentedPage(content(), kind, in: environment) { [weak slot] in
          isPresented.wrappedValue = false
          slot?.dismiss()
        }
        if kind == .popover {
          page.popoverPresentationController?.sourceView = context.canvas
          page.popoverPresentationController?.sourceRect = context.canvas.bounds
        }
        return page
      } refresh: { controller in
        (controller as? PresentedPage)?.show(content(), in: environment)
      }
    }
  }
}

extension Binding {
  /// Whether there is a value; setting `false` removes it.
  func isPresented<Wrapped>(_: Wrapped.Type = Wrapped.self) -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

/// The point or rectangle that a popover points to.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
