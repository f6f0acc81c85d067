// Accepting from the page. Only pages served by `firstframe review --web` have a token.

import { make, plural } from './data.js';
import { refreshList } from './list.js';
import { showInspector } from './inspector.js';
import { showAcceptAll, toast } from './commands.js';

export const token = document.querySelector('meta[name="firstframe-token"]')?.content;
export let canAccept = false;

export async function requestSession() {
  if (!token) return;
  try {
    const answer = await fetch('/api/session', { headers: { 'X-FirstFrame-Token': token } });
    canAccept = answer.ok && (await answer.json()).canAccept === true;
  } catch (error) {
    canAccept = false;
  }
  showAcceptAll();
  showInspector();
}

export function acceptButtons(entry, group) {
  if (entry.isAccepted) return [make('p', { class: 'muted', id: 'accepted' }, 'Accepted. Run the tests again to see it pass.')];
  const others = group.filter((item) => !item.isAccepted);
  const parts = [make('button', { type: 'button', id: 'accept', class: 'primary', title: 'Accept (a)', onclick: () => accept([entry]) }, 'Accept')];
  if (others.length > 1) {
    parts.push(' ', make('button', { type: 'button', id: 'accept-alike', onclick: () => accept(others) }, 'Accept all ' + others.length + ' with this change'));
  }
  if (entry.refusal) parts.push(make('p', { class: 'refusal' }, 'Not accepted: ' + entry.refusal));
  return parts;
}

export async function accept(found, needsConfirmation) {
  if (!found.length || (needsConfirmation && !confirm('Accept ' + plural(found.length, 'snapshot') + ' as new references?'))) return;
  try {
    const answer = await fetch('/api/accept', {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-FirstFrame-Token': token },
      body: JSON.stringify({ snapshots: found.map((entry) => entry.id) }),
    });
    showAnswer(found, await answer.json());
  } catch (error) {
    toast('Nothing was accepted, because the review did not answer. ' + error.message);
  }
}

function showAnswer(found, { accepted, refused }) {
  const names = new Set(accepted);
  const reasons = new Map(refused.map((refusal) => [refusal.snapshot, refusal.reason]));
  for (const entry of found) {
    entry.isAccepted = entry.isAccepted || names.has(entry.id);
    entry.refusal = reasons.get(entry.id);
  }
  toast(accepted.length.toLocaleString('en') + ' accepted' + (refused.length ? ', ' + refused.length.toLocaleString('en') + ' refused' : ''));
  refreshList();
  showInspector();
  showAcceptAll();
}
