// The data of the page, and elements made of it. Texts from tests are inserted only as text nodes.

export const page = {};
// Everything that can be selected: items, then orphans.
export const entries = [];
export const find = (id) => document.getElementById(id);

export const kinds = ['changed', 'new', 'unmerged', 'blank', 'late', 'unreadable', 'failed', 'refused', 'recorded', 'orphaned', 'known', 'passed'];

export function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

// Reads the data of the page. A served page reads it again when the results change.
export function readData() {
  for (const key of Object.keys(page)) delete page[key];
  Object.assign(page, JSON.parse(find('data').textContent));
  entries.length = 0;
  entries.push(...page.items, ...page.orphans.map((orphan) => ({
    kind: 'orphaned', id: orphan.snapshot, title: orphan.snapshot.split('/').pop(), reference: orphan.path,
    isPicture: orphan.snapshot.endsWith('.png'), hasDetails: orphan.hasDetails,
    message: 'No test used this reference. If its test was removed, move the reference away: ' + page.prune,
  })));
  // Known issues have a section of their own, whatever their kind.
  entries.forEach((entry, index) => Object.assign(entry, { index, section: entry.isKnownIssue ? 'known' : entry.kind }));
  page.groups.forEach((group, index) => {
    for (const item of group.items) page.items[item].group = index;
  });
}
readData();

// The details of an entry are in a block of their own, parsed when first needed.
export function detailsOf(entry) {
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

// Parts of a path may contain characters with a special meaning in URLs.
export const address = (path) => path.split('/').map((part) => (part === '..' ? part : encodeURIComponent(part))).join('/') + version.suffix;
// What makes browsers load pictures again when a served page has new results.
export const version = { suffix: '' };

// The parts of a path or a command that may be broken after slashes and dots.
export const breakable = (text) => text.split(/(?<=[\/.])/).flatMap((part) => [part, make('wbr')]);

export const plural = (count, word) => count.toLocaleString('en') + ' ' + word + (count === 1 ? '' : 's');
