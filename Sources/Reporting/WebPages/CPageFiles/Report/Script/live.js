// What changes while a page is open: the age of its results, and, if it is served, the results themselves.

import { entries, find, page, readData, version } from './data.js';
import { keepSelection, showCounts } from './selection.js';
import { showDecisions, token } from './serving.js';

export const session = { canAccept: false, canUndo: false, notRerun: null, isRunning: false, notes: [] };
let known = null;
// The number of decisions that are being sent, and of those that were: states from before one are not new results.
let [sending, sent] = [0, 0];

// Asks a review for its state every second, and reads the page again if it has other results.
export async function watch() {
  if (!token) return setInterval(showTime, 30000);
  await check();
  setTimeout(watch, document.hidden ? 5000 : 1000);
}

async function requestState() {
  const answer = await fetch('/api/session', { headers: { 'X-FirstFrame-Token': token } });
  if (!answer.ok) throw new Error('the review refused the page');
  return answer.json();
}

async function check() {
  try {
    const count = sent;
    const state = await requestState();
    if (sending || count !== sent) return;
    const isNew = known !== state.version;
    const isFirst = known === null;
    if (isNew && !isFirst) await reload(state.version);
    apply(state);
    if (isNew) await requestCauses();
    if (isNew) showDecisions();
  } catch (error) {
    session.notes = ['The review has ended, so this page does not change any more.'];
    session.canAccept = false;
    if (known !== null) showDecisions();
    known = null;
  }
  showNotes();
  showTime();
}

// Sends a decision of this page, and takes over the state after it, which needs no other data.
export async function deciding(send) {
  sending += 1;
  const answer = await send();
  try {
    if (answer) apply(await requestState());
  } catch (error) {
    session.canUndo = false;
  }
  sending -= 1;
  sent += 1;
  return answer;
}

function apply(state) {
  Object.assign(session, { notRerun: null }, state);
  known = state.version;
  const rejected = new Set(state.rejected);
  for (const entry of entries) entry.isRejected = rejected.has(entry.id);
}

async function reload(suffix) {
  const answer = await fetch(location.pathname);
  // The policy of this page refuses the style of another one.
  const text = (await answer.text()).replace(/<style[^]*?<\/style>/, '');
  const next = new DOMParser().parseFromString(text, 'text/html');
  if (!next.getElementById('data')) return location.reload();
  for (const block of document.querySelectorAll('script[type="application/json"], body > .section')) block.remove();
  document.body.append(...next.querySelectorAll('script[type="application/json"]'));
  document.querySelector('main').before(...next.querySelectorAll('body > .section'));
  document.title = next.title;
  version.suffix = '?' + suffix;
  readData();
  document.body.classList.toggle('nothing', entries.every((entry) => entry.isKnownIssue));
  showCounts();
  keepSelection();
}

async function requestCauses() {
  const answer = await fetch('/api/causes', { headers: { 'X-FirstFrame-Token': token } });
  if (!answer.ok) return;
  const causes = await answer.json();
  for (const entry of entries) entry.causes = causes[entry.id] ?? entry.causes;
}

export function showNotes() {
  const running = session.isRunning ? ['Tests are running; results appear here.'] : [];
  const missing = page.notes.length ? ['The run is not complete: ' + page.notes.join(', and ') + '.'] : [];
  const notes = [...running, ...session.notes, ...(session.isRunning ? [] : missing)].join(' ');
  find('notes').hidden = !notes;
  find('notes').textContent = notes;
  find('notes').classList.toggle('running', session.isRunning);
}

export function showTime() {
  find('time').hidden = !page.time;
  if (!page.time) return;
  const date = new Date(page.time * 1000);
  const isToday = date.toDateString() === new Date().toDateString();
  const time = (isToday ? '' : date.toLocaleDateString('en-GB') + ', ') + date.toLocaleTimeString('en-GB').slice(0, 5);
  find('time').textContent = [time, age(date)].filter(Boolean).join(' · ');
  find('time').title = 'The time of these results: ' + date.toLocaleString();
}

// A phrase such as "5 minutes ago"; empty after a week, of which the date says as much.
function age(date) {
  const seconds = Math.max(0, Math.round((Date.now() - date) / 1000));
  if (seconds >= 7 * 86400) return '';
  const units = [['day', 86400], ['hour', 3600], ['minute', 60]];
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count) return count + ' ' + unit + (count === 1 ? '' : 's') + ' ago';
  }
  return 'just now';
}
