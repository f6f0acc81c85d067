extension SymbolLibrary {
  /// Arrows that turn.
  static let turns = """
    return
      lines M20 6 V11.4 A2.4 2.4 0 0 1 17.6 13.8 H4.4 M8.8 9 L4 13.8 L8.8 18.6
    arrow.clockwise
      lines M20.4 12 A8.4 8.4 0 1 1 12 3.6 H13.6 M10.6 0.6 L13.8 3.6 L10.6 6.8
    arrow.counterclockwise
      use arrow.clockwise 12 12 -1
    arrow.triangle.2.circlepath
      lines M5.4 6.6 A8.6 8.6 0 0 1 20.5 11 M18.6 17.4 A8.6 8.6 0 0 1 3.5 13
      areas M18 11.2 H23 L20.5 14.4 Z M1 12.8 H6 L3.5 9.6 Z
    arrow.triangle.branch
      lines M6.6 20.8 V16.8 C6.6 12.6 9.4 11.4 12 11 C15.4 10.4 17.4 9.4 17.4 6.4 M6.6 15 V6.4
      areas M3.8 6.8 L6.6 2.6 L9.4 6.8 Z M14.6 6.8 L17.4 2.6 L20.2 6.8 Z
    arrow.branch
      lines M3.4 12 H10 C14 12 13.6 6 17.6 6 H20.4 M10 12 C14 12 13.6 18 17.6 18 H20.4
      lines M17.6 3 L20.6 6 L17.6 9 M17.6 15 L20.6 18 L17.6 21
    arrow.uturn.left
      lines M8.4 3.2 L3 8.6 L8.4 14 M3.4 8.6 H14.8 A5.6 5.6 0 0 1 14.8 19.8 H9.6
    arrow.uturn.right
      use arrow.uturn.left 12 12 -1
    arrow.uturn.up
      lines M3.8 9 L9 3.8 L14.2 9 M9 4 V14.6 A5.4 5.4 0 0 0 19.8 14.6 V10
    arrow.uturn.down
      lines M3.8 15 L9 20.2 L14.2 15 M9 20 V9.4 A5.4 5.4 0 0 1 19.8 9.4 V14
    arrow.turn.up.left
      lines M9 3.6 L3.6 9 L9 14.4 M3.8 9 H15.6 A4.4 4.4 0 0 1 20 13.4 V20
    arrow.turn.up.right
      lines M15 3.6 L20.4 9 L15 14.4 M20.2 9 H8.4 A4.4 4.4 0 0 0 4 13.4 V20
    arrow.turn.down.left
      lines M9 20.4 L3.6 15 L9 9.6 M3.8 15 H15.6 A4.4 4.4 0 0 0 20 10.6 V4
    arrow.turn.down.right
      lines M15 20.4 L20.4 15 L15 9.6 M20.2 15 H8.4 A4.4 4.4 0 0 1 4 10.6 V4
    clock.arrow.circlepath
      lines M4 7 A9 9 0 1 1 3 12.6 M3.6 2.4 V7.2 H8.4 M12 7 V12.4 L15.4 14.4
    escape
      lines M9 3.4 A9 9 0 1 0 20.6 15 M10 14 L3.6 7.6 M3.6 13 V7.4 H9.2
    return.left
      lines M20 6 V11.4 A2.4 2.4 0 0 1 17.6 13.8 H4.4 M8.8 9 L4 13.8 L8.8 18.6
    return.right
      use return.left 12 12 -1
    arrow.clockwise.circle
      use circle
      details M16.4 12.4 A4.4 4.4 0 1 1 12 8 H12.6 M10.8 5.8 L13 8 L10.8 10.2
    arrow.counterclockwise.circle
      use arrow.clockwise.circle 12 12 -1
    arrow.clockwise.heart
      use arrow.clockwise
      areas M12 16.2 C10 14.8 8.6 13.4 8.6 11.6 C8.6 10.4 9.4 9.6 10.4 9.6 C11.1 9.6 11.7 10 12 10.6 C12.3 10 12.9 9.6
      areas 13.6 9.6 C14.6 9.6 15.4 10.4 15.4 11.6 C15.4 13.4 14 14.8 12 16.2 Z
    arrow.2.circlepath
      lines M5.4 6.6 A8.6 8.6 0 0 1 20.6 12.4 M18.6 17.4 A8.6 8.6 0 0 1 3.4 11.6 M17.4 9.6 L20.6 12.8 L23.6 9.6 M6.6
      lines 14.4 L3.4 11.2 L0.4 14.4
    arrow.triangle.2.circlepath.circle
      use circle
      details M7.4 11.2 A4.7 4.7 0 0 1 15.8 9.2 M16.6 12.8 A4.7 4.7 0 0 1 8.2 14.8
      spots M15 11.2 L17 12.4 L17.6 9.8 Z M9 12.8 L7 11.6 L6.4 14.2 Z
    arrow.circlepath
      lines M20.4 12 A8.4 8.4 0 1 1 12 3.6 H13.6 M10.6 0.6 L13.8 3.6 L10.6 6.8
    arrow.3.trianglepath
      lines M8.6 8 L12 3 L14.4 7 M12.4 7.4 L15 8 L15.6 5.4 M17.4 11 L20.6 16.6 L18.8 19.6 H14.8 M17 17 L14.6 19.6 L17 22
      lines M9.4 19.6 H5 L3.2 16.6 L5.8 12 M3.4 13.4 L6 11.6 L7.6 14
    arrow.2.squarepath
      lines M3.8 13.4 V7.6 A3 3 0 0 1 6.8 4.6 H14 M11.4 1.8 L14.2 4.6 L11.4 7.4 M20.2 10.6 V16.4 A3 3 0 0 1 17.2 19.4
      lines H10 M12.6 16.6 L9.8 19.4 L12.6 22.2
    arrow.rectanglepath
      lines M5 14 H4.4 A2.4 2.4 0 0 1 2 11.6 V8 A2.4 2.4 0 0 1 4.4 5.6 H19.6 A2.4 2.4 0 0 1 22 8 V14.4 A2.4 2.4 0 0 1
      lines 19.6 16.8 H9.4 M12.2 13.8 L9.2 16.8 L12.2 19.8
    arrow.triangle.capsulepath
      lines M8 6.4 H16 A5.6 5.6 0 0 1 16 17.6 H14 M16 17.6 H8 A5.6 5.6 0 0 1 3.4 8.8
      areas M1.6 10 L5.8 9.6 L3.6 6.2 Z M10.4 17.6 L14.4 15 V20.2 Z
    leaf.arrow.circlepath
      lines M20.4 10 A8.7 8.7 0 1 0 19.4 16.4 M21.4 5.4 L20.6 10.2 L16 9
      use leaf 12 12.6 0.42
    leaf.arrow.triangle.circlepath
      use leaf.arrow.circlepath
    clock.arrow.2.circlepath
      lines M3.4 10.4 A8.8 8.8 0 0 1 18.6 6 M20.6 13.6 A8.8 8.8 0 0 1 5.4 18 M19 2 V6.4 H14.6 M5 22 V17.6 H9.4 M12 7.6
      lines V12.4 L15 14
    arrow.turn.left.up
      use arrow.turn.up.right 12 12 1 -90
    arrow.turn.right.up
      use arrow.turn.up.left 12 12 1 90
    arrow.turn.left.down
      use arrow.turn.up.left 12 12 1 -90
    arrow.turn.right.down
      use arrow.turn.up.right 12 12 1 90
    arrow.merge
      use arrow.branch 12 12 -1
    arrow.triangle.merge
      lines M12 20.6 V12.4 L6 7 M12 12.4 L18 7
      areas M4.2 4.6 L8.6 5.6 L5.4 9 Z M12 22 L9.6 18 H14.4 Z
    arrow.triangle.swap
      lines M4 4.6 C10 5 14 8 14 12 C14 16 16 19 20 19.4 M20 4.6 C16 5 10 8 10 12 C10 16 8 19 4 19.4
      areas M4.6 2.4 V7 L1.4 4.6 Z M19.4 17 V21.6 L22.6 19.2 Z
    arrow.triangle.pull
      lines M5.4 20 V7 M18.6 20 V10 A4 4 0 0 0 14.6 6 H12
      areas M12.6 3.2 V8.8 L8.8 6 Z
      body O 5.4 4.4 1.8 O 5.4 20 1.8 O 18.6 20 1.8
    arrow.swap
      lines M4 20 L10 14 M14 10 L20 4 M15 3.8 H20.2 V9 M4 4 L20 20 M20.2 15 V20.2 H15
    arrow.triangle.turn.up.right.diamond
      use diamond
      details M8.8 15.4 V12.6 A1.6 1.6 0 0 1 10.4 11 H13
      spots M13 8.6 L16.2 11 L13 13.4 Z
    arrow.triangle.turn.up.right.circle
      use circle
      details M8.4 15.8 V12.4 A1.8 1.8 0 0 1 10.2 10.6 H13
      spots M13 8 L16.6 10.6 L13 13.2 Z
    """
}
