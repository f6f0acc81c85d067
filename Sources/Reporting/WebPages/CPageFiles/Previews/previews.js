// The search of the page of previews.

const words = document.getElementById('words');
const problems = document.getElementById('problems');
const cards = [...document.querySelectorAll('.card')];

// Shows the previews that contain every word, and only those with problems if the box is checked.
function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const text = card.dataset.words.toLowerCase();
    const matches = wanted.every((word) => text.includes(word));
    card.hidden = !matches || (problems.checked && !('problem' in card.dataset));
    if (!card.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll('.file')) {
    section.hidden = !section.querySelector('.card:not([hidden])');
  }
  document.getElementById('nothing').hidden = shown > 0;
}

words.addEventListener('input', filter);
problems.addEventListener('change', filter);
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== words) {
    event.preventDefault();
    words.focus();
  } else if (event.key === 'Escape' && document.activeElement === words) {
    words.value = '';
    words.blur();
    filter();
  }
});
