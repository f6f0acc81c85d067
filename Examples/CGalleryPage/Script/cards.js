// The switches, and the cards that follow them.

export const data = JSON.parse(document.getElementById('data').textContent);
export const cards = [...document.querySelectorAll('.card')];
export const settings = { appearance: 'light', direction: 'ltr', text: 'L', device: '', locale: 'en', beside: '' };
// The kinds of text that cards show beside their pictures, if chosen with a card's buttons.
export const opened = new Map();

function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
}

/// Returns the settings in effect. Languages other than English are drawn in one cell, regardless of the other switches.
function effective() {
  const language = data.languages[settings.locale];
  return language ? { ...settings, ...language, device: '' } : settings;
}

/// Returns the picture of the chosen cell. Devices have only the default text size.
function picture(entry) {
  const { appearance, direction, text, device, cell } = effective();
  if (cell) return entry.pictures[cell];
  return (device && entry.pictures[[appearance, direction, 'L', device].join('.')])
    || entry.pictures[[appearance, direction, text].join('.')];
}

function facts(shown) {
  const isOtherText = shown.cell.split('.')[2] !== effective().text;
  return `${shown.width} × ${shown.height}` + (isOtherText ? ', default text size' : '');
}

function source(name) {
  const [component, state] = name.split('.');
  const file = data.sources[component];
  if (!file) return [make('p', 'path', 'The source file of its previews does not exist.')];
  const lines = file.text.trimEnd().split('\n');
  const stateIndex = lines.findIndex((line) => line.includes(`"${state}"`));
  const code = make('pre', 'code');
  lines.forEach((line, index) => {
    code.append(index === stateIndex ? make('mark', '', line) : line, '\n');
  });
  return [make('p', 'path', file.path + (stateIndex < 0 ? '' : ':' + (stateIndex + 1))), code];
}

/// Returns the name of the cell with the shown text. Light and dark have the same text.
function textCell() {
  const { direction, text, cell } = effective();
  return cell ?? ['light', direction, text].join('.');
}

function contents(kind, name) {
  const entry = data.entries[name];
  if (kind === 'source') return source(name);
  if (kind === 'layout') return [make('pre', 'code', entry.layout)];
  return [make('pre', '', entry.texts[textCell()])];
}

export function show(card) {
  const { name } = card.dataset;
  const shown = picture(data.entries[name]);
  const image = card.querySelector('img');
  if (image.getAttribute('src') !== shown.file) image.setAttribute('src', shown.file);
  image.width = shown.width;
  image.height = shown.height;
  card.dataset.appearance = effective().appearance;
  card.querySelector('.facts').textContent = facts(shown);
  const kind = opened.get(card) ?? settings.beside;
  const beside = card.querySelector('.beside');
  card.classList.toggle('open', kind !== '');
  beside.hidden = kind === '';
  beside.replaceChildren(...(kind ? contents(kind, name) : []));
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

export function next(name) {
  if (document.querySelector(`input[name=${name}]`)?.disabled ?? true) return;
  const values = [...document.querySelectorAll(`input[name=${name}]`)].map((input) => input.value);
  choose(name, values[(values.indexOf(settings[name]) + 1) % values.length]);
}
