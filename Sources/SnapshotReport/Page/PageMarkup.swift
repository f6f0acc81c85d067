/// The page before its script has filled it.
enum PageMarkup {
  static let body = #"""
    <body>
    <noscript><p class="plain">This page shows its pictures by a script of its own, and scripts are off here.
    <code>summary.md</code> beside it says the same in words.</p></noscript>
    <header id="bar">
    <h1>Snapshots</h1>
    <div id="counts" role="group" aria-label="Kinds to show"></div>
    <div id="tools">
    <button id="accept-all" type="button" hidden>Copy accept command</button>
    <button id="theme" type="button" title="Light or dark (t)" aria-label="Light or dark">◐</button>
    <button id="help-button" type="button" title="Keys (?)" aria-label="Keys">?</button>
    </div>
    </header>
    <p id="notes" hidden></p>
    <main>
    <nav id="sidebar" aria-label="Snapshots">
    <div id="search"><input id="filter" type="search" placeholder="Filter by name, test or change" aria-label="Filter"
    autocomplete="off" spellcheck="false"><kbd>/</kbd></div>
    <div id="list" role="listbox" aria-label="Snapshots" tabindex="0"><div id="rows"></div></div>
    </nav>
    <section id="viewer" aria-label="Picture">
    <div id="heading">
    <button id="back" type="button">‹ List</button>
    <div id="names"><h2 id="title"></h2><p id="where"></p></div>
    <span id="position"></span>
    </div>
    <div id="toolbar">
    <div id="views" role="group" aria-label="View"></div>
    <div id="sliders"></div>
    <div id="zooming" role="group" aria-label="Zoom">
    <button id="smaller" type="button" title="Smaller (-)" aria-label="Smaller">−</button>
    <output id="zoom" title="Size of a pixel"></output>
    <button id="larger" type="button" title="Larger (+)" aria-label="Larger">+</button>
    <button id="fit" type="button" title="Fit (f)">Fit</button>
    <button id="checker" type="button" title="Checkerboard (b)" aria-pressed="true" aria-label="Checkerboard">▦</button>
    <button id="flip" type="button" title="Hold to see the reference (Space)">Flip</button>
    </div>
    </div>
    <div id="content">
    <div id="stage"></div>
    <aside id="inspector" aria-label="About the snapshot"></aside>
    </div>
    <div id="readout" aria-hidden="true"></div>
    </section>
    </main>
    <dialog id="help" aria-label="Keys"></dialog>
    <div id="toast" role="status"></div>

    """#
}
