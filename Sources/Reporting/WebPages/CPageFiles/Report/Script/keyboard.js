// The keyboard commands.

import { find, make, page } from './data.js';
import { nextUndecided, selected, step } from './selection.js';
import { chooseView, currentView, look, stage, views } from './stage.js';
import { setZoom, zoomBy } from './zoom.js';
import { setFlipped, setSlider } from './compare.js';
import { acceptLine, copy, toast } from './commands.js';
import { decide, isUndecided, openSource, token, undo } from './serving.js';
import { session } from './live.js';

const help = find('help');

// The same keys as in the terminal.
const decisionKeys = [
  ['a', 'accept this snapshot'], ['A', 'accept all with the same change'], ['r', 'reject'], ['m', 'move the unused reference that equals it here'],
  ['u', 'undo the last decision'], ['n', 'next without a decision'], ['e', 'open the source: the likely cause, or else the test'],
];

const keys = [
  ['j, ↓ / k, ↑', 'next and previous snapshot'], ['1 … 6', views.join(', ')], ['Space', 'hold to see the reference in place of the actual'],
  ['← →', 'move the swipe or the onion skin'], ['f', 'fit'], ['+ − 0', 'larger, smaller, one pixel to one'],
  ['b', 'checkerboard'], ['s', 'hide or show the list'], ['/', 'filter'], ['c', 'copy the command that accepts this snapshot'],
  ['t', 'light or dark'], ...(token ? decisionKeys : [['n', 'next snapshot that can be accepted']]), ['Esc', 'back'], ['?', 'this help'],
];

export function toggleHelp() {
  if (help.open) return help.close();
  help.replaceChildren(make('h2', {}, 'Keys'),
    make('dl', {}, ...keys.flatMap(([key, words]) => [make('dt', {}, make('kbd', {}, key)), make('dd', {}, words)])),
    make('button', { type: 'button', onclick: () => help.close() }, 'Close'));
  help.showModal();
}

const actions = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  ArrowRight: () => slide(0.02), ArrowLeft: () => slide(-0.02),
  f: () => setZoom(null), '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), 0: () => setZoom(1),
  b: toggleChecker, s: () => document.body.classList.toggle('no-sidebar'),
  '/': () => { document.body.classList.remove('no-sidebar', 'viewing'); find('filter').focus(); find('filter').select(); },
  c: () => { if (selected && selected.isAcceptable) copy(acceptLine([selected])); },
  a: () => decideOn('accept', (entry) => !entry.isAccepted), r: () => decideOn('reject', isUndecided),
  m: () => decideOn('move', (entry) => entry.former && !entry.isAccepted), A: acceptAlike,
  u: () => { if (session.canAccept) undo(); },
  n: () => { if (!nextUndecided()) toast('No other snapshot is undecided.'); },
  e: () => { if (session.canAccept && selected) openSource(selected, selected.causes && selected.causes.length ? 0 : undefined); },
  t: toggleTheme, '?': toggleHelp, Escape: () => document.body.classList.remove('viewing'),
};
views.forEach((name, index) => { actions[index + 1] = () => chooseView(index); });

function decideOn(action, isPossible) {
  if (session.canAccept && selected && selected.isAcceptable && isPossible(selected)) decide(action, [selected]);
}

function acceptAlike() {
  if (!session.canAccept || !selected || !selected.isAcceptable) return;
  const group = selected.group === undefined ? [selected] : page.groups[selected.group].items.map((item) => page.items[item]);
  decide('accept', group.filter((entry) => entry.isAcceptable && !entry.isAccepted));
}

// Left and right step through the list if the view has no slider.
function slide(distance) {
  const name = { 1: 'swipe', 2: 'onion' }[currentView()];
  if (!name || !selected || !selected.isPicture) return step(Math.sign(distance));
  setSlider(name, Math.min(Math.max(look[name] + distance, 0), 1));
}

export function toggleChecker() {
  const isOn = find('checker').getAttribute('aria-pressed') !== 'true';
  find('checker').setAttribute('aria-pressed', String(isOn));
  stage.classList.toggle('checkered', isOn);
}

export function toggleTheme() {
  const root = document.documentElement;
  const isDark = (root.style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  root.style.colorScheme = isDark ? 'light' : 'dark';
}

export function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || (help.open && event.key !== '?')) return;
  if (event.target === find('filter')) {
    if (event.key === 'Escape' || event.key === 'Enter') find('filter').blur();
    if (event.key === 'ArrowDown') { find('filter').blur(); step(0); event.preventDefault(); }
    return;
  }
  if (event.key === ' ') {
    event.preventDefault();
    return setFlipped(true);
  }
  if (event.target.type === 'range' && event.key.startsWith('Arrow')) return;
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
  if (!action) return;
  event.preventDefault();
  action();
}
