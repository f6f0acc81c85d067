extension PageScript {
  /// The data, and elements made of it: texts only ever become text.
  static let data = #"""
    const page = JSON.parse(document.getElementById('data').textContent);
    const find = (id) => document.getElementById(id);

    const kinds = ['changed', 'new', 'blank', 'late', 'unreadable', 'failed', 'refused', 'recorded', 'orphaned', 'known', 'passed'];

    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? '' : value);
      }
      element.append(...children.filter((child) => child !== null && child !== undefined));
      return element;
    }

    // All that can be selected: items, then orphans, then what passed.
    const entries = [];
    for (const item of page.items) entries.push(item);
    for (const orphan of page.orphans) {
      entries.push({
        kind: 'orphaned', id: orphan.snapshot, title: orphan.snapshot.split('/').pop(), reference: orphan.path,
        isPicture: orphan.snapshot.endsWith('.png'), hasDetails: orphan.hasDetails,
        message: 'No test asked for this reference. If its test is gone for good, move it aside: swift run firstframe prune',
      });
    }
    // Where an entry is listed: what its test knows of stands apart, whatever it is.
    entries.forEach((entry, index) => Object.assign(entry, { index, section: entry.isKnownIssue ? 'known' : entry.kind }));
    page.groups.forEach((group, index) => {
      for (const item of group.items) page.items[item].group = index;
    });

    // What is needed for one entry at a time stands in a block of its own, read when it is first asked for.
    function detailsOf(entry) {
      if (entry.details === undefined) {
        const block = entry.hasDetails ? find('details-' + entry.index) : null;
        try {
          entry.details = block ? JSON.parse(block.textContent) : null;
        } catch (error) {
          entry.details = null;
        }
      }
      return entry.details;
    }

    // Each part of a path may have characters that mean something in an address.
    const address = (path) => path.split('/').map((part) => (part === '..' ? part : encodeURIComponent(part))).join('/');

    // A path or a command, which breaks after slashes and dots sooner than within a name.
    const breakable = (text) => text.split(/(?<=[\/.])/).flatMap((part) => [part, make('wbr')]);

    const plural = (count, word) => count.toLocaleString('en') + ' ' + word + (count === 1 ? '' : 's');

    """#
}
