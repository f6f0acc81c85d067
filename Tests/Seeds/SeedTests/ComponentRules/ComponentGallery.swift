import HeadlessUIKit

@MainActor
enum ComponentGallery {
  static let components = [
    UIComponent(
      title: "Your Component Name",
      description: "Brief description of functionality",
      viewController: YourComponentViewController.self,
      previewFactory: {
        let viewModel = MockXViewModel.defaultMock
        return YourComponentView(viewModel: viewModel)
      }
    )
  ]
}
