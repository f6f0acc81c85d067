final class MyCustomViewModel: MyCustomViewModelProtocol {
  let title: String

  init(title: String) {
    self.title = title
  }
}
