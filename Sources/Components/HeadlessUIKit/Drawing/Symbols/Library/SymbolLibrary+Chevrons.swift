extension SymbolLibrary {
  /// Chevrons and triangles that point in a direction.
  static let chevrons = """
    control
      lines M5.6 13.4 L12 6.6 L18.4 13.4
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
    arrowshape.turn.up.left
      body M11 4.6 V8 C17.4 8.2 21.4 12.4 21.8 18.8 A0.6 0.6 0 0 1 20.7 19.1 C18.4 15.8 15.6 14.4 11 14.4 V17.8 A1 1 0 0
      body 1 9.3 18.5 L2.6 12 A1.2 1.2 0 0 1 2.6 10.4 L9.3 3.9 A1 1 0 0 1 11 4.6 Z
    arrowshape.turn.up.right
      use arrowshape.turn.up.left 12 12 -1
    arrowshape.turn.up.left.2
      lines M7.6 4.4 L1.4 10.6 A0.9 0.9 0 0 0 1.4 11.8 L7.6 18
      use arrowshape.turn.up.left 13.6 12 0.9
    arrowtriangle.up
      body M12.9 5.8 L20.6 17 A1.1 1.1 0 0 1 19.7 18.7 H4.3 A1.1 1.1 0 0 1 3.4 17 L11.1 5.8 A1.1 1.1 0 0 1 12.9 5.8 Z
    arrowtriangle.down
      use arrowtriangle.up 12 12 1 180
    arrowtriangle.left
      use arrowtriangle.up 12 12 1 -90
    arrowtriangle.right
      use arrowtriangle.up 12 12 1 90
    chevron.right.to.line
      lines M6.4 4.6 L13.6 12 L6.4 19.4 M18 4.6 V19.4
    chevron.left.to.line
      use chevron.right.to.line 12 12 -1
    chevron.down.forward
      lines M18 6 V18 H6
    chevron.down.right
      lines M18 6 V18 H6
    chevron.up.forward
      lines M6 6 H18 V18
    chevron.up.right
      lines M6 6 H18 V18
    chevron.up.chevron.right.chevron.down.chevron.left
      lines M8.6 6 L12 2.6 L15.4 6 M8.6 18 L12 21.4 L15.4 18 M6 8.6 L2.6 12 L6 15.4 M18 8.6 L21.4 12 L18 15.4
    arrowshape.right
      body M20.9 11.1 A1.2 1.2 0 0 1 20.9 12.9 L13.4 19.4 A1 1 0 0 1 11.8 18.6 V15.4 H4.2 A1.6 1.6 0 0 1 2.6 13.8 V10.2
      body A1.6 1.6 0 0 1 4.2 8.6 H11.8 V5.4 A1 1 0 0 1 13.4 4.6 Z
    arrowshape.left
      use arrowshape.right 12 12 -1
    arrowshape.up
      use arrowshape.right 12 12 1 -90
    arrowshape.down
      use arrowshape.right 12 12 1 90
    arrowshape.left.arrowshape.right
      use arrowshape.left 6.4 12 0.52
      use arrowshape.right 17.6 12 0.52
    arrowshape.turn.up.left.circle
      use circle
      spots M11 7.4 V9.6 C14.4 9.8 16.8 11.6 17.2 15.6 C15.8 13.8 14 13.2 11 13.2 V15.4 L6.8 11.4 Z
    arrowshape.turn.up.right.circle
      use arrowshape.turn.up.left.circle 12 12 -1
    arrowshape.bounce.right
      lines M3 8 L8.4 17 L13.4 9.4 L15.6 12.4
      areas M20.6 19 L14 16.8 L19.4 12.6 Z
    arrowshape.zigzag.right
      lines M3 12 L7 7 L11 16 L14.6 10.4
      areas M21.6 12 L14.8 15 V9 Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
      body M7.6 7 V17 L1.8 12 Z M16.4 7 V17 L22.2 12 Z
      lines M12 3.4 V20.6
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
      body M2 7 V17 L8 12 Z M22 7 V17 L16 12 Z
      lines M12 3.4 V20.6
    arrowkeys
      body R 8.8 3.8 6.4 6.8 1.4 R 1.4 13 6.4 6.8 1.4 R 8.8 13 6.4 6.8 1.4 R 16.2 13 6.4 6.8 1.4
    left
      use arrowshape.left
    right
      use arrowshape.right
    arrowkeys.up.filled
      use arrowkeys
      spots R 9.4 4.4 5.2 5.6 0.6
    arrowkeys.down.filled
      use arrowkeys
      spots R 9.4 13.6 5.2 5.6 0.6
    arrowkeys.left.filled
      use arrowkeys
      spots R 2 13.6 5.2 5.6 0.6
    arrowkeys.right.filled
      use arrowkeys
      spots R 16.8 13.6 5.2 5.6 0.6
    """
}
