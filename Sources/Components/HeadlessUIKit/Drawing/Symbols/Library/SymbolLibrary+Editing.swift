extension SymbolLibrary {
  /// Tools to write, draw and select.
  static let editing = """
    scribble
      lines M3.4 14.6 C5 8.4 9.4 3.6 10.6 5.4 C12 7.6 6.4 15.4 8.4 16.6 C10.6 17.8 14 8.4 16 9.6 C17.8 10.8 13.4 17 15
      lines 18.6
      lines M15 18.6 C16.6 20 19.4 16.4 20.8 14
    signature
      lines M2.6 18.8 H21.4 M3.4 14.4 C8 12.8 13.2 5.4 11 4 C8.8 2.8 6.4 10.6 8.2 13.6 C9.6 15.4 11.6 10.8 13 10.6 C14.4
      lines 10.4 13.2 14 14.6 14 C15.9 14 16 11.8 17 11.8 C18 11.8 17.8 13.6 20.6 13
    square.and.pencil
      lines M13.4 4.2 H6.6 A3.2 3.2 0 0 0 3.4 7.4 V17.6 A3.2 3.2 0 0 0 6.6 20.8 H16.8 A3.2 3.2 0 0 0 20 17.6 V11 M21.4
      lines 2.6 L22 3.2 M20 4 L20.6 4.6 L11.6 13.6 L9.6 14.4 L10.4 12.4 L19.4 3.4 Z
    trash
      body M5.2 5.5 L6.1 19.4 A2.5 2.5 0 0 0 8.6 21.8 H15.4 A2.5 2.5 0 0 0 17.9 19.4 L18.8 5.5 Z
      details M8.8 9.2 L9.2 18.2 M15.2 9.2 L14.8 18.2 M12 9.2 V18.2
      lines M3.6 5.5 H20.4 M8.4 5.3 V3.8 A2.4 2.4 0 0 1 10.8 1.4 H13.2 A2.4 2.4 0 0 1 15.6 3.8 V5.4
    pencil
      body M4 18.6 L5.2 15.2 A2 2 0 0 1 5.7 14.4 L16.6 3.5 A2.3 2.3 0 0 1 19.9 3.5 L20.5 4.1 A2.3 2.3 0 0 1 20.5 7.4
      body L9.6 18.3 A2 2 0 0 1 8.8 18.8 L5.4 20 A1.1 1.1 0 0 1 4 18.6 Z
      details M14.6 5.6 L18.4 9.4
    highlighter
      body M13.2 3.4 L20.6 10.8 L15.4 15.6 L8.4 8.6 Z
      body M8 9.4 L14.6 16 L10.8 17.8 L6.2 13.2 Z
      lines M6 13.6 L4.4 17.4 L6.6 19.6 L10.4 18 M5.2 18.4 L2.6 21 H6.2
    scissors
      lines O 5.4 6.4 2.9 O 5.4 17.6 2.9 M7.8 8 L21 16.8 M7.8 16 L21 7.2
    paintbrush
      body M20.9 3.1 C22 4.2 21.4 5.6 20.6 6.6 L13.4 14.8 L9.2 10.6 L17.4 3.4 C18.4 2.6 19.8 2 20.9 3.1 Z
      body M8.2 12 C10.6 12 12.2 13.8 12 16 C11.6 19.4 7.6 21.6 2.8 20.4 C4.6 19.4 4.4 17.8 4.6 15.6 C4.8 13.4 6.2 12
      body 8.2 12 Z
    paintpalette
      body M12 3 C17.4 3 21.8 6.6 21.8 11 C21.8 14 19.6 15.4 17 15.4 H15 C13.6 15.4 13 16.4 13.6 17.8 C14.2 19.4 13.6 21
      body 11.6 21 C6.4 21 2.2 17 2.2 12 C2.2 7 6.6 3 12 3 Z
      spots O 7 12.2 0.5 O 8.6 7.8 0.5 O 13 6.8 0.5 O 17 9.4 0.5
    eyedropper
      body M14.4 4.8 L15.6 3.6 A3.4 3.4 0 0 1 20.4 8.4 L19.2 9.6 L20 10.4 L18 12.4 L11.6 6 L13.6 4 Z
      lines M12.6 7.4 L4.6 15.4 C3.8 16.2 4.4 17.6 3.6 18.8 L3 20 L4 21 L5.2 20.4 C6.4 19.6 7.8 20.2 8.6 19.4 L16.6 11.4
    wand.and.stars
      lines M3.2 20.8 L12 12 M14.4 9.6 L15.2 8.8
      use sparkle 18.2 15.4 0.26
      use sparkle 9.4 5.4 0.28
      use sparkle 18.6 5 0.3
    rectangle.and.pencil.and.ellipsis
      lines M14 5.6 H4.8 A2.8 2.8 0 0 0 2 8.4 V15.6 A2.8 2.8 0 0 0 4.8 18.4 H19.2 A2.8 2.8 0 0 0 22 15.6 V11 M22 3.2
      lines L22.4 3.6 M20.4 4.6 L21 5.2 L14.6 11.6 L12.8 12.4 L13.6 10.6 L20 4.2 Z
      dots 6 12 9.4 12
    scribble.variable
      lines M3 15 C5 7.6 9.4 3 10.8 5 C12.4 7.4 6 16 8.2 17.4 C10.4 18.8 14.2 8.4 16.2 9.8 C18 11 13.4 17 15 18.8 C16.6
      lines 20.2 19.4 16.8 21 14.2
    lasso
      lines M12 3.4 C17.4 3.4 21.4 6 21.4 9.6 C21.4 13.2 17.4 15.8 12 15.8 C10.2 15.8 8.6 15.5 7.2 15 M12 3.4 C6.6 3.4
      lines 2.6 6 2.6 9.6 C2.6 11.4 3.6 13 5.2 14.1
      lines O 6.4 15.6 1.7 M7.4 17 C8.8 18.8 8 20.6 5.8 21
    lasso.and.sparkles
      use lasso 10.6 13 0.92
      front
      use sparkle 19.6 6 0.36
    crop
      lines M6.6 1.8 V15 A2.4 2.4 0 0 0 9 17.4 H22.2 M1.8 6.6 H15 A2.4 2.4 0 0 1 17.4 9 V22.2
    crop.rotate
      use crop 12 13.6 0.8
      lines M13 2.4 A9 9 0 0 1 21.6 9 M15.4 0.4 L13 2.4 L15.4 4.6
    rotate.left
      body R 3 10 13 11 2.2
      lines M21 15 V9.6 A5.4 5.4 0 0 0 15.6 4.2 H10 M12.8 1.4 L10 4.2 L12.8 7
    rotate.right
      use rotate.left 12 12 -1
    rotate.3d
      lines M12 3 C14.8 3 16.6 7 16.6 12 C16.6 17 14.8 21 12 21 M12 21 C9.2 21 7.4 17 7.4 12 C7.4 8 8.6 4.6 10.4 3.4 M3
      lines 12 C3 9.2 7 7.4 12 7.4 C17 7.4 21 9.2 21 12 C21 14 18.8 15.6 15.6 16.3 M18 13.4 L15.2 16.4 L18.4 18.8
    selection.pin.in.out
      lines O 5.6 12 3 O 18.4 12 3 M8.6 12 H15.4 M12 4 V8.6 M12 15.4 V20
    pencil.tip
      body M12 2.4 L18.4 18.6 A3 3 0 0 1 15.6 21.4 H8.4 A3 3 0 0 1 5.6 18.6 Z
      details M9.6 8.6 H14.4
    pencil.tip.crop.circle
      use circle
      spots M12 6.6 L14.8 16.4 H9.2 Z
    pencil.line
      use pencil 13 10.6 0.82
      lines M2.8 20.8 H21.2
    pencil.and.outline
      use pencil 13.6 10.4 0.8
      lines M3 15 C1.6 18.6 3.4 21.2 6.8 20.6 C9.8 20 12 17.4 14.6 18.4 C16 19 17 20.6 20.6 19.4
    pencil.and.scribble
      use pencil.and.outline
    pencil.and.ruler
      body M3.2 16.2 L16.2 3.2 L20.8 7.8 L7.8 20.8 Z
      details M6.6 12.8 L8.4 14.6 M9.8 9.6 L11.6 11.4 M13 6.4 L14.8 8.2
      front
      use pencil 12 12 -0.92
    eraser
      body M9.2 20.4 H8.6 A2.4 2.4 0 0 1 6.9 19.7 L3.1 15.9 A2.4 2.4 0 0 1 3.1 12.5 L12.3 3.3 A2.4 2.4 0 0 1 15.7 3.3
      body L20.9 8.5 A2.4 2.4 0 0 1 20.9 11.9 L12.4 20.4 Z
      details M7.6 8 L16.2 16.6
      lines M9 20.4 H21.4
    eraser.line.dashed
      use eraser 12 10.8 0.86
      lines M2.8 21.2 H4.4 M7.6 21.2 H9.6 M12.6 21.2 H14.6 M17.8 21.2 H19.8
    paintbrush.pointed
      body M21.2 2.8 C21.8 3.4 14.4 13 12.6 14.8 L9.2 11.4 C11 9.6 20.6 2.2 21.2 2.8 Z
      body M8.2 12.6 C10 12.6 11.6 14.2 11.6 16 C11.4 19.4 7.6 21.4 2.8 20.4 C4.6 19.2 4.4 17.8 4.8 15.6 C5.2 13.6 6.4
      body 12.6 8.2 12.6 Z
    eyedropper.full
      use eyedropper
      areas M9 12.6 L14 13.4 L8.4 18.8 L5.4 19.4 L4.6 18.6 L5.2 15.8 Z
    eyedropper.halffull
      use eyedropper
      areas M9 14.6 L12 15 L8.4 18.8 L5.4 19.4 L4.6 18.6 L5.2 15.8 Z
    wand.and.rays
      lines M3 21 L13.4 10.6 M16.6 2.4 V5.4 M16.6 11.6 V14.6 M10.6 7.4 H13.4 M19.8 7.4 H22.4 M12.2 3 L13.8 4.6 M19.4
      lines 10.2 L21 11.8 M21 3 L19.4 4.6
    cursorarrow
      body M6.4 2.6 L18.6 14.4 H12.8 L16 20.6 L13.4 21.8 L10.4 15.6 L6.4 19.4 Z
    cursorarrow.rays
      use cursorarrow 14.6 14.8 0.66
      lines M8.6 2.2 V4.6 M2.2 8.6 H4.6 M4 4 L5.8 5.8 M13.2 4 L11.4 5.8 M4 13.2 L5.8 11.4
    cursorarrow.click
      use cursorarrow.rays
    cursorarrow.click.2
      use cursorarrow 14.6 14.8 0.66
      lines M4.8 11.6 A5 5 0 1 1 12.6 6 M2 13.6 A8.2 8.2 0 1 1 15.6 4.6
    cursorarrow.motionlines
      use cursorarrow 15.4 12 0.76
      lines M2.4 6.4 H8 M2.4 11 H8 M2.4 15.6 H8
    cursor.rays
      lines M12 2.4 V6 M12 18 V21.6 M2.4 12 H6 M18 12 H21.6 M5.2 5.2 L7.8 7.8 M16.2 16.2 L18.8 18.8 M18.8 5.2 L16.2 7.8
      lines M7.8 16.2 L5.2 18.8 M12 9.6 V14.4 M9.6 12 H14.4
    contextualmenu.and.cursorarrow
      lines R 2.6 3 14 15 2.4 M6 7.4 H13 M6 11 H13
      front
      use cursorarrow 18.2 16.6 0.52
    filemenu.and.selection
      lines R 2.6 3 18.8 18 2.6 M2.6 8 H21.4
      areas R 6.2 11 11.6 2 0.6
      lines M6.2 17.4 H14
    filemenu.and.cursorarrow
      use contextualmenu.and.cursorarrow
    xmark.bin
      body M4.8 7 L6 19 A2.6 2.6 0 0 0 8.6 21.4 H15.4 A2.6 2.6 0 0 0 18 19 L19.2 7 Z
      details M9 10.8 L15 16.8 M15 10.8 L9 16.8
      lines M3 7 V5.6 A2 2 0 0 1 5 3.6 H19 A2 2 0 0 1 21 5.6 V7 Z
    arrow.up.bin
      body M4.8 7 L6 19 A2.6 2.6 0 0 0 8.6 21.4 H15.4 A2.6 2.6 0 0 0 18 19 L19.2 7 Z
      details M12 18 V10.6 M8.8 13.6 L12 10.4 L15.2 13.6
      lines M3 7 V5.6 A2 2 0 0 1 5 3.6 H19 A2 2 0 0 1 21 5.6 V7 Z
    bin.xmark
      use xmark.bin
    trash.circle
      use circle
      spots M8.4 9.6 H15.6 L15 16 A1.2 1.2 0 0 1 13.8 17 H10.2 A1.2 1.2 0 0 1 9 16 Z
      details M7.4 8.2 H16.6 M10.6 7.8 V6.8 H13.4 V7.8
    trash.square
      use square
      spots M8.4 9.6 H15.6 L15 16 A1.2 1.2 0 0 1 13.8 17 H10.2 A1.2 1.2 0 0 1 9 16 Z
      details M7.4 8.2 H16.6 M10.6 7.8 V6.8 H13.4 V7.8
    arrow.up.trash
      use trash 12 13.4 0.84
      lines M12 6 V1.6
    square.and.pencil.circle
      use circle
      details M12.6 8 H9.4 A1.8 1.8 0 0 0 7.6 9.8 V14.6 A1.8 1.8 0 0 0 9.4 16.4 H14.2 A1.8 1.8 0 0 0 16 14.6 V11.6 M16.4
      details 7.6 L11.6 12.4
    cursorarrow.square
      use square
      spots M9.4 7 L16 13.4 H12.8 L14.4 16.8 L12.8 17.4 L11.2 14 L9.4 16 Z
    pencil.circle
      use circle
      spots M8 14.6 L14.4 8.2 L15.8 9.6 L9.4 16 L7.4 16.6 Z M15.6 7 A1 1 0 0 1 17 8.4 L16.6 8.8 L15.2 7.4 Z
    level
      body R 2 8 20 8 2.4
      details R 7.6 10.6 8.8 2.8 1.4
    ruler
      body M2.8 15.8 A1.4 1.4 0 0 1 2.8 13.8 L13.8 2.8 A1.4 1.4 0 0 1 15.8 2.8 L21.2 8.2 A1.4 1.4 0 0 1 21.2 10.2 L10.2
      body 21.2 A1.4 1.4 0 0 1 8.2 21.2 Z
      details M6.2 10.6 L8.4 12.8 M9.2 7.6 L10.4 8.8 M12.2 4.6 L14.4 6.8
    """
}
