// Connects the modules and starts the page.

import { entries, find } from './data.js';
import { drawList, list, refreshList } from './list.js';
import { applyFilter, select, selectFirst, selected, showCounts } from './selection.js';
import { stage } from './stage.js';
import { applyZoom, setZoom, zoomBy } from './zoom.js';
import { setFlipped } from './compare.js';
import { acceptShown, showAcceptAll } from './commands.js';
import { showNotes, showTime, watch } from './live.js';
import { pressed, toggleChecker, toggleHelp, toggleTheme } from './keyboard.js';

function listen() {
  addEventListener('keydown', pressed);
  addEventListener('keyup', (event) => { if (event.key === ' ') { setFlipped(false); if (event.target.tagName === 'BUTTON') event.preventDefault(); } });
  addEventListener('blur', () => setFlipped(false));
  new ResizeObserver(drawList).observe(list);
  new ResizeObserver(applyZoom).observe(stage);
  addEventListener('hashchange', openHash);
  list.addEventListener('scroll', drawList, { passive: true });
  find('filter').addEventListener('input', applyFilter);
  find('smaller').addEventListener('click', () => zoomBy(-1));
  find('larger').addEventListener('click', () => zoomBy(1));
  find('fit').addEventListener('click', () => setZoom(null));
  find('checker').addEventListener('click', toggleChecker);
  find('theme').addEventListener('click', toggleTheme);
  find('help-button').addEventListener('click', toggleHelp);
  find('back').addEventListener('click', () => document.body.classList.remove('viewing'));
  find('accept-all').addEventListener('click', acceptShown);
  find('flip').addEventListener('pointerdown', () => setFlipped(true));
  for (const name of ['pointerup', 'pointerleave', 'pointercancel']) find('flip').addEventListener(name, () => setFlipped(false));
  find('flip').addEventListener('contextmenu', (event) => event.preventDefault());
}

function openHash() {
  let id = '';
  try { id = decodeURIComponent(location.hash.slice(1)); } catch (error) { return false; }
  const entry = id && entries.find((candidate) => candidate.id === id);
  if (!entry || entry === selected) return false;
  select(entry, true);
  return true;
}

function start() {
  listen();
  document.body.classList.toggle('nothing', entries.every((entry) => entry.isKnownIssue));
  showCounts();
  showAcceptAll();
  showNotes();
  showTime();
  refreshList();
  if (!openHash()) selectFirst();
}

start();
watch();
