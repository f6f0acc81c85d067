extension SymbolLibrary {
  /// Documents, folders and books.
  static let documents = """
    tray.and.arrow.down
      body M6.6 8 H7.4 L12 8 L16.6 8 H17.4 L21.6 14 V18.2 A2.8 2.8 0 0 1 18.8 21 H5.2 A2.8 2.8 0 0 1 2.4 18.2 V14 Z
      details M2.8 14 H7.4 C8 14 8.3 14.4 8.5 15 C9 16.6 10.2 17.4 12 17.4 C13.8 17.4 15 16.6 15.5 15 C15.7 14.4 16 14
      details 16.6 14 H21.2
      front
      lines M12 2.4 V11.6 M8.6 8.4 L12 11.8 L15.4 8.4
    tray.and.arrow.up
      body M6.6 8 H7.4 L12 8 L16.6 8 H17.4 L21.6 14 V18.2 A2.8 2.8 0 0 1 18.8 21 H5.2 A2.8 2.8 0 0 1 2.4 18.2 V14 Z
      details M2.8 14 H7.4 C8 14 8.3 14.4 8.5 15 C9 16.6 10.2 17.4 12 17.4 C13.8 17.4 15 16.6 15.5 15 C15.7 14.4 16 14
      details 16.6 14 H21.2
      front
      lines M12 11.8 V2.6 M8.6 5.8 L12 2.4 L15.4 5.8
    doc
      body M7.4 2.2 H12.4 A2.4 2.4 0 0 1 14.1 2.9 L18.3 7.1 A2.4 2.4 0 0 1 19 8.8 V19.2 A2.6 2.6 0 0 1 16.4 21.8 H7.6
      body A2.6 2.6 0 0 1 5 19.2 V4.6 A2.4 2.4 0 0 1 7.4 2.2 Z
      details M12.6 2.6 V6.8 A1.8 1.8 0 0 0 14.4 8.6 H18.6
    doc.text
      use doc
      details M8.6 13 H15.4 M8.6 17 H15.4
    doc.plaintext
      body R 5 2.2 14 19.6 2.6
      details M8.4 7 H15.6 M8.4 10.4 H15.6 M8.4 13.8 H15.6 M8.4 17.2 H13
    doc.richtext
      body R 5 2.2 14 19.6 2.6
      spots R 8.8 6.4 6.4 4.2 0.6
      details M8.4 14 H15.6 M8.4 17.4 H13
    doc.on.doc
      use doc 8.6 9.4 0.76
      front
      use doc 15.2 14.4 0.76
    doc.on.clipboard
      use clipboard 9.4 10.8 0.84
      front
      use doc 15.8 15.4 0.64
    doc.viewfinder
      use viewfinder
      lines M8.4 6.6 H13 L15.8 9.4 V17.2 H8.4 Z
    clipboard
      body M8.6 4.2 H7 A2.4 2.4 0 0 0 4.6 6.6 V19.2 A2.4 2.4 0 0 0 7 21.6 H17 A2.4 2.4 0 0 0 19.4 19.2 V6.6 A2.4 2.4 0 0
      body 0 17 4.2 H15.4
      body C15 4.2 14.6 3.9 14.4 3.5 A2.7 2.7 0 0 0 9.6 3.5 C9.4 3.9 9 4.2 8.6 4.2 Z
      details M8.8 6.9 H15.2
    list.clipboard
      use clipboard
      details M8.4 10.6 H15.6 M8.4 14 H15.6 M8.4 17.4 H13
    list.bullet.clipboard
      use clipboard
      details M11.2 10.6 H15.8 M11.2 14 H15.8 M11.2 17.4 H15.8
      eyes 8.2 10.6 8.2 14 8.2 17.4
    note.text
      body R 3.2 3.2 17.6 17.6 3.2
      solids M6.4 3.2 H17.6 A3.2 3.2 0 0 1 20.8 6.4 V6.8 H3.2 V6.4 A3.2 3.2 0 0 1 6.4 3.2 Z
      cuts M3.2 8 H20.8
      details M7 12 H17 M7 16 H13
    newspaper
      body M4 4.2 H15.6 A1.8 1.8 0 0 1 17.4 6 V17.6 A2.6 2.6 0 0 0 20 20.2 H5 A2.8 2.8 0 0 1 2.2 17.4 V6 A1.8 1.8 0 0 1
      body 4 4.2 Z
      lines M17.4 8.6 H20 A1.8 1.8 0 0 1 21.8 10.4 V18 A2.1 2.1 0 0 1 19.6 20.2
      details M5.8 8 H13.8 M5.8 15.6 H13.8 M10.8 11.8 H13.8
      spots R 5.7 11.4 2 1 0.2
    folder
      body M4.8 4.4 H8.8 A2 2 0 0 1 10.2 5 L11.4 6.2 A2 2 0 0 0 12.8 6.8 H19.2 A2.6 2.6 0 0 1 21.8 9.4 V17 A2.6 2.6 0 0
      body 1 19.2 19.6 H4.8 A2.6 2.6 0 0 1 2.2 17 V7 A2.6 2.6 0 0 1 4.8 4.4 Z
      details M2.4 10.4 H21.6
    paperclip
      lines M20.4 10.6 L12.4 18.8 A5 5 0 0 1 5.2 11.6 L13.6 3.2 A3.4 3.4 0 0 1 18.4 8 L10 16.4 A1.7 1.7 0 0 1 7.6 14
      lines L15.2 6.4
    tag
      body M3 5.2 A2.2 2.2 0 0 1 5.2 3 H11.2 A2.4 2.4 0 0 1 12.9 3.7 L20.6 11.4 A2.3 2.3 0 0 1 20.6 14.7 L14.7 20.6 A2.3
      body 2.3 0 0 1 11.4 20.6 L3.7 12.9 A2.4 2.4 0 0 1 3 11.2 Z
      eyes 7.6 7.6
    bookmark
      body M7.8 2.6 H16.2 A2.2 2.2 0 0 1 18.4 4.8 V20.4 A0.9 0.9 0 0 1 16.9 21.1 L12.6 17.1 A0.9 0.9 0 0 0 11.4 17.1
      body L7.1 21.1 A0.9 0.9 0 0 1 5.6 20.4 V4.8 A2.2 2.2 0 0 1 7.8 2.6 Z
    book
      body M12 6.8 C10.4 5 7.4 4 3.8 4.2 A1.5 1.5 0 0 0 2.2 5.7 V17 A1.5 1.5 0 0 0 3.8 18.5 C7.4 18.2 10.4 19 12 20.8
      body C13.6 19 16.6 18.2 20.2 18.5 A1.5 1.5 0 0 0 21.8 17 V5.7 A1.5 1.5 0 0 0 20.2 4.2 C16.6 4 13.6 5 12 6.8 Z
      details M12 7 V20.4
    book.closed
      body M7.4 2.4 H17.4 A1.8 1.8 0 0 1 19.2 4.2 V17.2 H7.4 A2.3 2.3 0 0 0 5 19.4 V4.8 A2.4 2.4 0 0 1 7.4 2.4 Z
      lines M19.2 17.2 V21.6 H7.4 A2.2 2.2 0 0 1 5 19.4
      cuts M8.4 2.4 V17.2
      details M8.4 2.8 V17
    books.vertical
      body R 2.4 3.6 5 17 1 R 7.4 6.4 5 14.2 1 M14 6.2 L17.8 5.2 A0.8 0.8 0 0 1 18.8 5.8 L22 18.2 A0.8 0.8 0 0 1 21.4
      body 19.2 L17.6 20.2 A0.8 0.8 0 0 1 16.6 19.6 L13.4 7.2 A0.8 0.8 0 0 1 14 6.2 Z
      details M2.8 7.6 H7 M2.8 16.8 H7 M7.8 10.4 H12 M14.6 9.6 L18.8 8.6
      cuts M7.4 6.4 V20.6
    character.book.closed
      use book.closed
      details M11 13.6 L13.8 6.4 L16.6 13.6 M12 11.2 H15.6
    archivebox
      body M4 9.4 H20 V17.6 A2.6 2.6 0 0 1 17.4 20.2 H6.6 A2.6 2.6 0 0 1 4 17.6 Z
      body R 2.2 4 19.6 5.4 1.5
      details M9.2 13.2 H14.8
      cuts M2.4 9.6 H21.6
    tray
      body M5.4 5.6 A2.6 2.6 0 0 1 7.8 4 H16.2 A2.6 2.6 0 0 1 18.6 5.6 L21.6 13.2 V17.4 A2.8 2.8 0 0 1 18.8 20.2 H5.2
      body A2.8 2.8 0 0 1 2.4 17.4 V13.2 Z
      details M2.8 13.2 H7.4 C8 13.2 8.3 13.6 8.5 14.2 C9 15.8 10.2 16.6 12 16.6 C13.8 16.6 15 15.8 15.5 14.2 C15.7 13.6
      details 16 13.2 16.6 13.2 H21.2
    tray.full
      use tray
      details M8.4 7.2 H15.6 M7.2 10.2 H16.8
    pin
      body M9 2.6 H15 A0.9 0.9 0 0 1 15.8 3.8 C15 5 14.6 6.4 14.6 7.8 V9.4 C16.8 10.6 18 12.4 18 14.2 A0.8 0.8 0 0 1
      body 17.2 15 H6.8 A0.8 0.8 0 0 1 6 14.2 C6 12.4 7.2 10.6 9.4 9.4 V7.8 C9.4 6.4 9 5 8.2 3.8 A0.9 0.9 0 0 1 9 2.6 Z
      lines M12 15 V21.8
    text.book.closed
      use book.closed
      details M8.6 6.6 H15.6 M8.6 10 H13
    doc.text.image
      use doc.text 9 13 0.86
      front
      use photo 18 6.4 0.46
    doc.text.below.ecg
      use doc 12 13.4 0.8
      lines M3 2.4 H9 L10.4 4.6 L12.4 0.6 L13.8 2.4 H21
      details M9.2 14 H14.8 M9.2 17.4 H14.8
    doc.text.magnifyingglass
      use doc.text 10.6 11.4 0.96
      front
      lines O 16.4 15.6 3.4 M19 18.2 L21.6 20.8
    doc.text.viewfinder
      use viewfinder
      lines M8.4 6.6 H13 L15.8 9.4 V17.2 H8.4 Z M10.8 11.6 H13.4 M10.8 14.4 H13.4
    doc.append
      body R 5 2.2 14 19.6 2.6
      details M8.4 6.6 H15.6 M8.4 10 H15.6 M12 13.4 V18.6 M9.4 16 H14.6
    doc.zipper
      use doc
      details M9.4 3.6 H9.5 M10.8 6 H10.9 M9.4 8.4 H9.5 M10.8 10.8 H10.9 M9 14 H11.4 V17 H9 Z
    doc.badge.gearshape
      use doc 10.6 11.4 0.94
      front
      use gearshape 18.2 17.4 0.44
    doc.badge.ellipsis
      use doc 11 11.4 0.94
      front
      dots 13.4 19.6 17 19.6 20.6 19.6
    doc.badge.arrow.up
      use doc 10.6 11.4 0.94
      front
      lines M18 21.6 V14.4 M15.2 17 L18 14.2 L20.8 17
    pencil.and.list.clipboard
      use list.bullet.clipboard 10.4 12 0.92
      front
      use pencil 18.2 17.2 0.54
    note
      body M6.6 3 H17.4 A3.6 3.6 0 0 1 21 6.6 V13.4 L13.4 21 H6.6 A3.6 3.6 0 0 1 3 17.4 V6.6 A3.6 3.6 0 0 1 6.6 3 Z
      details M20.6 13.6 H16 A2.4 2.4 0 0 0 13.6 16 V20.6
    magazine
      body M8.4 2.6 H17 A2.2 2.2 0 0 1 19.2 4.8 V19.2 A2.2 2.2 0 0 1 17 21.4 H8.4 Z
      lines M8.4 2.8 L4.8 4 V20 L8.4 21.2
      details M11.4 7 H16.2 M11.4 10.4 H16.2
    folder.circle
      use circle
      spots M7 8.2 H10.2 L11.4 9.4 H17 V16 H7 Z
      details M7 11.4 H17
    folder.badge.person.crop
      use folder 10.8 10.8 0.94
      front
      use person 18.4 16.6 0.5
    folder.badge.gearshape
      use folder 10.8 10.8 0.94
      front
      use gearshape 18 16.4 0.46
    plus.rectangle.on.folder
      use folder 9.8 9.6 0.82
      front
      body R 10.4 11.4 12 9.4 2
      details M16.4 13.6 V18.6 M13.9 16.1 H18.9
    archivebox.circle
      use circle
      spots M7.6 11.4 H16.4 V15 A1.4 1.4 0 0 1 15 16.4 H9 A1.4 1.4 0 0 1 7.6 15 Z R 6.8 7.4 10.4 2 0.4
    tray.2
      body M3.6 3 H20.4 L22 7 V9 A1.8 1.8 0 0 1 20.2 10.8 H3.8 A1.8 1.8 0 0 1 2 9 V7 Z M3.6 13.2 H20.4 L22 17.2 V19.2
      body A1.8 1.8 0 0 1 20.2 21 H3.8 A1.8 1.8 0 0 1 2 19.2 V17.2 Z
      details M2.4 6.8 H8 A4 2.4 0 0 0 16 6.8 H21.6 M2.4 17 H8 A4 2.4 0 0 0 16 17 H21.6
    tray.circle
      use circle
      spots M6.4 12.6 H9.4 C9.8 14 10.8 14.4 12 14.4 C13.2 14.4 14.2 14 14.6 12.6 H17.6 V15.4 A1 1 0 0 1 16.6 16.4 H7.4
      spots A1 1 0 0 1 6.4 15.4 Z
      details M6.6 12 L8.2 8 H15.8 L17.4 12
    book.pages
      use book
      details M5.4 8.4 C7 8.2 8.2 8.4 9.2 8.8 M5.4 12 C7 11.8 8.2 12 9.2 12.4 M18.6 8.4 C17 8.2 15.8 8.4 14.8 8.8 M18.6
      details 12 C17 11.8 15.8 12 14.8 12.4
    book.and.wrench
      use book 10.8 11 0.92
      front
      use wrench 18.6 17 0.5
    menucard
      body M4 5 L11 3 V19 L4 21 Z M13 3 L20 5 V21 L13 19 Z
      details M6.6 8.6 L8.6 8 M6.6 12 L8.6 11.4
    bookmark.circle
      use circle
      spots M9.4 6.6 H14.6 V17 L12 14.6 L9.4 17 Z
    rectangle.and.paperclip
      body R 2 7.4 17 13 2.6
      front
      use paperclip 17.6 9 0.66
    tag.circle
      use circle
      spots M7 7.8 A0.8 0.8 0 0 1 7.8 7 H11.4 L16.6 12.2 A1 1 0 0 1 16.6 13.4 L13.4 16.6 A1 1 0 0 1 12.2 16.6 L7 11.4 Z
    pin.circle
      use circle
      spots M10.2 6.6 H13.8 L13.4 10.4 C14.8 11.2 15.4 12.2 15.4 13.4 H8.6 C8.6 12.2 9.2 11.2 10.6 10.4 Z
      details M12 14 V17.6
    scroll
      body M5.6 3 H16.4 A2.6 2.6 0 0 1 19 5.6 V17 H20.2 A1.6 1.6 0 0 1 21.8 18.6 A2.4 2.4 0 0 1 19.4 21 H9 A2.6 2.6 0 0
      body 1 6.4 18.4 V9 H3.8 A1.6 1.6 0 0 1 2.2 7.4 V6.4 A3.4 3.4 0 0 1 5.6 3 Z
      details M6.4 9 V6.2 M11.6 18.6 V17 H19 M10.4 7.6 H15.2 M10.4 11.2 H15.2
    square.text.square
      use square
      details M7.4 8.4 H16.6 M7.4 12 H16.6 M7.4 15.6 H13
    square.fill.text.grid.1x2
      lines M13 5 H21 M13 9.4 H18.6 M13 15.2 H21 M13 19.6 H18.6
      areas R 3.4 4.2 6 6 1 R 3.4 14.4 6 6 1
    heart.text.square
      use square
      details M13.4 9 H17 M13.4 12 H17 M7.4 15.8 H17
      spots M9.2 12.4 C7.6 11.2 6.8 10.4 6.8 9.2 C6.8 8.4 7.4 7.8 8.1 7.8 C8.6 7.8 9 8 9.2 8.4 C9.4 8 9.8 7.8 10.3 7.8
      spots C11 7.8 11.6 8.4 11.6 9.2 C11.6 10.4 10.8 11.2 9.2 12.4 Z
    heart.text.clipboard
      use clipboard
      spots M12 13.2 C10.4 12 9.6 11.2 9.6 10 C9.6 9.2 10.2 8.6 10.9 8.6 C11.4 8.6 11.8 8.8 12 9.2 C12.2 8.8 12.6 8.6
      spots 13.1 8.6 C13.8 8.6 14.4 9.2 14.4 10 C14.4 11.2 13.6 12 12 13.2 Z
      details M8.4 16 H15.6 M8.4 18.6 H13
    """
}
