/// The page's script.
enum GalleryScript {
  static let all = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const cards = [...document.querySelectorAll('.card')];
    const settings = { appearance: 'light', direction: 'ltr', text: 'L', device: '', locale: 'en', beside: '' };
    // What a card shows beside its picture by its own buttons.
    const opened = new Map();

    function make(tag, name, text) {
      const element = document.createElement(tag);
      if (name) element.className = name;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    /// What is shown: a language besides English is drawn in one cell, whatever the other switches say.
    function effective() {
      const spoken = data.languages[settings.locale];
      return spoken ? { ...settings, ...spoken, device: '' } : settings;
    }

    /// The picture of the chosen cell. Devices have the usual text only.
    function picture(entry) {
      const { appearance, direction, text, device, cell } = effective();
      if (cell) return entry.pictures[cell];
      return (device && entry.pictures[[appearance, direction, 'L', device].join('.')])
        || entry.pictures[[appearance, direction, text].join('.')];
    }

    function facts(shown) {
      const isOtherText = shown.cell.split('.')[2] !== effective().text;
      return `${shown.width} × ${shown.height}` + (isOtherText ? ', usual text' : '');
    }

    function source(name) {
      const [component, state] = name.split('.');
      const file = data.sources[component];
      if (!file) return [make('p', 'path', 'The file of its previews is not beside this tool.')];
      const lines = file.text.trimEnd().split('\n');
      const place = lines.findIndex((line) => line.includes(`"${state}"`));
      const code = make('pre', 'code');
      lines.forEach((line, index) => {
        code.append(index === place ? make('mark', '', line) : line, '\n');
      });
      return [make('p', 'path', file.path + (place < 0 ? '' : ':' + (place + 1))), code];
    }

    /// The cell whose text is shown: it is the same in light and dark.
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

    function show(card) {
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

    function choose(name, value) {
      settings[name] = value;
      if (name === 'beside') opened.clear();
      sync();
      cards.forEach(show);
    }

    /// Has the switches say what is shown, and rests those that change nothing.
    function sync() {
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
      note.textContent = `${name} is drawn in light, ${direction}, with the usual text, each screen at its own size.`;
    }

    function next(name) {
      if (document.querySelector(`input[name=${name}]`)?.disabled ?? true) return;
      const values = [...document.querySelectorAll(`input[name=${name}]`)].map((input) => input.value);
      choose(name, values[(values.indexOf(settings[name]) + 1) % values.length]);
    }

    """# + search + start

  private static let search = #"""
    const words = document.getElementById('words');
    const sections = [...document.querySelectorAll('.component')];
    const texts = new Map(cards.map((card) => [card, [
      card.dataset.name, card.closest('.component').dataset.words, data.entries[card.dataset.name].texts['light.ltr.L'],
    ].join(' ').toLowerCase()]));

    /// Shows the states that have all words somewhere: in their names, their category or what they say.
    function search() {
      const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const card of cards) card.hidden = !wanted.every((word) => texts.get(card).includes(word));
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

    """#

  private static let start = #"""
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
    // Dark pages start with dark pictures. Browsers restore radio buttons of an earlier visit; the settings do not.
    settings.appearance = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    // Places that are gone to come to stand under the bar, however many lines it takes.
    new ResizeObserver(([bar]) => {
      document.documentElement.style.setProperty('--bar', `${Math.ceil(bar.borderBoxSize[0].blockSize)}px`);
    }).observe(document.getElementById('toolbar'));
    sync();
    cards.forEach(show);
    """#
}
