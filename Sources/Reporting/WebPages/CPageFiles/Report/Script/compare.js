// The views that compare two pictures.

import { address, find, make } from './data.js';
import { selected } from './selection.js';
import { currentView, hasBoth, look, sidesOf, stage, views } from './stage.js';
import { applyZoom, followScrolling, surfaces } from './zoom.js';
import { drawBoxes, showReadout } from './nodes.js';

export const labels = {
  reference: 'Reference', actual: 'Actual', difference: 'Difference', base: 'Base', ours: 'Our side', theirs: 'Their side',
};

export function showPictures(view) {
  surfaces.length = 0;
  stage.classList.toggle('two', view === 0);
  if (view === 0) for (const side of sidesOf(selected)) addSurface([side], labels[side]);
  else if (view === 4) addSurface(['difference'], labels.difference);
  else if (view === 5) addSurface([selected.actual ? 'actual' : 'reference'], labels[selected.actual ? 'actual' : 'reference']);
  else addSurface(['reference', 'actual'], views[view]);
  if (view === 1) addHandle(surfaces[0]);
  if (view === 3) look.blink = setInterval(() => { look.blinksOld = !look.blinksOld; placeComparison(); }, 500);
  showFlip();
  applyZoom();
}

function addSurface(sides, caption) {
  const images = sides.map((side) => make('img', { alt: labels[side], 'data-side': side, draggable: 'false' }));
  const canvas = make('div', { class: 'canvas' }, ...images, make('div', { class: 'boxes' }));
  const scroller = make('div', { class: 'scroller', tabindex: '-1' }, canvas);
  const title = make('span', {}, caption);
  const pane = make('figure', { class: 'pane', 'data-side': sides.length === 1 ? sides[0] : 'both' },
    make('figcaption', {}, title), scroller);
  const surface = { pane, scroller, canvas, images, sides, title, caption };
  surfaces.push(surface);
  stage.append(pane);
  for (const image of images) {
    image.addEventListener('load', applyZoom);
    image.addEventListener('error', () => { title.textContent = caption + ': ' + (image.getAttribute('src') || 'the file') + ' is missing'; });
    image.src = address(selected[image.dataset.side]);
  }
  followScrolling(surface);
  canvas.addEventListener('pointermove', (event) => showReadout(surface, event));
  canvas.addEventListener('pointerleave', () => showReadout(surface, null));
}

export function placeComparison() {
  const surface = surfaces[0];
  if (!surface || surface.images.length < 2) return;
  const [old, now] = surface.images;
  const view = currentView();
  now.style.clipPath = view === 1 && !look.isFlipped ? 'inset(0 0 0 ' + swipePixels(surface, now) + 'px)' : '';
  old.style.clipPath = view === 1 && !look.isFlipped ? 'inset(0 ' + Math.max(old.offsetWidth - swipePixels(surface, old), 0) + 'px 0 0)' : '';
  now.style.opacity = look.isFlipped || (view === 3 && look.blinksOld) ? '0' : view === 2 ? String(look.onion) : '1';
  old.style.opacity = view === 3 && !look.isFlipped && !look.blinksOld ? '0' : '1';
  if (surface.handle) surface.handle.style.left = look.swipe * 100 + '%';
  if (view === 3) surface.title.textContent = look.isFlipped || look.blinksOld ? labels.reference : labels.actual;
}

const swipePixels = (surface) => look.swipe * surface.canvas.offsetWidth;

function addHandle(surface) {
  const handle = make('div', { class: 'handle' });
  handle.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => {
      const frame = surface.canvas.getBoundingClientRect();
      setSlider('swipe', Math.min(Math.max((move.clientX - frame.left) / frame.width, 0), 1));
    };
    handle.onpointerup = () => { handle.onpointermove = null; };
  });
  surface.handle = handle;
  surface.canvas.append(handle);
}

export function showSliders(view) {
  const name = view === 1 ? 'swipe' : view === 2 ? 'onion' : null;
  const slider = name && make('label', {}, labels.reference,
    make('input', { type: 'range', min: '0', max: '1', step: '0.01', value: look[name], id: 'slider', 'aria-label': views[view],
      oninput: (event) => setSlider(name, Number(event.target.value)) }), labels.actual);
  find('sliders').replaceChildren(...(slider ? [slider] : []));
}

export function setSlider(name, value) {
  look[name] = value;
  if (find('slider')) find('slider').value = value;
  placeComparison();
}

export function stopBlinking() {
  clearInterval(look.blink);
  look.blink = null;
  look.blinksOld = false;
}

// While the key is held, the reference replaces the actual picture, at the same position and size.
export function setFlipped(isFlipped) {
  if (look.isFlipped === isFlipped || !selected || !selected.isPicture || !hasBoth(selected)) return;
  look.isFlipped = isFlipped;
  showFlip();
  placeComparison();
  drawBoxes();
}

function showFlip() {
  for (const surface of surfaces) {
    if (surface.sides.length > 1 || surface.sides[0] === 'reference') continue;
    const side = look.isFlipped ? 'reference' : surface.sides[0];
    surface.pane.classList.toggle('flipped', look.isFlipped);
    surface.title.textContent = labels[side];
    surface.images[0].dataset.side = side;
    surface.images[0].src = address(selected[side]);
  }
}
