// The switches, and the cards that follow them.

export const data = JSON.parse(document.getElementById('data').textContent);
export const cards = [...document.querySelectorAll('.card')];
export const settings = { appearance: 'light', direction: 'ltr', text: 'L', device: '', locale: '', beside: '' };
// The kinds of text that cards show beside their pictures, if chosen with a card's buttons.
export const opened = new Map();

function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
}

/// Returns the settings in effect. Languages other than the first one are drawn in one cell, regardless of the other
/// switches.
function effective() {
  const language = data.languages[settings.locale];
  return language ? { ...settings, ...language, device: '' } : settings;
}

/// Returns the name of the chosen cell, or else of the one that is most like it. Devices have only the default text size,
/// and previews with an appearance of their own only this one.
function shownCell(entry) {
  const { appearance, direction, text, device, cell } = effective();
  const candidates = [
    cell, device && [appearance, direction, 'L', device].join('.'), [appearance, direction, text].join('.'),
    [appearance, direction, 'L'].join('.'), [appearance, 'ltr', 'L'].join('.'),
  ];
  return candidates.find((name) => name && entry.pictures[name]) ?? Object.keys(entry.pictures)[0];
}

function facts(shown, [appearance, , text]) {
  const chosen = effective();
  const differences = [];
  if (text !== chosen.text) differences.push('default text size');
  if (appearance !== chosen.appearance) differences.push(`${appearance} only`);
  return [`${shown.width} × ${shown.height}`, ...differences].join(', ');
}

function sourceOf(entry) {
  const { path, line } = entry.source;
  const place = make('p', 'path', line ? `${path}:${line}` : path);
  const text = data.sources[path];
  if (text === undefined) return [place];
  const code = make('pre', 'code');
  text.trimEnd().split('\n').forEach((content, index) => {
    code.append(index + 1 === line ? make('mark', '', content) : content, '\n');
  });
  return [place, code];
}

/// Returns the text of the shown cell. Light and dark have the same text.
function textOf(entry) {
  const { direction, text, cell } = effective();
  const names = [cell, ['light', direction, text].join('.'), ...Object.keys(entry.texts)];
  return entry.texts[names.find((name) => name && name in entry.texts)] ?? '';
}

function contents(kind, entry) {
  if (kind === 'source') return entry.source ? sourceOf(entry) : [];
  if (kind === 'layout') return entry.layout ? [make('pre', 'code', entry.layout)] : [];
  return kind === 'text' && textOf(entry) ? [make('pre', '', textOf(entry))] : [];
}

function showPicture(card, entry) {
  const name = shownCell(entry);
  if (!name) return;
  const [shown, parts] = [entry.pictures[name], name.split('.')];
  const states = [shown, shown.settled ?? shown];
  card.querySelectorAll('.stage img').forEach((image, index) => {
    const { file, width, height } = states[index];
    if (image.getAttribute('src') !== file) image.setAttribute('src', file);
    image.width = width;
    image.height = height;
  });
  const settled = card.querySelector('.settled');
  if (settled) settled.hidden = !shown.settled;
  card.dataset.appearance = parts[0];
  card.querySelector('.facts').textContent = facts(shown, parts);
}

export function show(card) {
  const entry = data.entries[card.id];
  showPicture(card, entry);
  const kind = opened.get(card) ?? settings.beside;
  const shown = kind ? contents(kind, entry) : [];
  const beside = card.querySelector('.beside');
  card.classList.toggle('open', shown.length > 0);
  beside.hidden = shown.length === 0;
  beside.replaceChildren(...shown);
  // A source begins at the state that it declares.
  const mark = beside.querySelector('mark');
  if (mark) beside.scrollTop = mark.getBoundingClientRect().top - beside.getBoundingClientRect().top - 96;
  for (const button of card.querySelectorAll('.tabs button')) button.ariaPressed = String(button.dataset.show === kind);
}

export function choose(name, value) {
  settings[name] = value;
  if (name === 'beside') opened.clear();
  sync();
  cards.forEach(show);
}

/// Updates the switches, and disables those without effect.
export function sync() {
  const shown = effective();
  for (const input of document.querySelectorAll('#switches input')) {
    input.checked = shown[input.name] === input.value;
    input.disabled = Boolean(shown.cell) && ['appearance', 'text', 'direction', 'device'].includes(input.name);
  }
  const note = document.getElementById('note');
  note.hidden = !shown.cell;
  if (!shown.cell) return;
  const name = document.querySelector(`input[name=locale][value=${settings.locale}]`).ariaLabel;
  const direction = shown.direction === 'rtl' ? 'right to left' : 'left to right';
  note.textContent = `${name} is drawn in light, ${direction}, with the default text size, each screen at its natural size.`;
}

/// Returns the values of a switch; none if the page does not have it.
export function values(name) {
  return [...document.querySelectorAll(`#switches input[name=${name}]`)].map((input) => input.value);
}
