public import HeadlessUIKit

extension Avatar {
  public nonisolated static var previews: [ComponentPreview] {
    [
      preview("unverified") { MockAvatarViewModel.unverified },
      preview("verified") { MockAvatarViewModel.verified },
      preview("oneName") { MockAvatarViewModel.oneName },
    ]
  }
}
