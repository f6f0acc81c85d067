// Decisions from the page. Only pages served by `firstframe review --web` have a token.

import { entries, make, plural } from './data.js';
import { refreshList } from './list.js';
import { showInspector } from './inspector.js';
import { showAcceptAll, toast } from './commands.js';
import { nextUndecided, select, selected } from './selection.js';
import { deciding, session } from './live.js';

export const token = document.querySelector('meta[name="firstframe-token"]')?.content;

export const isUndecided = (entry) => entry.isAcceptable && !entry.isAccepted && !entry.isRejected;

// Sends a request, and returns what was done and what was refused; nothing if the review does not answer.
async function request(action, body) {
  try {
    const answer = await fetch('/api/' + action, {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-FirstFrame-Token': token }, body: JSON.stringify(body),
    });
    return await answer.json();
  } catch (error) {
    toast('Nothing was done, because the review did not answer. ' + error.message);
    return null;
  }
}

export function decisionButtons(entry, group) {
  if (entry.isAccepted) {
    return [make('p', { class: 'muted', id: 'accepted' }, 'Accepted.'), ...rerun(), undoButton()];
  }
  const button = (id, title, key, action, style) => make('button', { type: 'button', id, class: style, title: title + ' (' + key + ')', onclick: action }, title);
  const others = group.filter((item) => !item.isAccepted);
  const parts = entry.isRejected ? [make('p', { class: 'muted', id: 'rejected' }, 'Rejected. The reference stays as it is.')] : [];
  const buttons = [button('accept', 'Accept', 'a', () => decide('accept', [entry]), entry.former ? null : 'primary')];
  if (entry.former) buttons.unshift(button('move', 'Move the reference', 'm', () => decide('move', [entry]), 'primary'));
  if (others.length > 1) buttons.push(button('accept-alike', 'Accept all ' + others.length + ' with this change', 'A', () => decide('accept', others)));
  if (!entry.isRejected) buttons.push(button('reject', 'Reject', 'r', () => decide('reject', [entry])));
  parts.push(make('div', { class: 'buttons' }, ...buttons, undoButton()));
  if (entry.refusal) parts.push(make('p', { class: 'refusal' }, 'Not done: ' + entry.refusal));
  return parts;
}

const undoButton = () => (session.canUndo ? make('button', { type: 'button', id: 'undo', title: 'Undo the last decision (u)', onclick: undo }, 'Undo') : null);

// What was accepted and not run since, with the command that runs it.
const rerun = () => (session.notRerun ? [make('pre', { class: 'message', id: 'not-rerun' }, session.notRerun)] : []);

export async function decide(action, found, needsConfirmation) {
  if (!found.length || (needsConfirmation && !confirm('Accept ' + plural(found.length, 'snapshot') + ' as new references?'))) return;
  const answer = await deciding(() => request(action, { snapshots: found.map((entry) => entry.id) }));
  if (!answer) return;
  const names = new Set(answer.accepted);
  const reasons = new Map(answer.refused.map((refusal) => [refusal.snapshot, refusal.reason]));
  for (const entry of found) {
    entry.refusal = reasons.get(entry.id);
    if (!names.has(entry.id)) continue;
    entry.isAccepted = action !== 'reject';
    entry.isRejected = action === 'reject';
  }
  const done = { accept: 'accepted', move: 'moved', reject: 'rejected' }[action];
  const refused = answer.refused.length ? ', ' + answer.refused.length.toLocaleString('en') + ' refused' : '';
  toast(answer.accepted.length.toLocaleString('en') + ' ' + done + refused + (session.notRerun && action !== 'reject' ? '; not run since' : ''));
  showDecisions();
  if (!answer.refused.length && found.includes(selected)) nextUndecided();
}

export async function undo() {
  const answer = await deciding(() => request('undo', { snapshots: [] }));
  if (!answer) return;
  const names = new Set(answer.accepted);
  const undone = entries.filter((entry) => names.has(entry.id));
  for (const entry of undone) entry.isAccepted = entry.isRejected = false;
  if (undone.length) select(undone[0], document.body.classList.contains('viewing'));
  toast(names.size ? 'Undone: ' + plural(names.size, 'decision') : 'There is nothing to undo.');
  showDecisions();
}

// Opens the source of a likely cause, or of the test, in the editor of the machine.
export async function openSource(entry, cause) {
  const answer = await request('open', { snapshots: [entry.id], ...(cause === undefined ? {} : { cause }) });
  if (answer) toast(answer.refused.length ? answer.refused[0].reason : 'Opened in your editor');
}

export function showDecisions() {
  refreshList();
  showInspector();
  showAcceptAll();
}
