// The search.

import { cards, data } from './cards.js';

export const words = document.getElementById('words');
export const sections = [...document.querySelectorAll('.component')];
const texts = new Map(cards.map((card) => [card, [
  card.dataset.name, card.closest('.component').dataset.words, data.entries[card.dataset.name].texts['light.ltr.L'],
].join(' ').toLowerCase()]));

/// Shows the states with all words in their name, category, summary or text.
export function search() {
  const query = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const card of cards) card.hidden = !query.every((word) => texts.get(card).includes(word));
  let heading = null;
  for (const element of document.querySelectorAll('.category, .component')) {
    if (element.matches('.category')) {
      heading = element;
      heading.hidden = true;
      continue;
    }
    const count = element.querySelectorAll('.card:not([hidden])').length;
    element.hidden = count === 0;
    if (count > 0) heading.hidden = false;
    const link = document.querySelector(`a[data-component="${element.id}"]`);
    link.hidden = count === 0;
    link.querySelector('span').textContent = count;
  }
  for (const group of document.querySelectorAll('.group')) {
    const counts = [...group.querySelectorAll('a:not([hidden]) span')].map((span) => Number(span.textContent));
    group.hidden = counts.length === 0;
    group.querySelector('h2 span').textContent = counts.reduce((sum, count) => sum + count, 0);
  }
  document.getElementById('nothing').hidden = sections.some((section) => !section.hidden);
}
