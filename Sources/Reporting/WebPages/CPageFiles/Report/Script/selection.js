// The selected snapshot.

import { entries, find, kinds, make, page } from './data.js';
import { heights, listState, order, rows } from './rows.js';
import { drawList, list, refreshList, shown } from './list.js';
import { showEntry } from './stage.js';
import { showAcceptAll } from './commands.js';
import { isUndecided } from './serving.js';

export let selected = null;

const visibleEntries = () => rows.filter((row) => row.type === 'item').map((row) => row.entry);

export function select(entry, opensViewer) {
  selected = entry;
  if (entry && entry.group !== undefined && !rows.some((row) => row.entry === entry)) {
    listState.expandedGroups.add(entry.group);
    refreshList();
  } else {
    markSelected();
  }
  showEntry();
  reveal(entry);
  if (opensViewer) document.body.classList.add('viewing');
  if (entry) history.replaceState(null, '', '#' + encodeURIComponent(entry.id));
}

export function selectFirst() {
  selected = visibleEntries()[0] ?? null;
  refreshList();
  showEntry();
}

function markSelected() {
  for (const [index, element] of shown) {
    if (rows[index].type === 'item') element.setAttribute('aria-selected', String(rows[index].entry === selected));
  }
}

function reveal(entry) {
  const index = rows.findIndex((row) => row.entry && row.entry === entry);
  if (index < 0) return list.removeAttribute('aria-activedescendant');
  list.setAttribute('aria-activedescendant', 'row-' + index);
  const { top } = rows[index];
  const height = heights.item;
  if (top < list.scrollTop) list.scrollTop = Math.max(top - heights.section - heights.group, 0);
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight + 8;
  drawList();
}

export function step(distance) {
  const all = visibleEntries();
  if (!all.length) return;
  const index = all.indexOf(selected);
  const next = index < 0 ? (distance > 0 ? 0 : all.length - 1) : Math.min(Math.max(index + distance, 0), all.length - 1);
  select(all[next], document.body.classList.contains('viewing'));
}

// Selects the next snapshot without a decision; the first one after the last.
export function nextUndecided() {
  const index = order.indexOf(selected);
  const next = order.find((entry, position) => position > index && isUndecided(entry)) ?? order.find((entry) => entry !== selected && isUndecided(entry));
  if (next) select(next, document.body.classList.contains('viewing'));
  return Boolean(next);
}

// Selects the snapshot that was selected before the data changed.
export function keepSelection() {
  const former = selected;
  selected = (former && entries.find((entry) => entry.id === former.id)) ?? null;
  refreshList();
  if (!selected) return selectFirst();
  const isSame = [former, selected].map((entry) => [entry.kind, entry.message, entry.pixels, entry.change].join()).reduce((a, b) => a === b);
  if (!isSame) showEntry();
  reveal(selected);
  showPosition();
}

export function applyFilter() {
  listState.words = find('filter').value.toLowerCase().split(/\s+/).filter(Boolean);
  refreshList();
  list.scrollTop = 0;
  drawList();
  const all = visibleEntries();
  if (all.length && !all.includes(selected)) selectFirst();
  showPosition();
  showAcceptAll();
}

export function showPosition() {
  const index = order.indexOf(selected);
  find('position').textContent = index < 0 ? '' : (index + 1).toLocaleString('en') + ' of ' + order.length.toLocaleString('en');
}

export function showCounts() {
  find('counts').replaceChildren(...kinds.filter((kind) => page.counts[kind]).map((kind) => make('button', {
    type: 'button', class: kind, 'data-kind': kind, 'aria-pressed': String(listState.only === kind),
    onclick: () => {
      listState.only = listState.only === kind ? null : kind;
      listState.collapsedSections.delete(listState.only);
      showCounts();
      applyFilter();
    },
  }, make('span', { class: 'dot' }), make('b', {}, page.counts[kind].toLocaleString('en')), kind)));
}
