import FirstFrameLayoutTree

// Where search bars are shown in iOS 26.
