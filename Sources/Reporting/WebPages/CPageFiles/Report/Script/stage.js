// The pictures or texts of the selected snapshot.

import { breakable, entries, find, make, page } from './data.js';
import { selected, showPosition } from './selection.js';
import { showPictures, showSliders, stopBlinking } from './compare.js';
import { showTexts } from './texts.js';
import { showInspector, formattedDescription } from './inspector.js';

export const stage = find('stage');
export const views = ['Two-up', 'Swipe', 'Onion skin', 'Blink', 'Difference', 'Single'];
export const look = { view: 0, zoom: null, swipe: 0.5, onion: 0.5, isFlipped: false, blink: null, tree: 'actual' };

export function showEntry() {
  stopBlinking();
  look.zoom = null;
  showHeading();
  showToolbar();
  showStage();
  showInspector();
}

function showHeading() {
  const entry = selected;
  find('heading').hidden = !entry;
  find('toolbar').hidden = !entry || !entry.isPicture;
  if (!entry) return;
  const cells = entry.name ? entry.name.split('.').map((cell) => make('span', { class: 'chip' }, make('bdi', {}, cell))) : [];
  find('title').replaceChildren(make('bdi', {}, entry.title), make('span', { class: 'chip kind ' + entry.kind }, entry.kind),
    entry.isKnownIssue ? make('span', { class: 'chip' }, 'known issue') : '', ...cells);
  find('where').replaceChildren(make('bdi', {}, ...breakable(entry.file ? entry.file + ':' + entry.line + ' · ' + entry.test : entry.id)));
  showPosition();
}

export const hasBoth = (entry) => Boolean(entry.reference && entry.actual);

// The pictures that the view "Two-up" shows: all versions, if two branches changed the reference.
export const sidesOf = (entry) => (entry.kind === 'unmerged' ? ['base', 'ours', 'theirs'] : ['reference']).concat('actual')
  .filter((side) => entry[side]);

function allowsView(entry, view) {
  if (!entry) return false;
  if (!entry.isPicture) return view === 0 && Boolean(entry.actual);
  if (view === 4) return Boolean(entry.difference);
  if (view === 0 && entry.kind === 'unmerged') return Boolean(entry.actual);
  return view === 5 || hasBoth(entry);
}

// The chosen view, or the default view if the entry does not support it.
export function currentView() {
  if (allowsView(selected, look.view)) return look.view;
  return selected && selected.isPicture ? 5 : 0;
}

export function chooseView(view) {
  if (!allowsView(selected, view)) return;
  look.view = view;
  stopBlinking();
  showToolbar();
  showStage();
}

function showToolbar() {
  const view = currentView();
  find('views').replaceChildren(...views.map((name, index) => make('button', {
    type: 'button', title: name + ' (' + (index + 1) + ')', 'aria-pressed': String(index === view),
    disabled: !allowsView(selected, index), onclick: () => chooseView(index),
  }, name)));
  find('flip').disabled = !selected || !hasBoth(selected);
  showSliders(view);
}

function showStage() {
  stage.replaceChildren();
  find('readout').textContent = '';
  stage.className = find('checker').getAttribute('aria-pressed') === 'true' ? 'checkered' : '';
  if (!selected) return stage.append(emptyState());
  if (!selected.isPicture) return showTexts();
  if (!selected.reference && !selected.actual) return stage.append(nothingToShow());
  showPictures(currentView());
}

function nothingToShow() {
  if (selected.kind === 'late') return lateState();
  return make('div', { class: 'empty ' + selected.kind }, make('h2', {}, 'There is no picture'),
    make('p', {}, 'The assertion wrote no files. Its message is in the panel beside this.'));
}

// An icon: a sign in a circle.
function icon(sign) {
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  mark.setAttribute('viewBox', '0 0 24 24');
  for (const d of ['M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20', sign]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    mark.append(path);
  }
  return mark;
}

// The changes after the first frame, one line per node. There is no picture that could show them.
export function lateState() {
  const lines = (selected.change || '').split('\n').filter(Boolean);
  return make('div', { class: 'empty late' }, icon('M12 6.5v5.5l3.5 2'), make('h2', {}, 'State arrived after the first frame'),
    ...(lines.length ? lines.map((line) => make('p', { class: 'fact' }, ...formattedDescription(line)))
      : [make('p', {}, 'The message of the test is in the panel beside this.')]));
}

function emptyState() {
  const isFine = entries.every((entry) => entry.isKnownIssue);
  const count = page.passed.length;
  const [title, words] = !isFine ? ['Nothing is selected', 'Choose a snapshot from the list.']
    : count ? ['Nothing to look at', count === 1 ? 'The only snapshot matches its reference.' : 'All ' + count.toLocaleString('en') + ' snapshots match their references.']
    : ['No snapshots', 'No test asserted a snapshot in this run.'];
  return make('div', { class: 'empty ' + (isFine ? 'new' : 'passed') }, icon(isFine ? 'M7.5 12.5l3 3l6-6.5' : 'M12 7v6M12 16.5v.5'), make('h2', {}, title), make('p', {}, words));
}
