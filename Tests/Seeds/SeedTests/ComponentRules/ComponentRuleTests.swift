import Dispatch
import FirstFrame
import Testing

/// Tests of the code in the guide "Rules of a component library" (see `Seed`).
@MainActor struct ComponentRuleTests {
  @Test func aComponentShowsItsStateImmediatelyAndEachStateOnce() async {
    let viewModel = MockXViewModel(text: "one")
    let view = YourComponentView(viewModel: viewModel)
    #expect(view.label.text == "one")
    viewModel.show("two")
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(view.renderings == ["one", "two"])
  }

  @Test func aPreviewOfAControllerPlacesTheComponentAtTheTopOfTheSafeArea() throws {
    let environment = ViewImageConfig.iPhone15.renderingEnvironment
    let view = YourComponentPreviews.states.makeView()
    let tree = view.layoutTree(in: environment)
    let controllerView = try #require(tree.children.first)
    let component = try #require(controllerView.children.first)
    #expect(tree.frame.size == CGSize(width: 393, height: 852))
    #expect(controllerView.frame == tree.frame)
    #expect(component.frame.minY == 59)
    #expect(component.frame.width == 393)
    #expect(view.layoutTree(in: environment) == tree)
  }

  @Test func aPreviewRetainsAndShowsItsController() throws {
    let view = YourComponentPreviews.defaultState.makeView()
    _ = view.layoutTree(in: ViewImageConfig.iPhone15.renderingEnvironment)
    let controller = try #require(view.subviews.first?.next as? YourComponentViewController)
    #expect(controller.component?.label.text == "default")
    #expect(controller.component?.frame.minY == 59)
  }

  @Test func aGalleryMakesComponentsAndTheirDemonstrations() throws {
    let component = try #require(ComponentGallery.components.first)
    #expect((component.previewFactory() as? YourComponentView)?.label.text == "default")
    let controller = component.viewController.init()
    controller.loadViewIfNeeded()
    #expect((controller as? YourComponentViewController)?.component?.label.text == "interactive")
  }

  @Test func styledColorsFollowTheAppearanceAndHardcodedColorsDoNot() {
    func backgrounds(_ make: () -> UIView) -> Set<String> {
      Set(
        Appearance.allCases.map { appearance in
          let environment = RenderingEnvironment(size: CGSize(width: 10, height: 10), appearance: appearance)
          return String(describing: make().layoutTree(in: environment).background)
        })
    }
    #expect(backgrounds { StyledView() }.count == 2)
    #expect(backgrounds { HardcodedView() }.count == 1)
  }

  @Test func aCellIsAThinWrapperAsHighAsItsView() {
    let cell = MyCustomTableViewCell(style: .default, reuseIdentifier: nil)
    func height(_ title: String) -> CGFloat {
      cell.configure(with: MyCustomViewModel(title: title))
      return cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let (one, three) = (height("One line"), height("One line\nTwo lines\nThree lines"))
    #expect(three > 2.5 * one)
    #expect(one > 15)
  }

  @Test func theHeightOfAComponentIsTheSumOfItsSections() {
    let view = ComplexComponentView()
    // 20 for the header, 60 for the content, 10 for the footer.
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 90)
  }

  @Test func aPillHasTheStyleOfItsState() {
    let selected = PillItemStyle(
      textColor: .white, backgroundColor: .systemBlue, borderColor: .systemBlue, borderWidth: 0)
    let unselected = PillItemStyle(
      textColor: .label, backgroundColor: .clear, borderColor: .separator, borderWidth: 1)
    let customization = PillItemCustomization(selectedStyle: selected, unselectedStyle: unselected)
    let pill = PillItemView(title: "All", customization: customization)
    #expect(pill.label.textColor == .label)
    #expect(pill.layer.borderWidth == 1)
    pill.isSelected = true
    #expect(pill.label.textColor == .white)
    #expect(pill.backgroundColor == .systemBlue)
    #expect(pill.layer.borderWidth == 0)
    #expect(selected != unselected)
    #expect(customization == customization)
  }
}
