extension SymbolLibrary {
  /// Marks in shapes.
  static let alerts = """
    ellipsis.rectangle
      body R 2 5.2 20 13.6 2.8
      spots O 7.2 12 0.5 O 12 12 0.5 O 16.8 12 0.5
    equal.circle
      use circle
      details M7.8 10 H16.2 M7.8 14 H16.2
    exclamationmark.triangle
      use triangle
      details M12 9.4 V14
      eyes 12 17.2
    exclamationmark.circle
      use circle
      details M12 7 V13
      eyes 12 16.6
    exclamationmark.octagon
      use octagon
      details M12 7 V13
      eyes 12 16.6
    exclamationmark.square
      use square
      details M12 7 V13
      eyes 12 16.6
    exclamationmark.bubble
      use bubble.left
      details M12 6.6 V11
      eyes 12 14.2
    exclamationmark.icloud
      use cloud
      details M12 9 V13
      eyes 12 16
    info.circle
      use circle
      details M10.4 10.6 H12.2 V16.8 M10 16.8 H14.4
      spots O 12 7.2 0.45
    info.square
      use square
      details M10.4 10.6 H12.2 V16.8 M10 16.8 H14.4
      spots O 12 7.2 0.45
    info.bubble
      use bubble.left
      details M10.6 9.6 H12.2 V14 M10.4 14 H14
      spots O 12 6.8 0.35
    questionmark.circle
      use circle
      details M9.2 9.4 C9.3 7.7 10.4 6.8 12 6.8 C13.7 6.8 14.9 7.8 14.9 9.3 C14.9 11.5 12.1 11.5 12.1 13.7
      eyes 12.1 16.9
    questionmark.square
      use square
      details M9.2 9.4 C9.3 7.7 10.4 6.8 12 6.8 C13.7 6.8 14.9 7.8 14.9 9.3 C14.9 11.5 12.1 11.5 12.1 13.7
      eyes 12.1 16.9
    questionmark.diamond
      use diamond
      details M9.4 9.4 C9.5 7.9 10.5 7.1 12 7.1 C13.6 7.1 14.7 8 14.7 9.4 C14.7 11.4 12.1 11.4 12.1 13.4
      eyes 12.1 16.4
    questionmark.bubble
      use bubble.left
      details M9.6 8.2 C9.7 6.8 10.6 6.1 12 6.1 C13.5 6.1 14.5 6.9 14.5 8.2 C14.5 10 12.1 10 12.1 11.8
      eyes 12.1 14.6
    questionmark.app
      use app
      details M9.2 9.4 C9.3 7.7 10.4 6.8 12 6.8 C13.7 6.8 14.9 7.8 14.9 9.3 C14.9 11.5 12.1 11.5 12.1 13.7
      eyes 12.1 16.9
    questionmark.app.dashed
      use app.dashed
      details M9.2 9.4 C9.3 7.7 10.4 6.8 12 6.8 C13.7 6.8 14.9 7.8 14.9 9.3 C14.9 11.5 12.1 11.5 12.1 13.7
      eyes 12.1 16.9
    questionmark.folder
      use part.folder
      details M10 11.6 C10.1 10.4 10.9 9.8 12 9.8 C13.2 9.8 14 10.5 14 11.5 C14 13 12.1 13 12.1 14.4
      eyes 12.1 16.8
    ellipsis.circle
      use circle
      spots O 7.4 12 0.55 O 12 12 0.55 O 16.6 12 0.55
    exclamationmark.applewatch
      use applewatch
      details M12 8.6 V12.4
      eyes 12 15
    exclamationmark.questionmark
      lines M6.4 3.8 V14.4 M11.4 7.8 C11.5 5.2 13 3.7 15.2 3.7 C17.6 3.7 19.2 5.3 19.2 7.6 C19.2 11.2 15.3 11.2 15.3
      lines 14.8
      dots 6.4 19.6 15.3 19.6
    """
}
