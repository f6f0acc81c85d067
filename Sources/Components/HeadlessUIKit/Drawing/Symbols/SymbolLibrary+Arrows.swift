extension SymbolLibrary {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.left
      lines M15.7 4.05 L8 12 L15.7 19.95
    chevron.right
      lines M8.3 4.05 L16 12 L8.3 19.95
    chevron.up
      lines M4.05 15.7 L12 8 L19.95 15.7
    chevron.down
      lines M4.05 8.3 L12 16 L19.95 8.3
    chevron.left.2
      lines M11.6 5 L4.8 12 L11.6 19 M19.6 5 L12.8 12 L19.6 19
    chevron.right.2
      lines M4.4 5 L11.2 12 L4.4 19 M12.4 5 L19.2 12 L12.4 19
    chevron.up.2
      lines M5 11.6 L12 4.8 L19 11.6 M5 19.6 L12 12.8 L19 19.6
    chevron.down.2
      lines M5 4.4 L12 11.2 L19 4.4 M5 12.4 L12 19.2 L19 12.4
    chevron.compact.left
      lines M13.6 3.6 L10.6 12 L13.6 20.4
    chevron.compact.right
      lines M10.4 3.6 L13.4 12 L10.4 20.4
    chevron.compact.up
      lines M3.6 13.4 L12 10.4 L20.4 13.4
    chevron.compact.down
      lines M3.6 10.6 L12 13.6 L20.4 10.6
    chevron.up.chevron.down
      lines M6.4 9.2 L12 3.6 L17.6 9.2 M6.4 14.8 L12 20.4 L17.6 14.8
    chevron.left.forwardslash.chevron.right
      lines M6.6 6.4 L1.4 12 L6.6 17.6 M17.4 6.4 L22.6 12 L17.4 17.6 M13.8 4.4 L10.2 19.6
    arrow.right
      lines M3.6 12 H20.2 M13.2 5 L20.2 12 L13.2 19
    arrow.left
      lines M20.4 12 H3.8 M10.8 5 L3.8 12 L10.8 19
    arrow.up
      lines M12 20.4 V3.8 M5 10.8 L12 3.8 L19 10.8
    arrow.down
      lines M12 3.6 V20.2 M5 13.2 L12 20.2 L19 13.2
    arrow.up.right
      lines M5.2 18.8 L18.6 5.4 M8.6 5.2 H18.8 V15.4
    arrow.up.left
      lines M18.8 18.8 L5.4 5.4 M15.4 5.2 H5.2 V15.4
    arrow.down.left
      lines M18.8 5.2 L5.4 18.6 M15.4 18.8 H5.2 V8.6
    arrow.down.right
      lines M5.2 5.2 L18.6 18.6 M8.6 18.8 H18.8 V8.6
    arrow.clockwise
      lines M19.9 13.4 A8 8 0 1 1 16.4 6 M12.6 2 L16.8 6.2 L12.6 10.4
    arrow.counterclockwise
      lines M4.1 13.4 A8 8 0 1 0 7.6 6 M11.4 2 L7.2 6.2 L11.4 10.4
    goforward
      lines M19.9 13.4 A8 8 0 1 1 14 5 M12 1.8 L15.4 5.2 L12 8.6
    gobackward
      lines M4.1 13.4 A8 8 0 1 0 10 5 M12 1.8 L8.6 5.2 L12 8.6
    arrow.up.arrow.down
      lines M7 20 V4.2 M2.8 8.4 L7 4.2 L11.2 8.4 M17 4 V19.8 M12.8 15.6 L17 19.8 L21.2 15.6
    arrow.left.arrow.right
      lines M4 17 H19.8 M15.6 12.8 L19.8 17 L15.6 21.2 M20 7 H4.2 M8.4 2.8 L4.2 7 L8.4 11.2
    arrow.up.and.down
      lines M12 2.6 V21.4 M7 7.6 L12 2.6 L17 7.6 M7 16.4 L12 21.4 L17 16.4
    arrow.left.and.right
      lines M2.6 12 H21.4 M7.6 7 L2.6 12 L7.6 17 M16.4 7 L21.4 12 L16.4 17
    arrow.up.and.down.and.arrow.left.and.right
      lines M12 2 V22 M2 12 H22 M9 5 L12 2 L15 5 M9 19 L12 22 L15 19 M5 9 L2 12 L5 15 M19 9 L22 12 L19 15
    arrow.up.left.and.arrow.down.right
      lines M4 4 L10.4 10.4 M4 9.6 V4 H9.6 M20 20 L13.6 13.6 M20 14.4 V20 H14.4
    arrow.down.right.and.arrow.up.left
      lines M3.6 3.6 L10.4 10.4 M10.4 4.8 V10.4 H4.8 M20.4 20.4 L13.6 13.6 M13.6 19.2 V13.6 H19.2
    arrow.up.right.and.arrow.down.left
      lines M20 4 L13.6 10.4 M14.4 4 H20 V9.6 M4 20 L10.4 13.6 M4 14.4 V20 H9.6
    arrow.triangle.2.circlepath
      lines M3.8 11 A8.4 8.4 0 0 1 18.4 6.6 M20.2 13 A8.4 8.4 0 0 1 5.6 17.4
      areas M20.8 4.4 V9.4 H15.8 Z M3.2 19.6 V14.6 H8.2 Z
    arrow.triangle.branch
      lines M6 20.4 V15 C6 11.6 8.6 10.4 12 10.4 C15.4 10.4 18 9.4 18 6.4 M6 14 V6.4
      areas M3.8 6.6 L6 3.4 L8.2 6.6 Z M15.8 6.6 L18 3.4 L20.2 6.6 Z
    arrow.branch
      lines M3.4 12 H10 C14 12 13.6 6 17.6 6 H20.4 M10 12 C14 12 13.6 18 17.6 18 H20.4
      lines M17.6 3 L20.6 6 L17.6 9 M17.6 15 L20.6 18 L17.6 21
    arrow.uturn.left
      lines M9 3.8 L3.8 9 L9 14.2 M4 9 H14.6 A5.4 5.4 0 0 1 14.6 19.8 H10
    arrow.uturn.right
      lines M15 3.8 L20.2 9 L15 14.2 M20 9 H9.4 A5.4 5.4 0 0 0 9.4 19.8 H14
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
    arrowshape.turn.up.left
      body M10.4 4.2 L2.6 11.2 L10.4 18.2 V14.4 C15.6 14.2 18.8 15.6 21.2 19.4 C20.8 12.6 17 8.4 10.4 8 Z
    arrowshape.turn.up.right
      body M13.6 4.2 L21.4 11.2 L13.6 18.2 V14.4 C8.4 14.2 5.2 15.6 2.8 19.4 C3.2 12.6 7 8.4 13.6 8 Z
    arrowshape.turn.up.left.2
      body M12.4 4.2 L5.2 11.2 L12.4 18.2 V14.4 C17 14.2 19.8 15.6 22 19.4 C21.6 12.6 18.4 8.4 12.4 8 Z
      lines M8.6 4.6 L1.8 11.2 L8.6 17.8
    arrowtriangle.up
      body M12 6 L20 18 H4 Z
    arrowtriangle.down
      body M12 18 L20 6 H4 Z
    arrowtriangle.left
      body M6 12 L18 4 V20 Z
    arrowtriangle.right
      body M18 12 L6 4 V20 Z
    arrow.right.to.line
      lines M3.4 12 H17.6 M11.6 6 L17.6 12 L11.6 18 M21 4.4 V19.6
    arrow.left.to.line
      lines M20.6 12 H6.4 M12.4 6 L6.4 12 L12.4 18 M3 4.4 V19.6
    arrow.up.to.line
      lines M12 20.6 V6.4 M6 12.4 L12 6.4 L18 12.4 M4.4 3 H19.6
    arrow.down.to.line
      lines M12 3.4 V17.6 M6 11.6 L12 17.6 L18 11.6 M4.4 21 H19.6
    square.and.arrow.up
      lines M8.4 9 H6.8 A2.4 2.4 0 0 0 4.4 11.4 V19 A2.4 2.4 0 0 0 6.8 21.4 H17.2 A2.4 2.4 0 0 0 19.6 19 V11.4
      lines M15.6 9 H17.2 A2.4 2.4 0 0 1 19.6 11.4 M12 14.6 V1.8 M8.4 5.2 L12 1.6 L15.6 5.2
    square.and.arrow.up.fill
      areas M6.8 9 H9 V14.6 A3 3 0 0 0 15 14.6 V9 H17.2 A2.4 2.4 0 0 1 19.6 11.4 V19 A2.4 2.4 0 0 1 17.2 21.4 H6.8
      areas A2.4 2.4 0 0 1 4.4 19 V11.4 A2.4 2.4 0 0 1 6.8 9 Z
      lines M12 14.6 V1.8 M8.4 5.2 L12 1.6 L15.6 5.2
    square.and.arrow.down
      lines M8.4 9 H6.8 A2.4 2.4 0 0 0 4.4 11.4 V19 A2.4 2.4 0 0 0 6.8 21.4 H17.2 A2.4 2.4 0 0 0 19.6 19 V11.4
      lines M15.6 9 H17.2 A2.4 2.4 0 0 1 19.6 11.4 M12 2 V15 M8.4 11.6 L12 15.2 L15.6 11.6
    square.and.pencil
      lines M13 4.4 H6.4 A2.6 2.6 0 0 0 3.8 7 V17.8 A2.6 2.6 0 0 0 6.4 20.4 H17.2 A2.6 2.6 0 0 0 19.8 17.8 V11.2
      lines M10.2 13.9 L9.6 15.4 L11.1 14.8 L20.4 5.5 L19.5 4.6 Z M20.9 3.2 L21.8 4.1
    square.and.arrow.up.on.square
      lines M9 10.6 H8.6 A2 2 0 0 0 6.6 12.6 V19.4 A2 2 0 0 0 8.6 21.4 H17 A2 2 0 0 0 19 19.4 V12.6 A2 2 0 0 0 17 10.6
      lines H16.6
      lines M12.8 15.8 V3.6 M9.8 6.4 L12.8 3.4 L15.8 6.4 M3.6 17.4 V9.6 A2 2 0 0 1 5.6 7.6 H7
    rectangle.portrait.and.arrow.right
      lines M14 7.4 V5 A2.4 2.4 0 0 0 11.6 2.6 H5.4 A2.4 2.4 0 0 0 3 5 V19 A2.4 2.4 0 0 0 5.4 21.4 H11.6 A2.4 2.4 0 0
      lines 0 14 19
      lines M14 19 V16.6 M8.8 12 H21.6 M18 8.4 L21.6 12 L18 15.6
    rectangle.portrait.and.arrow.forward
      lines M14 7.4 V5 A2.4 2.4 0 0 0 11.6 2.6 H5.4 A2.4 2.4 0 0 0 3 5 V19 A2.4 2.4 0 0 0 5.4 21.4 H11.6 A2.4 2.4 0 0
      lines 0 14 19
      lines M14 19 V16.6 M8.8 12 H21.6 M18 8.4 L21.6 12 L18 15.6
    tray.and.arrow.down
      lines M2.6 14.4 V17.8 A2.6 2.6 0 0 0 5.2 20.4 H18.8 A2.6 2.6 0 0 0 21.4 17.8 V14.4 H16.4 C16 16.2 14.4 17.2 12
      lines 17.2
      lines M12 17.2 C9.6 17.2 8 16.2 7.6 14.4 H2.6 L4.4 8.6 M21.4 14.4 L19.6 8.6 M12 2.6 V11.8 M8.8 8.8 L12 12 L15.2
      lines 8.8
    tray.and.arrow.up
      lines M2.6 14.4 V17.8 A2.6 2.6 0 0 0 5.2 20.4 H18.8 A2.6 2.6 0 0 0 21.4 17.8 V14.4 H16.4 C16 16.2 14.4 17.2 12
      lines 17.2
      lines M12 17.2 C9.6 17.2 8 16.2 7.6 14.4 H2.6 L4.4 8.6 M21.4 14.4 L19.6 8.6 M12 12 V2.8 M8.8 5.8 L12 2.6 L15.2 5.8
    icloud.and.arrow.down
      lines M8 17 H6.6 A4.4 4.4 0 0 1 6 8.3 A6.2 6.2 0 0 1 18 8 A4.6 4.6 0 0 1 17.8 17 H16 M12 10.4 V21 M8.8 18 L12
      lines 21.2 L15.2 18
    icloud.and.arrow.up
      lines M8 17 H6.6 A4.4 4.4 0 0 1 6 8.3 A6.2 6.2 0 0 1 18 8 A4.6 4.6 0 0 1 17.8 17 H16 M12 21.4 V10.8 M8.8 13.8
      lines L12 10.6 L15.2 13.8
    shuffle
      lines M2.6 7 H5.4 C7.6 7 8.6 8 9.8 9.8 L13.4 14.6 C14.6 16.2 15.6 17 17.6 17 H20.6 M2.6 17 H5.4 C7.6 17 8.6 16.2
      lines 9.8 14.4
      lines M13.4 9.6 C14.6 8 15.6 7 17.6 7 H20.6 M17.8 4 L20.8 7 L17.8 10 M17.8 14 L20.8 17 L17.8 20
    repeat
      lines M3.4 11.6 V10 A3.4 3.4 0 0 1 6.8 6.6 H20 M17 3.4 L20.2 6.6 L17 9.8
      lines M20.6 12.4 V14 A3.4 3.4 0 0 1 17.2 17.4 H4 M7 14.2 L3.8 17.4 L7 20.6
    repeat.1
      lines M3.4 11.6 V10 A3.4 3.4 0 0 1 6.8 6.6 H15 M12 3.4 L15.2 6.6 L12 9.8
      lines M20.6 12.4 V14 A3.4 3.4 0 0 1 17.2 17.4 H4 M7 14.2 L3.8 17.4 L7 20.6 M19 4.2 L20.8 3 V9
    paperplane
      body M21.2 2.8 L14 21.4 L10.4 13.6 L2.6 10 Z
      details M21.2 2.8 L10.4 13.6
    """
}
