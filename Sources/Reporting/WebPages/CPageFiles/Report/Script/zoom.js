// Zooming and scrolling of the pictures.

import { find } from './data.js';
import { look, stage } from './stage.js';
import { placeComparison } from './compare.js';
import { drawBoxes } from './nodes.js';

const steps = [0.125, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
export const surfaces = [];

function pictureSize() {
  let [width, height] = [0, 0];
  for (const surface of surfaces) {
    for (const image of surface.images) {
      width = Math.max(width, image.naturalWidth);
      height = Math.max(height, image.naturalHeight);
    }
  }
  return { width, height };
}

// The largest zoom that fits. Enlargement is by whole numbers, at most 4.
function fittingZoom(size) {
  const room = surfaces[0].scroller;
  return zoomWithin(room.clientWidth, room.clientHeight, size);
}

function zoomWithin(roomWidth, roomHeight, { width, height }) {
  const padding = 34;
  const scale = Math.min((roomWidth - padding) / width, (roomHeight - padding) / height);
  return Math.max(scale > 1 ? Math.min(Math.floor(scale), 4) : scale, 0.02);
}

// Stacks two wide pictures if that makes them larger.
function arrangePanes(size) {
  if (surfaces.length < 2) return;
  const [width, height] = [stage.clientWidth, stage.clientHeight];
  const caption = 28;
  const beside = zoomWithin(width / 2, height - caption, size);
  stage.classList.toggle('stacked', zoomWithin(width, height / 2 - caption, size) > beside * 1.1);
}

export function applyZoom() {
  const size = pictureSize();
  if (!surfaces.length || !size.width) return;
  arrangePanes(size);
  const zoom = look.zoom ?? fittingZoom(size);
  stage.classList.toggle('pixels', zoom >= 1);
  for (const surface of surfaces) {
    surface.canvas.style.width = size.width * zoom + 'px';
    surface.canvas.style.height = size.height * zoom + 'px';
    for (const image of surface.images) {
      image.style.width = image.naturalWidth * zoom + 'px';
      image.style.height = image.naturalHeight * zoom + 'px';
    }
  }
  look.shownZoom = zoom;
  find('zoom').textContent = zoom >= 10 || zoom % 1 === 0 ? zoom * 100 + '%' : Math.round(zoom * 100) + '%';
  find('fit').setAttribute('aria-pressed', String(look.zoom === null));
  placeComparison();
  drawBoxes();
}

export function setZoom(zoom, at) {
  const surface = surfaces[0];
  if (!surface) return;
  const scroller = at ? at.scroller : surface.scroller;
  const old = look.shownZoom || 1;
  const x = at ? at.x : scroller.clientWidth / 2;
  const y = at ? at.y : scroller.clientHeight / 2;
  const place = { x: (scroller.scrollLeft + x) / old, y: (scroller.scrollTop + y) / old };
  look.zoom = zoom;
  applyZoom();
  if (zoom === null) return;
  scroller.scrollLeft = place.x * zoom - x;
  scroller.scrollTop = place.y * zoom - y;
}

export function zoomBy(direction, at) {
  const now = look.shownZoom || 1;
  const next = direction > 0 ? steps.find((step) => step > now + 0.001) : steps.findLast((step) => step < now - 0.001);
  if (next) setZoom(next, at);
}

// All panes scroll together.
export function followScrolling(surface) {
  surface.scroller.addEventListener('scroll', () => {
    for (const other of surfaces) {
      if (other === surface) continue;
      if (Math.abs(other.scroller.scrollLeft - surface.scroller.scrollLeft) > 1) other.scroller.scrollLeft = surface.scroller.scrollLeft;
      if (Math.abs(other.scroller.scrollTop - surface.scroller.scrollTop) > 1) other.scroller.scrollTop = surface.scroller.scrollTop;
    }
  });
  surface.scroller.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = surface.scroller.getBoundingClientRect();
    zoomBy(-Math.sign(event.deltaY), { scroller: surface.scroller, x: event.clientX - frame.left, y: event.clientY - frame.top });
  }, { passive: false });
  surface.scroller.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0 || event.target.classList.contains('handle')) return;
    grab(surface.scroller, event);
  });
}

function grab(scroller, start) {
  const from = { left: scroller.scrollLeft, top: scroller.scrollTop };
  const move = (event) => {
    scroller.classList.add('grabbing');
    scroller.scrollLeft = from.left - (event.clientX - start.clientX);
    scroller.scrollTop = from.top - (event.clientY - start.clientY);
  };
  const end = () => {
    scroller.classList.remove('grabbing');
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
}
