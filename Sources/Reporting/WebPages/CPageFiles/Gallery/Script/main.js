// Connects the modules and starts the page.

import { cards, choose, opened, settings, show, sync, values } from './cards.js';
import { followAddress, updateAddress } from './links.js';
import { problems, search, sections, words } from './search.js';

function chooseAndLink(name, value) {
  choose(name, value);
  updateAddress();
}

function next(name) {
  if (document.querySelector(`#switches input[name=${name}]`)?.disabled ?? true) return;
  const all = values(name);
  chooseAndLink(name, all[(all.indexOf(settings[name]) + 1) % all.length]);
}

words.addEventListener('input', search);
problems?.addEventListener('change', search);
for (const input of document.querySelectorAll('#switches input')) {
  input.addEventListener('change', () => chooseAndLink(input.name, input.value));
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
    const link = document.querySelector(`a[data-section="${CSS.escape(entry.target.id)}"]`);
    if (entry.isIntersecting) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}, { rootMargin: "-22% 0px -77% 0px" });
sections.forEach((section) => observer.observe(section));
// Dark pages start with dark pictures, and a browser may have restored radio buttons from an earlier visit.
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
settings.appearance = prefersDark && values('appearance').includes('dark') ? 'dark' : 'light';
settings.locale = values('locale')[0] ?? '';
// Scrolling to a component stops below the bar, regardless of its height.
const bar = document.getElementById('toolbar');
function measureBar() {
  document.documentElement.style.setProperty('--bar', `${Math.ceil(bar.getBoundingClientRect().height)}px`);
}
new ResizeObserver(measureBar).observe(bar);
measureBar();
sync();
cards.forEach(show);
window.addEventListener('hashchange', followAddress);
followAddress();
