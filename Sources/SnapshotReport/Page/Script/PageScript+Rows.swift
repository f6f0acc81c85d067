extension PageScript {
  /// The rows of the list, from what is filtered and unfolded.
  static let rows = #"""
    const listState = { words: [], only: null, unfolded: new Set(), folded: new Set(['known', 'passed']) };
    const heights = { section: 36, group: 30, item: 58, more: 30, path: 26, none: 60 };
    let rows = [];

    function haystack(entry) {
      entry.haystack ??= [entry.id, entry.name, entry.test, entry.file, entry.change, entry.kind, entry.section].join('\n').toLowerCase();
      return entry.haystack;
    }

    const matches = (entry) => listState.words.every((word) => haystack(entry).includes(word));

    function buildRows() {
      rows = [];
      for (const kind of kinds) {
        if (listState.only && listState.only !== kind) continue;
        if (kind === 'passed') addPassed();
        else addSection(kind, entries.filter((entry) => entry.section === kind && matches(entry)));
      }
      if (!rows.length) rows.push({ type: 'none' });
      let top = 0;
      for (const row of rows) {
        row.top = top;
        top += heights[row.type];
      }
      return top;
    }

    function addSection(kind, found) {
      if (!found.length) return;
      rows.push({ type: 'section', kind, count: found.length });
      if (listState.folded.has(kind)) return;
      if (kind === 'changed') addGroups(found);
      else for (const entry of found) rows.push({ type: 'item', entry });
    }

    // Changes that several share come first; of a long group the first snapshot stands for all until it is unfolded.
    function addGroups(found) {
      const members = new Map();
      for (const entry of found) {
        if (entry.group === undefined) continue;
        if (!members.has(entry.group)) members.set(entry.group, []);
        members.get(entry.group).push(entry);
      }
      for (const [group, shared] of [...members].sort((a, b) => a[0] - b[0])) {
        rows.push({ type: 'group', group, count: shared.length });
        const isLong = shared.length > 5 && !listState.unfolded.has(group);
        for (const entry of isLong ? shared.slice(0, 1) : shared) rows.push({ type: 'item', entry, isMember: true });
        if (isLong) rows.push({ type: 'more', group, count: shared.length - 1 });
      }
      for (const entry of found) if (entry.group === undefined) rows.push({ type: 'item', entry });
    }

    function addPassed() {
      const found = listState.words.length
        ? page.passed.filter((path) => listState.words.every((word) => path.toLowerCase().includes(word)))
        : page.passed;
      if (!found.length) return;
      rows.push({ type: 'section', kind: 'passed', count: found.length });
      if (listState.folded.has('passed')) return;
      for (const path of found) rows.push({ type: 'path', path });
    }

    """#
}
