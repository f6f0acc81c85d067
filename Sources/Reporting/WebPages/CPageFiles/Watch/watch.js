// Follows a watch: shows the running round, compile errors and failed tests above the report, and loads the page again
// when there are new results.

const secret = document.querySelector('meta[name="firstframe-token"]').content;
const shownRevision = Number(document.querySelector('meta[name="firstframe-revision"]').content);
const element = (id) => document.getElementById(id);
const interval = 200;
let lastRound = '';

// What a reader chose survives the loading of a page.
const keptView = 'firstframe-watch';

function keepView() {
  const pressedView = [...document.querySelectorAll('#views button')].findIndex((button) => button.ariaPressed === 'true');
  sessionStorage.setItem(keptView, JSON.stringify({
    filter: element('filter').value, scroll: element('list').scrollTop, view: pressedView,
    theme: document.documentElement.style.colorScheme, isViewing: document.body.classList.contains('viewing'),
  }));
}

function restoreView() {
  const kept = JSON.parse(sessionStorage.getItem(keptView) || 'null');
  sessionStorage.removeItem(keptView);
  if (!kept) return;
  document.documentElement.style.colorScheme = kept.theme;
  if (kept.filter) {
    element('filter').value = kept.filter;
    element('filter').dispatchEvent(new Event('input'));
  }
  const button = document.querySelectorAll('#views button')[kept.view];
  if (button && !button.disabled) button.click();
  element('list').scrollTop = kept.scroll;
  document.body.classList.toggle('viewing', kept.isViewing && location.hash.length > 1);
}

function build(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

const panel = build('section', '');
panel.id = 'watch';
panel.setAttribute('aria-live', 'polite');

function entryOf({ place, text, excerpt }) {
  const head = build('p', '', ...(place ? [build('code', 'place', place), ' '] : []), build('span', '', text));
  return build('li', '', head, ...(excerpt.length ? [build('pre', '', excerpt.join('\n'))] : []));
}

function listOf(title, entries, className) {
  if (!entries.length) return [];
  return [build('h2', className, title), build('ul', className, ...entries.map(entryOf))];
}

function show(round) {
  document.body.classList.toggle('old', round.isOld);
  document.title = (round.isOld ? '✗ ' : round.isWorking ? '… ' : '') + 'Snapshots: ' + round.status;
  const state = round.isWorking ? 'working' : round.isOld ? 'bad' : round.isPassing ? 'passing' : 'failing';
  const age = round.time ? (round.isOld ? 'The pictures below are old: they are from ' : 'Pictures from ') + round.time : '';
  panel.replaceChildren(
    build('p', 'state ' + state, build('span', 'light'), build('b', '', round.status), build('span', 'age', age)),
    ...listOf('The build failed', round.errors, 'errors'), ...listOf('Failed tests', round.failures, 'failures'));
}

function showEnd() {
  document.body.classList.add('old');
  const state = panel.querySelector('.state') ?? panel.appendChild(build('p', 'state'));
  state.className = 'state bad';
  state.replaceChildren(build('span', 'light'), build('b', '', 'The watch has ended'),
    build('span', 'age', 'Type `firstframe watch --web` again, and open the new address.'));
}

async function follow() {
  try {
    const answer = await fetch('/api/round', { headers: { 'X-FirstFrame-Token': secret } });
    const text = await answer.text();
    const round = JSON.parse(text);
    if (round.revision !== shownRevision) {
      keepView();
      location.reload();
      return;
    }
    if (text !== lastRound) show(round);
    lastRound = text;
  } catch (error) {
    lastRound = '';
    showEnd();
  }
  setTimeout(follow, document.hidden ? interval * 5 : interval);
}

document.querySelector('main').before(panel);
restoreView();
follow();
