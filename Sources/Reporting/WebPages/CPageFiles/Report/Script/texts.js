// Two texts side by side, with their differences marked.

import { address, detailsOf, make, plural } from './data.js';
import { selected } from './selection.js';
import { lateState, stage } from './stage.js';
import { labels } from './compare.js';

const context = 3;

export function showTexts() {
  const details = detailsOf(selected);
  if (!details) return stage.append(selected.kind === 'late' ? lateState() : textsElsewhere());
  if (details.actual === undefined) return stage.append(oneText(details.reference));
  const sides = selected.kind === 'unmerged' ? ['ours', 'theirs'].filter((side) => details[side] !== undefined) : ['reference'];
  const tables = sides.map((side) => comparison(labels[side], details[side], details.actual));
  stage.append(make('div', { class: 'texts', tabindex: '-1' }, ...tables));
}

function comparison(title, text, actual) {
  const table = make('table', {}, make('colgroup', {}, make('col', { class: 'number' }), make('col', {}),
    make('col', { class: 'number' }), make('col', {})),
    make('thead', {}, make('tr', {}, make('th', { colspan: '2' }, title), make('th', { colspan: '2' }, labels.actual))));
  const body = make('tbody', {});
  table.append(body);
  drawLines(body, pairedLines(text, actual));
  return table;
}

function oneText(text) {
  const rows = text.replace(/\n$/, '').split('\n').map((line, index) => make('tr', {}, make('td', { class: 'number' }, String(index + 1)), make('td', {}, line)));
  return make('div', { class: 'texts', tabindex: '-1' }, make('table', {}, make('colgroup', {}, make('col', { class: 'number' }), make('col', {})),
    make('thead', {}, make('tr', {}, make('th', { colspan: '2' }, 'Reference'))), make('tbody', {}, ...rows)));
}

function textsElsewhere() {
  const links = ['reference', 'actual', 'difference'].filter((side) => selected[side])
    .map((side) => make('p', {}, make('a', { href: address(selected[side]) }, labels[side])));
  const words = links.length ? 'The texts are too long for this page, or cannot be read as text. They are in these files:'
    : 'The assertion wrote no files. Its message is in the panel beside this.';
  return make('div', { class: 'empty ' + selected.kind }, make('h2', {}, 'Nothing to show here'), make('p', {}, words), ...links);
}

// Pairs are [old, new, oldNumber, newNumber, isShared]; a line of only one text is paired with null.
function pairedLines(reference, actual) {
  const endsAlike = (reference ?? actual).endsWith('\n') && actual.endsWith('\n');
  const lines = (text) => (endsAlike ? text.slice(0, -1) : text).split('\n');
  const old = reference === undefined ? [] : lines(reference);
  const now = lines(actual);
  const pairs = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...sharedLines(old, now), [old.length, now.length]]) {
    for (; i < a || j < b;) {
      const left = i < a ? old[i] : null;
      const right = j < b ? now[j] : null;
      pairs.push([left, right, left === null ? null : ++i, right === null ? null : ++j]);
    }
    if (a < old.length && b < now.length) pairs.push([old[a], now[b], ++i, ++j, true]);
  }
  return pairs;
}

// The indices of a longest common subsequence (Myers 1986), after trimming common ends.
function sharedLines(old, now) {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const inner = shortestEdit(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const shared = [];
  for (let i = 0; i < start; i += 1) shared.push([i, i]);
  for (const [a, b] of inner) shared.push([a + start, b + start]);
  for (let i = end; i > 0; i -= 1) shared.push([old.length - i, now.length - i]);
  return shared;
}

function shortestEdit(old, now) {
  const maximumDistance = Math.min(old.length + now.length, 2000);
  const furthest = new Map([[1, 0]]);
  const trace = [];
  for (let d = 0; d <= maximumDistance; d += 1) {
    trace.push(new Map(furthest));
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1)) ? furthest.get(k + 1) : furthest.get(k - 1) + 1;
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x += 1;
      furthest.set(k, x);
      if (x >= old.length && x - k >= now.length) return walkBack(trace, old.length, now.length);
    }
  }
  return [];
}

function walkBack(trace, x, y) {
  const shared = [];
  for (let d = trace.length - 1; d >= 0; d -= 1) {
    const furthest = trace[d];
    const k = x - y;
    const before = k === -d || (k !== d && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1)) ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : furthest.get(before);
    const fromY = d === 0 ? 0 : fromX - before;
    while (x > fromX && y > fromY) shared.push([--x, --y]);
    [x, y] = [fromX, fromY];
  }
  return shared.reverse();
}

function drawLines(body, pairs) {
  const near = new Set();
  pairs.forEach((pair, index) => {
    if (pair[4]) return;
    for (let i = index - context; i <= index + context; i += 1) near.add(i);
  });
  for (let index = 0; index < pairs.length;) {
    let end = index;
    while (end < pairs.length && !near.has(end)) end += 1;
    if (end - index > 2 * context) body.append(gapRow(pairs.slice(index, end)));
    else for (const pair of pairs.slice(index, end)) body.append(lineRow(pair));
    index = end;
    if (index < pairs.length) body.append(lineRow(pairs[index++]));
  }
}

function gapRow(hidden) {
  const row = make('tr', { class: 'gap' }, make('td', { colspan: '4' }, make('button', {
    type: 'button', onclick: () => row.replaceWith(...hidden.map(lineRow)),
  }, '⋯ ' + plural(hidden.length, 'equal line'))));
  return row;
}

function lineRow([left, right, leftNumber, rightNumber, isShared]) {
  const whole = (text) => [isShared ? text : visible(text ?? '')];
  const cells = isShared || left === null || right === null ? [whole(left), whole(right)] : changedParts(left, right);
  const side = (parts, text, name) => {
    const cell = make('td', { class: isShared || text === null ? '' : name });
    parts.forEach((part, index) => { if (part) cell.append(index === 1 ? make('mark', {}, part) : part); });
    return cell;
  };
  return make('tr', {}, make('td', { class: 'number' }, leftNumber ? String(leftNumber) : ''), side(cells[0], left, 'removed'),
    make('td', { class: 'number' }, rightNumber ? String(rightNumber) : ''), side(cells[1], right, 'added'));
}

// The common start, the different middle and the common end of two lines, by code points, so that no character is split.
function changedParts(left, right) {
  const [a, b] = [[...left], [...right]];
  const shorterLength = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorterLength && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorterLength - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const cut = (all) => [all.slice(0, start).join(''), all.slice(start, all.length - end).join(''), all.slice(all.length - end).join('')];
  const cells = [cut(a), cut(b)];
  const [before, after] = cells.map((cell) => cell[1]);
  for (const cell of cells) cell[1] = visible(cell[1], likeness(before, after));
  return cells;
}

// Characters that cannot be seen: controls, format characters, and spaces other than the usual one.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\xA0\u1680\u2000-\u200A\u202F\u205F\u3000\uFE00-\uFE0F]/gu;
// Those that are parts of emoji and words.
const joining = /[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]/u;

// How two changed parts look: different, the same without invisible characters, or the same although composed differently.
function likeness(before, after) {
  const [first, second] = [before, after].map((text) => text.replace(invisible, '').trimEnd());
  if (first === second) return 'same';
  return first.normalize() === second.normalize() ? 'equivalent' : 'different';
}

// The text with escape sequences for what cannot be seen, as in Swift.
function visible(text, look = 'different') {
  const names = { '\t': '\\t', '\r': '\\r' };
  const escaped = (character) => names[character] ?? `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`;
  if (look === 'equivalent') return text.replace(/[^\x20-\x7E]/gu, escaped);
  return text.replace(invisible, (character) => (look === 'different' && joining.test(character) ? character : escaped(character)));
}
