extension SymbolLibrary {
  /// Grids, stacks and layers.
  static let grids = """
    grid
      body R 3.2 3.2 17.6 17.6 3
      details M9 3.4 V20.6 M15 3.4 V20.6 M3.4 9 H20.6 M3.4 15 H20.6
    square.grid.2x2
      body R 3.2 3.2 7.4 7.4 1.8 R 13.4 3.2 7.4 7.4 1.8 R 3.2 13.4 7.4 7.4 1.8 R 13.4 13.4 7.4 7.4 1.8
    square.grid.3x3
      body R 2.8 2.8 4.6 4.6 1 R 9.7 2.8 4.6 4.6 1 R 16.6 2.8 4.6 4.6 1 R 2.8 9.7 4.6 4.6 1 R 9.7 9.7 4.6 4.6 1
      body R 16.6 9.7 4.6 4.6 1 R 2.8 16.6 4.6 4.6 1 R 9.7 16.6 4.6 4.6 1 R 16.6 16.6 4.6 4.6 1
    square.grid.3x2
      body R 2.2 6.2 4.8 4.8 1 R 9.6 6.2 4.8 4.8 1 R 17 6.2 4.8 4.8 1 R 2.2 13.4 4.8 4.8 1 R 9.6 13.4 4.8 4.8 1 R 17
      body 13.4 4.8 4.8 1
    rectangle.grid.1x2
      body R 2.6 4.4 18.8 6.2 1.6 R 2.6 13.4 18.8 6.2 1.6
    rectangle.grid.2x2
      body R 2.4 5 8.2 5.8 1.6 R 13.4 5 8.2 5.8 1.6 R 2.4 13.2 8.2 5.8 1.6 R 13.4 13.2 8.2 5.8 1.6
    rectangle.grid.3x2
      body R 1.8 6 5.2 4.8 1.2 R 9.4 6 5.2 4.8 1.2 R 17 6 5.2 4.8 1.2 R 1.8 13.2 5.2 4.8 1.2 R 9.4 13.2 5.2 4.8 1.2 R
      body 17 13.2 5.2 4.8 1.2
    square.split.2x1
      body R 3.4 3.4 17.2 17.2 3.6
      details M12 3.4 V20.6
    square.split.1x2
      body R 3.4 3.4 17.2 17.2 3.6
      details M3.4 12 H20.6
    square.split.2x2
      body R 3.4 3.4 17.2 17.2 3.6
      details M12 3.4 V20.6 M3.4 12 H20.6
    rectangle.split.3x1
      body R 2 5.2 20 13.6 2.8
      details M8.6 5.2 V18.8 M15.4 5.2 V18.8
    rectangle.split.2x1
      body R 2 5.2 20 13.6 2.8
      details M12 5.2 V18.8
    rectangle.split.3x3
      body R 2 4.4 20 15.2 3
      details M8.6 4.4 V19.6 M15.4 4.4 V19.6 M2 9.4 H22 M2 14.6 H22
    sidebar.left
      lines R 2 4.4 20 15.2 3.2 M8.8 4.4 V19.6 M4.6 8 H6.2 M4.6 11 H6.2 M4.6 14 H6.2
    sidebar.right
      use sidebar.left 12 12 -1
    square.on.square
      lines M6 15.8 A2.8 2.8 0 0 1 3.2 13 V6 A2.8 2.8 0 0 1 6 3.2 H13 A2.8 2.8 0 0 1 15.8 6
      body R 8.2 8.2 12.6 12.6 2.8
    plus.square.on.square
      use square.on.square
      details M14.5 11.2 V17.8 M11.2 14.5 H17.8
    rectangle.on.rectangle
      lines M4.4 15.4 A2.4 2.4 0 0 1 2 13 V6.6 A2.4 2.4 0 0 1 4.4 4.2 H15.4 A2.4 2.4 0 0 1 17.8 6.4
      body R 6.4 8.4 15.6 11.4 2.4
    square.stack
      body R 3.8 9 16.4 12.4 2.8
      lines M5.8 6 H18.2 M7.8 3 H16.2
    rectangle.stack
      body R 2.6 9 18.8 12 2.8
      lines M5 6 H19 M7.4 3 H16.6
    square.3.layers.3d
      body M12 2.6 L21 7.2 L12 11.8 L3 7.2 Z
      lines M5.4 10.8 L3 12 L12 16.6 L21 12 L18.6 10.8 M5.4 15.6 L3 16.8 L12 21.4 L21 16.8 L18.6 15.6
    square.stack.3d.up
      use square.3.layers.3d
    square.2.layers.3d
      body M12 4.2 L21 9 L12 13.8 L3 9 Z
      lines M5.4 13.2 L3 14.6 L12 19.6 L21 14.6 L18.6 13.2
    cube
      body M11.1 2.4 A1.9 1.9 0 0 1 12.9 2.4 L19.8 6.2 A1.9 1.9 0 0 1 20.8 7.9 V16.1 A1.9 1.9 0 0 1 19.8 17.8 L12.9 21.6
      body A1.9 1.9 0 0 1 11.1 21.6 L4.2 17.8 A1.9 1.9 0 0 1 3.2 16.1 V7.9 A1.9 1.9 0 0 1 4.2 6.2 Z
      details M3.8 7.2 L12 11.8 L20.2 7.2 M12 11.8 V21.6
    square.on.square.dashed
      lines M6 15.8 A2.8 2.8 0 0 1 3.2 13 V12 M3.2 9.8 V8.4 M3.2 6 A2.8 2.8 0 0 1 6 3.2 M8.4 3.2 H9.8 M12 3.2 H13 A2.8
      lines 2.8 0 0 1 15.8 6
      body R 8.2 8.2 12.6 12.6 2.8
    square.on.circle
      body O 9 9 6.8
      front
      body R 9.6 9.6 12 12 2.6
    square.fill.on.circle.fill
      areas O 9 9 6.4
      front
      areas R 10 10 11.2 11.2 2.2
    square.fill.on.square
      lines M6 15.8 A2.8 2.8 0 0 1 3.2 13 V6 A2.8 2.8 0 0 1 6 3.2 H13 A2.8 2.8 0 0 1 15.8 6
      areas R 8.6 8.6 11.8 11.8 2.4
    square.filled.on.square
      use square.fill.on.square
    plus.square.fill.on.square.fill
      areas R 3.4 3.4 11.6 11.6 2.4
      front
      body R 8.2 8.2 12.6 12.6 2.8
      details M14.5 11.2 V17.8 M11.2 14.5 H17.8
    rectangle.on.rectangle.angled
      use rectangle.on.rectangle
    rectangle.fill.on.rectangle.fill
      areas R 2.4 4.6 14.8 10.4 2
      front
      areas R 6.8 8.8 14.8 10.6 2
    rectangle.fill.on.rectangle.angled.fill
      use rectangle.fill.on.rectangle.fill
    rectangle.portrait.on.rectangle.portrait
      lines M15.4 4.4 A2.4 2.4 0 0 0 13 2 H6.6 A2.4 2.4 0 0 0 4.2 4.4 V15.4 A2.4 2.4 0 0 0 6.4 17.8
      body R 8.4 6.4 11.4 15.6 2.4
    rectangle.portrait.on.rectangle.portrait.angled
      use rectangle.portrait.on.rectangle.portrait
    rectangle.stack.person.crop
      use person.crop.rectangle.stack
    rectangle.3.offgrid
      body R 2.4 4.6 9 8.6 1.8 R 14 7 7.6 5.4 1.6 R 5 15.8 13.4 4.6 1.6
    rectangle.3.group
      body R 2.4 4.6 8.8 14.8 1.8 R 13.8 4.6 7.8 6 1.6 R 13.8 13.4 7.8 6 1.6
    rectangle.connected.to.line.below
      body R 3 4.4 18 9.6 2.4
      lines M12 14 V19.4 M3 19.6 H21
    app.connected.to.app.below.fill
      areas R 7 2.8 10 8.4 2 R 7 16.6 10 4.8 1.6
      lines M12 11.4 V16.4
    rectangle.split.1x2
      body R 3 4 18 16 3
      details M3 12 H21
    rectangle.split.2x2
      body R 2 4.6 20 14.8 2.8
      details M12 4.6 V19.4 M2 12 H22
    square.split.diagonal
      body R 3.4 3.4 17.2 17.2 3.6
      details M4.6 19.4 L19.4 4.6
    square.split.diagonal.2x2
      body R 3.4 3.4 17.2 17.2 3.6
      details M4.6 19.4 L19.4 4.6 M4.6 4.6 L19.4 19.4
    square.split.bottomrightquarter
      body R 3.4 3.4 17.2 17.2 3.6
      details M12 20.6 V12 H20.6
    square.grid.4x3.fill
      areas R 2 5 3 3 0.5 R 7.7 5 3 3 0.5 R 13.3 5 3 3 0.5 R 19 5 3 3 0.5 R 2 10.5 3 3 0.5 R 7.7 10.5 3 3 0.5 R 13.3
      areas 10.5 3 3 0.5 R 19 10.5 3 3 0.5 R 2 16 3 3 0.5 R 7.7 16 3 3 0.5 R 13.3 16 3 3 0.5 R 19 16 3 3 0.5
    square.3.layers.3d.down.right
      use square.3.layers.3d
    square.3.layers.3d.down.left
      use square.3.layers.3d
    square.3.stack.3d
      use square.3.layers.3d
    square.2.stack.3d
      use square.2.layers.3d
    square.3.stack.3d.top.filled
      areas M12 3 L20.4 7.2 L12 11.4 L3.6 7.2 Z
      lines M5.4 10.8 L3 12 L12 16.6 L21 12 L18.6 10.8 M5.4 15.6 L3 16.8 L12 21.4 L21 16.8 L18.6 15.6
    square.3.layers.3d.top.filled
      use square.3.stack.3d.top.filled
    square.2.layers.3d.top.filled
      areas M12 4.6 L20.4 9 L12 13.4 L3.6 9 Z
      lines M5.4 13.2 L3 14.6 L12 19.6 L21 14.6 L18.6 13.2
    square.stack.3d.up.fill
      areas M12 3 L20.4 7.2 L12 11.4 L3.6 7.2 Z M3.6 12 L6 10.8 L12 13.8 L18 10.8 L20.4 12 L12 16.2 Z M3.6 16.8 L6 15.6
      areas L12 18.6 L18 15.6 L20.4 16.8 L12 21 Z
    square.stack.3d.down.right
      use square.3.layers.3d
    square.stack.3d.down.forward
      use square.3.layers.3d
    square.stack.3d.forward.dottedline
      use square.3.layers.3d
    cube.transparent
      use cube
      details M12 2.6 V6.6 M12 11.8 L4 16.6 M12 11.8 L20 16.6
    cube.box
      body R 2.4 5 19.2 14 2.4
      details M6.6 9 L12 6.8 L17.4 9 V15 L12 17.4 L6.6 15 Z M6.8 9.2 L12 11.6 L17.2 9.2 M12 11.6 V17
    sidebar.squares.left
      lines R 2 4.4 20 15.2 3.2 M9.4 4.4 V19.6
      areas R 4.8 7.6 1.8 1.8 0.3 R 4.8 11.1 1.8 1.8 0.3 R 4.8 14.6 1.8 1.8 0.3
    sidebar.squares.right
      use sidebar.squares.left 12 12 -1
    grid.circle
      use circle
      details M9.4 6.4 V17.6 M14.6 6.4 V17.6 M6.4 9.4 H17.6 M6.4 14.6 H17.6
    view.3d
      use cube
    view.2d
      use square
    part.square.grid
      lines R 2.8 2.8 4.6 4.6 1 R 9.7 2.8 4.6 4.6 1 R 16.6 2.8 4.6 4.6 1 R 2.8 9.7 4.6 4.6 1 R 9.7 9.7 4.6 4.6 1 R 16.6
      lines 9.7 4.6 4.6 1 R 2.8 16.6 4.6 4.6 1 R 9.7 16.6 4.6 4.6 1 R 16.6 16.6 4.6 4.6 1
    square.grid.3x3.topleft.filled
      use part.square.grid
      areas R 2.8 2.8 4.6 4.6 1
    square.grid.3x3.topmiddle.filled
      use part.square.grid
      areas R 9.7 2.8 4.6 4.6 1
    square.grid.3x3.topright.filled
      use part.square.grid
      areas R 16.6 2.8 4.6 4.6 1
    square.grid.3x3.middleleft.filled
      use part.square.grid
      areas R 2.8 9.7 4.6 4.6 1
    square.grid.3x3.middle.filled
      use part.square.grid
      areas R 9.7 9.7 4.6 4.6 1
    square.grid.3x3.middleright.filled
      use part.square.grid
      areas R 16.6 9.7 4.6 4.6 1
    square.grid.3x3.bottomleft.filled
      use part.square.grid
      areas R 2.8 16.6 4.6 4.6 1
    square.grid.3x3.bottommiddle.filled
      use part.square.grid
      areas R 9.7 16.6 4.6 4.6 1
    square.grid.3x3.bottomright.filled
      use part.square.grid
      areas R 16.6 16.6 4.6 4.6 1
    square.2.stack.3d.top.filled
      use square.2.layers.3d.top.filled
    square.2.layers.3d.bottom.filled
      lines M12 4.2 L21 9 L12 13.8 L3 9 Z
      areas M5.4 13.2 L3.6 14.4 L12 19 L20.4 14.4 L18.6 13.2 L12 16.6 Z
    square.2.stack.3d.bottom.filled
      use square.2.layers.3d.bottom.filled
    squares.below.rectangle
      body R 3 3 18 8.4 2 R 3 15 7 6 1.4 R 14 15 7 6 1.4
    squares.leading.rectangle
      body R 3 3 6 7 1.4 R 3 14 6 7 1.4 R 12.6 3 8.4 18 2
    """
}
