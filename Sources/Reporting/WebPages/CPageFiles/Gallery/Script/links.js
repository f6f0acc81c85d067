// The fragment of the address, such as `#BadgeView/unread?appearance=dark&text=XXXL`: a card or a section, and the
// switches that differ from the standard. So a link shows what its sender saw.

import { cards, choose, settings, values } from './cards.js';

// The appearance depends on the reader's system, so links always contain it.
const standard = { direction: 'ltr', text: 'L', device: '', beside: '' };
let anchor = '';

function fragment() {
  const query = new URLSearchParams({ appearance: settings.appearance });
  for (const name of Object.keys(standard)) if (settings[name] !== standard[name]) query.set(name, settings[name]);
  if (settings.locale !== (values('locale')[0] ?? '')) query.set('locale', settings.locale);
  return `#${anchor.split('/').map(encodeURIComponent).join('/')}?${query}`;
}

/// Puts the shown state into the address, without another entry in the history.
export function updateAddress() {
  history.replaceState(null, '', fragment());
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/// Shows what the address says: chooses the switches, and scrolls to the card or section.
export function followAddress() {
  const [target, query] = location.hash.slice(1).split('?', 2);
  const wanted = new URLSearchParams(query ?? '');
  if (query !== undefined) {
    const chosen = { ...standard, locale: values('locale')[0] ?? '', ...Object.fromEntries(wanted) };
    for (const [name, value] of Object.entries(chosen)) {
      if (settings[name] !== value && values(name).includes(value)) choose(name, value);
    }
  }
  const element = target ? document.getElementById(decoded(target)) : null;
  anchor = element ? element.id : '';
  for (const card of cards) card.classList.toggle('linked', card === element);
  // Pictures below the window have no height before they are loaded, but their sizes are known.
  if (element) element.scrollIntoView({ behavior: 'instant' });
  if (element && query === undefined) updateAddress();
}
