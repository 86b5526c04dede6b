import type { OpeningKind } from '@serikad/shared/designs/design.types';
import { sparkTarget } from './gestures/gesture.js';
import type { GestureName } from './gestures/gestures.js';
import { DURATION_MS, numbersFrom } from './move.js';
import { gestureOf, originOf, scoreOf, type Scene } from './score.js';
import { addSheet } from './sheets.js';

const FLAKES = 16;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** The page's elements by the names of the score. */
interface Parts {
  scene: Scene;
  elements: Map<string, HTMLElement>;
}

/**
 * Finds what there is to move, and adds what only the motion needs: windows over the names, pieces that fall, light.
 */
export function findParts(pictures: number): Parts {
  const elements = new Map<string, HTMLElement>();
  const find = (name: string, selector: string): HTMLElement | null => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) elements.set(name, element);
    return element;
  };
  const art = find('art', '.art');
  find('opening', '.opening');
  find('door-left', '.door-l');
  find('door-right', '.door-r');
  find('seam', '.seam');
  find('jawi', '.jawi');
  find('title', '.kicker');
  find('rule', '.cover-foot .rule');
  find('date', '.c-date');
  find('place', '.c-place');
  find('seal', '.seal-disc');
  find('seal-back', '.seal');
  const mirrored: string[] = [];
  const layers = [...document.querySelectorAll<HTMLElement>('.art .layer')].flatMap((layer) => {
    const position = layer.dataset['pos'] ?? '';
    if (!isShown(layer)) return [];
    const { scale, rotate } = getComputedStyle(layer);
    // What the layout mirrors or turns, it does about its own origin: about another one the picture ends elsewhere.
    if (scale === 'none' && rotate === 'none') layer.style.transformOrigin = originOf(position);
    if (scale.startsWith('-')) mirrored.push(position);
    elements.set(`layer:${position}`, layer);
    return [position];
  });
  const { doors, opening, gesture } = document.documentElement.dataset;
  const scene: Scene = {
    doors: (doors ?? 'window') as OpeningKind,
    gesture: (gesture ?? 'bloomed') as GestureName,
    fades: opening === 'fade',
    layers,
    mirrored,
    rows: [...document.querySelectorAll<HTMLElement>('.names > *')].map((row, index) =>
      writtenRow(row, index, elements),
    ),
    flakes: pictures > 0 ? FLAKES : 0,
  };
  if (art) {
    const { sheets, sparks } = gestureOf(scene);
    for (const sheet of sheets) addSheet(sheet, art, (position) => elements.get(`layer:${position}`), elements);
    for (let index = 0; index < sparks; index += 1) elements.set(sparkTarget(index), added(art, 'spark'));
    addFlakes(art, elements, pictures);
    elements.set('light', added(art, 'light'));
  }
  return { elements, scene };
}

/** Whether a layer is drawn: by a picture or a colour, its own, of its slices or before and after it. */
function isShown(layer: HTMLElement): boolean {
  const isDrawn = ({ backgroundImage, backgroundColor, borderImageSource, display, content }: CSSStyleDeclaration) =>
    display !== 'none' &&
    content !== 'none' &&
    (backgroundImage !== 'none' ||
      borderImageSource !== 'none' ||
      !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor));
  const styles = [
    getComputedStyle(layer),
    ...[...layer.children].map((slice) => getComputedStyle(slice)),
    getComputedStyle(layer, '::before'),
    getComputedStyle(layer, '::after'),
  ];
  return getComputedStyle(layer).display !== 'none' && styles.some(isDrawn);
}

/** Puts a line of the names into a window that can pass over it; signs between the names fade in as they are. */
function writtenRow(row: HTMLElement, index: number, elements: Map<string, HTMLElement>): Scene['rows'][number] {
  if (!row.classList.contains('ln')) {
    elements.set(`row:${index}`, row);
    return 'fade';
  }
  const rightToLeft = RIGHT_TO_LEFT.test(row.textContent);
  const pane = document.createElement('span');
  const words = document.createElement('span');
  pane.className = `pane${rightToLeft ? ' from-right' : ''}`;
  words.className = 'words';
  words.append(...row.childNodes);
  pane.append(words);
  row.append(pane);
  elements.set(`row:${index}`, pane);
  elements.set(`words:${index}`, words);
  return rightToLeft ? 'right-to-left' : 'left-to-right';
}

function addFlakes(art: HTMLElement, elements: Map<string, HTMLElement>, pictures: number): void {
  const random = numbersFrom(731);
  for (let index = 0; index < (pictures > 0 ? FLAKES : 0); index += 1) {
    const flake = added(art, 'drift');
    // Steps of the golden ratio: spread over the width, without a visible order.
    flake.style.left = `${(((index * 0.618) % 1) * 100).toFixed(1)}%`;
    flake.style.setProperty('--s', `${(13 + random() * 13).toFixed(0)}px`);
    flake.style.backgroundImage = `var(--a-fall-${1 + (index % pictures)})`;
    elements.set(`flake:${index}`, flake);
  }
}

function added(parent: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('i');
  element.className = name;
  parent.append(element);
  return element;
}

/** Every animation of the page, paused: those of the score, and what the layout moves by itself (a lamp, a shadow). */
export function animate({ scene, elements }: Parts): Animation[] {
  // A transform that is added runs on the main thread, so only where there is one already. What a layout moves by
  // itself, it moves by `rotate` and `scale`, which join a transform without being added.
  const turned = new Set([...elements.values()].filter((element) => getComputedStyle(element).transform !== 'none'));
  const own = scoreOf(scene).flatMap(({ target, keyframes, start, duration, easing, added: onTop }) => {
    const element = elements.get(target);
    if (!element) return [];
    const animation = element.animate(keyframes, {
      delay: start,
      duration,
      endDelay: DURATION_MS - start - duration,
      easing,
      fill: 'both',
      composite: onTop && turned.has(element) ? 'add' : 'replace',
    });
    animation.pause();
    return [animation];
  });
  const layouts = document.getAnimations().filter((animation) => animation instanceof CSSAnimation);
  return [...own, ...layouts];
}
