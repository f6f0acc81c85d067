// The rows of the list: the filtered entries in expanded sections and groups.

import { entries, kinds, page } from './data.js';

export const listState = {
  words: [], only: null, expandedGroups: new Set(), collapsedSections: new Set(['known', 'passed']),
};
export const heights = { section: 36, group: 30, item: 58, more: 30, path: 26, none: 60 };
export let rows = [];
// All matching entries in the order of the list, including entries of collapsed sections.
export let order = [];

function haystack(entry) {
  entry.haystack ??= [entry.id, entry.name, entry.test, entry.file, entry.change, entry.kind, entry.section].join('\n').toLowerCase();
  return entry.haystack;
}

export const matches = (entry) => listState.words.every((word) => haystack(entry).includes(word));

export function buildRows() {
  rows = [];
  order = [];
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
  const isCollapsed = listState.collapsedSections.has(kind);
  if (kind === 'changed') addGroups(found, isCollapsed);
  else for (const entry of found) addItem({ entry }, isCollapsed);
}

function addItem(item, isCollapsed) {
  order.push(item.entry);
  if (!isCollapsed) rows.push({ type: 'item', ...item });
}

// Groups with the same change come first. A long group shows only its first snapshot until the reader expands it.
function addGroups(found, isCollapsed) {
  const members = new Map();
  for (const entry of found) {
    if (entry.group === undefined) continue;
    if (!members.has(entry.group)) members.set(entry.group, []);
    members.get(entry.group).push(entry);
  }
  for (const [group, shared] of [...members].sort((a, b) => a[0] - b[0])) {
    const isLong = shared.length > 5 && !listState.expandedGroups.has(group);
    if (!isCollapsed) rows.push({ type: 'group', group, count: shared.length });
    shared.forEach((entry, index) => addItem({ entry, isMember: true }, isCollapsed || (isLong && index > 0)));
    if (isLong && !isCollapsed) rows.push({ type: 'more', group, count: shared.length - 1 });
  }
  for (const entry of found) if (entry.group === undefined) addItem({ entry }, isCollapsed);
}

function addPassed() {
  const found = listState.words.length
    ? page.passed.filter((path) => listState.words.every((word) => path.toLowerCase().includes(word)))
    : page.passed;
  if (!found.length) return;
  rows.push({ type: 'section', kind: 'passed', count: found.length });
  if (listState.collapsedSections.has('passed')) return;
  for (const path of found) rows.push({ type: 'path', path });
}
