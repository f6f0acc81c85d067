// The list. Only rows that are in view are elements of the page.

import { address, find, make, page } from './data.js';
import { buildRows, heights, listState, rows } from './rows.js';
import { select, selected } from './selection.js';
import { formattedDescription } from './inspector.js';

export const list = find('list');
export const shown = new Map();

export function refreshList() {
  find('rows').style.height = buildRows() + 'px';
  for (const element of shown.values()) element.remove();
  shown.clear();
  drawList();
}

export function drawList() {
  const from = list.scrollTop - 300;
  const to = list.scrollTop + list.clientHeight + 300;
  const first = firstRow(from);
  const wanted = new Set();
  for (let index = first; index < rows.length && rows[index].top < to; index += 1) {
    wanted.add(index);
    if (shown.has(index)) continue;
    const element = rowElement(rows[index], index);
    element.style.top = rows[index].top + 'px';
    element.style.height = heights[rows[index].type] + 'px';
    shown.set(index, element);
    find('rows').append(element);
  }
  for (const [index, element] of shown) {
    if (wanted.has(index)) continue;
    element.remove();
    shown.delete(index);
  }
}

function firstRow(offset) {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].top + heights[rows[middle].type] < offset) low = middle + 1; else high = middle;
  }
  return Math.max(low, 0);
}

function rowElement(row, index) {
  switch (row.type) {
    case 'section': return sectionElement(row);
    case 'group': return groupElement(row);
    case 'item': return itemElement(row, index);
    case 'more': return make('div', { class: 'row more' },
      make('button', { type: 'button', onclick: () => unfold(row.group) }, row.count + ' more like this'));
    case 'path': return make('div', { class: 'row path', title: row.path }, make('bdi', {}, row.path));
    default: return make('div', { class: 'row none' }, 'Nothing matches.');
  }
}

function sectionElement(row) {
  const isCollapsed = listState.collapsedSections.has(row.kind);
  const toggle = () => {
    if (!listState.collapsedSections.delete(row.kind)) listState.collapsedSections.add(row.kind);
    refreshList();
  };
  return make('div', { class: 'row section ' + row.kind, 'aria-expanded': String(!isCollapsed), onclick: toggle },
    make('span', { class: 'turn' }, isCollapsed ? '▸' : '▾'), make('span', { class: 'dot' }),
    row.kind[0].toUpperCase() + row.kind.slice(1), make('span', { class: 'count' }, row.count.toLocaleString('en')));
}

function groupElement(row) {
  const change = page.groups[row.group].change;
  return make('div', { class: 'row group changed', title: change, onclick: () => unfold(row.group) },
    make('span', { class: 'times' }, '× ' + row.count), make('span', { class: 'words' }, make('bdi', {}, ...formattedDescription(change))));
}

function unfold(group) {
  if (!listState.expandedGroups.delete(group)) listState.expandedGroups.add(group);
  refreshList();
}

function itemElement(row, index) {
  const entry = row.entry;
  const isSelected = entry === selected;
  const where = entry.id.split('/').slice(0, -1).concat(entry.name ? [entry.test] : []).join(' / ');
  return make('div', {
    class: 'row item ' + entry.kind + (row.isMember ? ' member' : '') + (entry.isAccepted ? ' accepted' : entry.isRejected ? ' rejected' : ''), role: 'option', id: 'row-' + index,
    'aria-selected': String(isSelected), title: entry.id, onclick: () => select(entry, true),
  }, thumbnail(entry), make('span', { class: 'words' },
    make('bdi', {}, entry.name || entry.title), make('small', {}, make('bdi', {}, ...(row.isMember || !entry.change ? [where] : formattedDescription(entry.change))))));
}

function thumbnail(entry) {
  const source = entry.isPicture ? entry.actual || entry.reference : null;
  const frame = make('span', { class: 'thumb' });
  if (source) {
    frame.append(make('img', { alt: '', loading: 'lazy', decoding: 'async', src: address(source), onerror: () => frame.replaceChildren('–') }));
  } else {
    frame.append(entry.title.includes('.') ? entry.title.split('.').pop().slice(0, 4) : '–');
  }
  return frame;
}
