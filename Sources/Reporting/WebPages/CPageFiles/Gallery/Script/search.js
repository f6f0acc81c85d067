// The search.

import { cards, data } from './cards.js';

export const words = document.getElementById('words');
export const sections = [...document.querySelectorAll('.component')];
// Only pages with problems have the box.
export const problems = document.getElementById('problems');
const texts = new Map(cards.map((card) => [card, [
  card.id, card.querySelector('footer').textContent, card.closest('.component').dataset.words,
  Object.values(data.entries[card.id].texts)[0] ?? '',
].join(' ').toLowerCase()]));

function matches(card, query) {
  return query.every((word) => texts.get(card).includes(word)) && (!problems?.checked || 'problem' in card.dataset);
}

/// Shows the cards with all words in their name, group, summary or text; only those with problems, if chosen.
export function search() {
  const query = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const card of cards) card.hidden = !matches(card, query);
  let heading = null;
  for (const element of document.querySelectorAll('main > .category, .component')) {
    if (element.matches('.category')) {
      heading = element;
      heading.hidden = true;
      continue;
    }
    const count = element.querySelectorAll('.card:not([hidden])').length;
    element.hidden = count === 0;
    if (count > 0) heading.hidden = false;
    const link = document.querySelector(`a[data-section="${CSS.escape(element.id)}"]`);
    link.hidden = count === 0;
    link.querySelector('span').textContent = count;
  }
  for (const group of document.querySelectorAll('.group')) {
    const counts = [...group.querySelectorAll('a:not([hidden]) span')].map((span) => Number(span.textContent));
    group.hidden = counts.length === 0;
    group.querySelector('h2 span').textContent = counts.reduce((sum, count) => sum + count, 0);
  }
  document.getElementById('nothing').hidden = sections.length === 0 || sections.some((section) => !section.hidden);
}
