// Details of the selected snapshot, beside the picture.

import { address, breakable, detailsOf, find, make, page } from './data.js';
import { selected } from './selection.js';
import { look } from './stage.js';
import { labels } from './compare.js';
import { boxed, hovering, nodesOf } from './nodes.js';
import { commandsSection } from './commands.js';
import { openSource, token } from './serving.js';

export function showInspector() {
  boxed.reference = boxed.actual = null;
  find('inspector').hidden = !selected;
  if (!selected) return;
  const parts = [changesSection(), causesSection(), commandsSection(), sourceSection(), messageSection(), treeSection(), originSection()];
  find('inspector').replaceChildren(...parts.filter(Boolean));
}

export const section = (title, ...children) => make('section', {}, make('h3', {}, title), ...children);

function changesSection() {
  const entry = selected;
  const details = entry.isPicture ? detailsOf(entry) : null;
  const changes = (details && details.changes) || [];
  const parts = [];
  if (changes.length) {
    const entries = changes.map((change) => make('li', {},
      make('button', { type: 'button', class: 'node', ...hovering(change.reference, change.actual) }, ...formattedDescription(change.words))));
    parts.push(make('ul', { id: 'changes' }, ...shortened(entries)));
  } else if (entry.change && entry.isPicture) {
    parts.push(make('p', {}, ...formattedDescription(entry.change)));
  }
  if (entry.pixels) {
    const box = entry.box ? ', within ' + entry.box[2] + ' × ' + entry.box[3] + ' at ' + entry.box[0] + ', ' + entry.box[1] : '';
    const share = entry.totalPixels ? ' of ' + entry.totalPixels.toLocaleString('en') : '';
    parts.push(make('p', { class: 'muted' }, entry.pixels.toLocaleString('en') + share + ' pixels differ' + box + '.'));
  }
  if (entry.group !== undefined) {
    parts.push(make('p', { class: 'muted', id: 'shared' }, 'The same change in ' + page.groups[entry.group].items.length + ' snapshots.'));
  }
  return parts.length ? section('What changed', ...parts) : null;
}

// The places in the sources that may have caused the change. A served page opens them in an editor.
function causesSection() {
  const entry = selected;
  const parts = (entry.causes || []).map((cause, index) => make('li', {},
    make(token ? 'button' : 'div', { type: token ? 'button' : null, class: 'node cause', title: cause.code, onclick: token ? () => openSource(entry, index) : null },
      ...breakable(cause.file + ':' + cause.line), cause.isChanged ? make('span', { class: 'chip' }, 'edited') : null,
      make('small', {}, make('code', {}, cause.replace), ' → ', make('code', {}, cause.by), ' restores the reference'))));
  return parts.length ? section('Likely causes', make('ul', { id: 'causes' }, ...parts)) : null;
}

function sourceSection() {
  const entry = selected;
  if (!token || !entry.line) return null;
  return section('Source', make('button', { type: 'button', id: 'open-test', title: 'Open the source (e)', onclick: () => openSource(entry) }, 'Open the test'));
}

// The first few entries, and a button that shows the rest.
function shortened(entries) {
  const limit = 8;
  if (entries.length <= limit + 1) return entries;
  const more = make('li', {}, make('button', {
    type: 'button', class: 'node rest', onclick: () => more.replaceWith(...entries.slice(limit)),
  }, 'and ' + (entries.length - limit) + ' more'));
  return [...entries.slice(0, limit), more];
}

// In descriptions, names of nodes are between backticks.
export const formattedDescription = (words) => words.split('`').map((part, index) => (index % 2 ? make('code', {}, make('bdi', {}, part)) : part));

function messageSection() {
  if (!selected.message) return null;
  const details = make('details', {}, make('summary', {}, selected.kind === 'orphaned' ? 'Why it is listed' : 'Message of the test'),
    make('pre', { class: 'message' }, selected.message));
  details.open = selected.kind !== 'changed' && selected.kind !== 'new';
  return make('section', {}, details);
}

function treeSection() {
  if (!nodesOf('actual').length) return null;
  const container = make('div', { class: 'tree', id: 'tree' });
  const tabs = ['actual', 'reference'].filter((side) => nodesOf(side).length).map((side) => make('button', {
    type: 'button', 'data-side': side, onclick: () => { look.tree = side; fillTree(container, tabs); },
  }, labels[side]));
  const details = make('details', { id: 'tree-details' }, make('summary', {}, 'Layout tree'), make('div', { class: 'tabs' }, ...tabs), container);
  details.open = Boolean(look.isTreeOpen);
  details.addEventListener('toggle', () => { look.isTreeOpen = details.open; fillTree(container, tabs); });
  if (details.open) fillTree(container, tabs);
  return make('section', {}, details);
}

function fillTree(container, tabs) {
  const side = nodesOf(look.tree).length ? look.tree : 'actual';
  for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset.side === side));
  const touched = new Set(detailsOf(selected).changes.map((change) => change[side]));
  container.replaceChildren(...nodesOf(side).map((node, index) => {
    const row = make('button', {
      type: 'button', class: 'node' + (touched.has(index) ? ' touched' : ''),
      title: node[1], ...(side === 'actual' ? hovering(null, index) : hovering(index, null)),
    }, make('bdi', {}, node[1]), make('span', {}, ' ' + node.slice(2, 6).join(' ')), node[6] ? make('bdi', {}, ' “' + node[6] + '”') : null);
    row.style.paddingLeft = 8 + Math.min(node[0], 24) * 12 + 'px';
    return row;
  }));
}

function originSection() {
  const details = selected.isPicture ? detailsOf(selected) : null;
  const lines = ['reference', 'actual'].filter((side) => details && details[side]).map((side) => make('p', {},
    labels[side] + ': ' + [details[side].renderer, ...details[side].typefaces].filter(Boolean).join(', ')));
  if (details) lines.push(make('p', { class: 'muted' }, 'Scale ' + details.scale));
  const links = ['reference', 'actual', 'difference'].filter((side) => selected[side])
    .flatMap((side, index) => [index ? ' · ' : '', make('a', { href: address(selected[side]) }, labels[side])]);
  if (links.length) lines.push(make('p', { class: 'muted' }, details ? 'Files: ' : '', ...links));
  return lines.length ? section(details ? 'Drawn by' : 'Files', ...lines) : null;
}
