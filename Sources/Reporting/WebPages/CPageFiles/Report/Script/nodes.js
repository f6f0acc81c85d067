// The nodes of the layout trees, drawn as boxes in the pictures.

import { detailsOf, find, make } from './data.js';
import { selected } from './selection.js';
import { look } from './stage.js';
import { surfaces } from './zoom.js';

// A node is [depth, label, x, y, width, height, text], in points.
export const boxed = { reference: null, actual: null };

export function nodesOf(side) {
  const details = selected && selected.isPicture ? detailsOf(selected) : null;
  return (details && details[side] && details[side].nodes) || [];
}

function boxNodes(reference, actual) {
  boxed.reference = reference ?? null;
  boxed.actual = actual ?? null;
  drawBoxes();
}

export function drawBoxes() {
  const details = selected && selected.isPicture ? detailsOf(selected) : null;
  for (const surface of surfaces) {
    const layer = surface.canvas.querySelector('.boxes');
    layer.replaceChildren();
    if (!details) continue;
    const isShown = (side) => boxed[side] !== null && (surface.sides[0] === 'difference' || surface.images.some((image) => image.dataset.side === side));
    for (const side of ['reference', 'actual']) if (isShown(side)) addBox(layer, nodesOf(side)[boxed[side]], side, details.scale);
  }
}

function addBox(layer, node, side, scale) {
  if (!node) return;
  const box = make('div', { class: 'box' + (side === 'reference' ? ' old' : '') });
  const size = scale * (look.shownZoom || 1);
  box.style.left = node[2] * size + 'px';
  box.style.top = node[3] * size + 'px';
  box.style.width = node[4] * size + 'px';
  box.style.height = node[5] * size + 'px';
  layer.append(box);
}

// Shows the position of the pointer and the innermost node there.
export function showReadout(surface, event) {
  const details = event && detailsOf(selected);
  const side = surface.sides.length === 1 ? surface.images[0].dataset.side : 'actual';
  if (!event) {
    find('readout').textContent = '';
    return boxNodes(null, null);
  }
  const frame = surface.canvas.getBoundingClientRect();
  const x = (event.clientX - frame.left) / look.shownZoom;
  const y = (event.clientY - frame.top) / look.shownZoom;
  const pixels = Math.floor(x) + ', ' + Math.floor(y) + ' px';
  if (!details) return void (find('readout').textContent = pixels);
  const nodes = nodesOf(side === 'difference' ? 'actual' : side);
  const [left, top] = [x / details.scale, y / details.scale];
  const index = nodes.findLastIndex((node) => left >= node[2] && top >= node[3] && left < node[2] + node[4] && top < node[3] + node[5]);
  find('readout').textContent = pixels + (index < 0 ? '' : ' · ' + nodes[index][1]);
  if (side === 'reference') boxNodes(index < 0 ? null : index, null);
  else boxNodes(null, index < 0 ? null : index);
}

export const hovering = (reference, actual) => ({
  onpointerenter: () => boxNodes(reference, actual), onpointerleave: () => boxNodes(null, null),
  onfocus: () => boxNodes(reference, actual), onblur: () => boxNodes(null, null),
});
