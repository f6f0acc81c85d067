// The commands that accept snapshots, and copying them.

import { breakable, entries, find, make, page } from './data.js';
import { listState, matches } from './rows.js';
import { selected } from './selection.js';
import { section } from './inspector.js';
import { decide, decisionButtons } from './serving.js';
import { session } from './live.js';

// Quotes as `quotedForShellIfNeeded` in Swift: `printf` writes characters that would control a terminal.
const quoted = (argument) => (/^[\p{Alphabetic}0-9\/._-]+$/u.test(argument) ? argument : "'" + argument.replace(unsafeInQuotes, quotedCharacter) + "'");
const unsafeInQuotes = /'|(?<=#)#|[\0-\x09\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F]/gu;

function quotedCharacter(character) {
  if (character === "'") return "'\\''";
  if (character === '#') return "''#";
  const bytes = [...new TextEncoder().encode(character)].map((byte) => '\\' + byte.toString(8).padStart(3, '0'));
  return `'"$(printf '${bytes.join('')}')"'`;
}

export const acceptLine = (found) => [page.accept, ...found.map((entry) => quoted(entry.id))].join(' ');

export function commandsSection() {
  const entry = selected;
  if (!entry.isAcceptable) return null;
  const group = entry.group === undefined ? [] : page.groups[entry.group].items.map((item) => page.items[item]).filter((item) => item.isAcceptable);
  const title = entry.former ? 'Accept or move' : 'Accept as the new reference';
  const former = entry.former ? [make('p', { id: 'former' }, 'The reference ', make('code', {}, ...breakable(entry.former)), ' equals it, and no test uses that one. If the test was renamed, move it:')] : [];
  if (session.canAccept) return section(title, ...former, ...decisionButtons(entry, group));
  if (entry.move) former.push(command('Keep its history', entry.move, 'move-one'));
  const parts = [...former, command('This snapshot', acceptLine([entry]), 'accept-one')];
  if (group.length > 1) parts.push(command('The same change in ' + group.length, acceptLine(group), 'accept-group'));
  return section(title, ...parts);
}

const command = (title, line, id) => make('div', { class: 'command', id },
  make('div', {}, make('small', {}, title), make('code', {}, ...breakable(line))),
  make('button', { type: 'button', onclick: () => copy(line) }, 'Copy'));

// Whether the list shows only some of the entries.
const isFiltered = () => Boolean(listState.words.length || listState.only);
const acceptable = () => entries.filter((entry) => entry.isAcceptable && matches(entry) && (!listState.only || listState.only === entry.section));

export function acceptShown() {
  const found = acceptable();
  if (session.canAccept) return decide('accept', found.filter((entry) => !entry.isAccepted), true);
  if (found.length) copy(isFiltered() ? acceptLine(found) : page.acceptAll);
}

export function showAcceptAll() {
  const count = acceptable().length;
  find('accept-all').hidden = !count;
  if (session.canAccept) find('accept-all').textContent = 'Accept ' + (isFiltered() ? count.toLocaleString('en') : 'all');
  else find('accept-all').textContent = isFiltered() ? 'Copy command to accept ' + count.toLocaleString('en') : 'Copy command to accept all';
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // Some browsers deny clipboard access to pages from files.
    const area = make('textarea', {}, text);
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  toast('Copied: ' + (text.length > 80 ? text.slice(0, 79) + '…' : text));
}

let toastTimer = null;
export function toast(text) {
  find('toast').textContent = text;
  find('toast').classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => find('toast').classList.remove('shown'), 2200);
}
