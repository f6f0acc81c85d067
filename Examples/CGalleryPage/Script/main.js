// Connects the modules and starts the page.

import { cards, choose, next, opened, settings, show, sync } from './cards.js';
import { search, sections, words } from './search.js';

words.addEventListener('input', search);
for (const input of document.querySelectorAll('#switches input')) {
  input.addEventListener('change', () => choose(input.name, input.value));
}
document.querySelector('main').addEventListener('click', (event) => {
  const button = event.target.closest('.tabs button');
  if (!button) return;
  const card = button.closest('.card');
  opened.set(card, button.ariaPressed === 'true' ? '' : button.dataset.show);
  show(card);
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === words) {
    if (event.key === 'Escape') {
      words.value = '';
      search();
      words.blur();
    }
    return;
  }
  const switches = { d: 'appearance', t: 'text', r: 'direction', l: 'locale' };
  if (event.key === '/') {
    event.preventDefault();
    words.focus();
    words.select();
  } else if (switches[event.key]) {
    next(switches[event.key]);
  }
});
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const link = document.querySelector(`a[data-component="${entry.target.id}"]`);
    if (entry.isIntersecting) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}, { rootMargin: "-22% 0px -77% 0px" });
sections.forEach((section) => observer.observe(section));
// Dark pages start with dark pictures. `sync` resets radio buttons that the browser restored from an earlier visit.
settings.appearance = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
// Scrolling to a component stops below the bar, regardless of its height.
new ResizeObserver(([bar]) => {
  document.documentElement.style.setProperty('--bar', `${Math.ceil(bar.borderBoxSize[0].blockSize)}px`);
}).observe(document.getElementById('toolbar'));
sync();
cards.forEach(show);
