import type { AlbumPhoto, WallView } from '@serikad/shared/album/album.types';
import encodeQR from 'qr';
import { canFillScreen, fillsScreen, toggleFullScreen } from './screen.js';
import { textsIn, type WallTexts } from './texts.js';

/** Leads to the album on the card. */
const ALBUM_HASH = '#album';
/** How long the buttons stay after the pointer has moved, in milliseconds. */
const BUTTONS_MS = 4_000;
/** Names above this length are set smaller. */
const LONG_NAMES = 18;
/** The longest path of a card that a guest would type. */
const LONGEST_TYPED = 40;
/** Pixels of the blurred picture behind a photo, which the browser enlarges. */
const GLOW = { width: 32, height: 24 };

/** `waiting`: there is no approved photo yet; `unknown`: the link does not work. */
export type WallState = 'opening' | 'failed' | 'waiting' | 'showing' | 'unknown';

export interface WallPage {
  /** Names, language, the card's code and how many photos there are. */
  about(view: WallView): void;
  state(state: WallState): void;
  /** Says that there is no network, or no longer. */
  offline(isOffline: boolean): void;
  /** Fades to a photo. Resolves when it is on the screen, with `false` if it is no picture that the browser reads. */
  show(photo: AlbumPhoto, address: string): Promise<boolean>;
  paused(isPaused: boolean): void;
}

interface Buttons {
  onPause: () => void;
  onNext: () => void;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  children.forEach((child) => made.appendChild(child));
  return made;
}

/** Builds the page once; what changes is written into it. */
export function createWallPage(root: HTMLElement, { onPause, onNext }: Buttons): WallPage {
  let texts = textsIn('malay');
  let view: WallView | null = null;
  let current: WallState = 'opening';
  let isPaused = false;
  let isOffline = false;

  const slides = [createSlide(), createSlide()];
  let front = 0;
  const names = element('h1', 'names');
  // The first heading where no names are known.
  const headline = element('div', 'headline');
  headline.setAttribute('role', 'heading');
  const text = element('p', 'text');
  const qr = element('img', 'qr');
  const scan = element('p', 'scan');
  const how = element('p', 'how');
  const link = element('p', 'link');
  const ask = element('div', 'ask', qr, element('div', 'ask-text', scan, how, link));
  const count = element('p', 'count');
  const notice = element('p', 'notice');
  notice.setAttribute('role', 'status');
  const pause = button(onPause);
  const next = button(onNext);
  const full = button(toggleFullScreen);
  full.hidden = !canFillScreen();
  const about = element('div', 'about', names, element('div', 'rule'), headline, text);
  const panel = element('section', 'panel', about, ask, count);
  const stage = element(
    'div',
    'stage',
    ...slides.map(({ figure }) => figure),
    element('div', 'controls', pause, next, full),
  );
  const wall = element('main', 'wall', stage, panel, notice);
  while (root.firstChild) root.removeChild(root.firstChild);
  root.appendChild(wall);

  const write = (): void => {
    document.documentElement.lang = texts === textsIn('english') ? 'en' : 'ms';
    document.title = view && view.names !== '' ? `${view.names} · ${texts.title}` : texts.title;
    wall.setAttribute('data-state', current);
    panel.setAttribute('aria-busy', String(current === 'opening'));
    // The second name stays with its ampersand.
    names.textContent = view ? view.names.replace(/ & /g, ' &\u00a0') : '';
    names.hidden = names.textContent === '' || current === 'unknown';
    names.setAttribute('data-long', String((names.textContent || '').length > LONG_NAMES));
    const [title, words] = wordsOf(current, view, texts);
    headline.textContent = title;
    headline.hidden = title === '';
    headline.setAttribute('aria-level', names.hidden ? '1' : '2');
    text.textContent = words;
    text.hidden = words === '';
    const asks = view !== null && view.time === 'open' && view.link !== '' && current !== 'unknown';
    ask.hidden = !asks;
    scan.textContent = texts.scan;
    how.textContent = link.hidden ? texts.how : texts.orOpen;
    qr.alt = texts.qr;
    const total = view && current === 'showing' ? view.count : 0;
    count.textContent = total > 0 ? texts.count(total) : '';
    count.hidden = total === 0;
    pause.textContent = isPaused ? texts.play : texts.pause;
    next.textContent = texts.next;
    full.textContent = fillsScreen() ? texts.leaveFullScreen : texts.fullScreen;
    pause.hidden = next.hidden = current !== 'showing';
    notice.textContent = isOffline && current !== 'failed' ? texts.offline : '';
    slides.forEach((slide) => slide.write(texts));
  };

  showButtonsOnMove(wall);
  ['fullscreenchange', 'webkitfullscreenchange'].forEach((name) => document.addEventListener(name, write));
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'f' || key === 'F') toggleFullScreen();
    else if (key === 'ArrowRight' && current === 'showing') onNext();
  });
  write();

  return {
    about(next) {
      const address = next.link === '' ? '' : location.origin + next.link;
      if (address !== '' && address !== qr.getAttribute('data-link')) {
        qr.src = `data:image/svg+xml,${encodeURIComponent(encodeQR(address + ALBUM_HASH, 'svg', { ecc: 'medium', border: 3 }))}`;
        qr.setAttribute('data-link', address);
        // A long one is not typed.
        link.hidden = next.link.length > LONGEST_TYPED;
        writeAddress(link, address);
      }
      view = next;
      texts = textsIn(next.language);
      write();
    },
    state(state) {
      current = state;
      write();
    },
    offline(next) {
      isOffline = next;
      write();
    },
    paused(next) {
      isPaused = next;
      write();
    },
    async show(photo, address) {
      const back = slides[1 - front];
      const shown = slides[front];
      if (!back || !shown || !(await back.load(photo, address, texts))) return false;
      front = 1 - front;
      turn(back.figure, true);
      turn(shown.figure, false);
      return true;
    },
  };
}

function wordsOf(state: WallState, view: WallView | null, texts: WallTexts): [title: string, words: string] {
  switch (state) {
    case 'opening':
      return [texts.opening, ''];
    case 'failed':
      return [texts.failed, ''];
    case 'unknown':
      return [texts.endedTitle, texts.endedText];
    case 'showing':
      return ['', ''];
    case 'waiting':
      if (view && view.time === 'before') return [texts.beforeTitle, texts.beforeText];
      if (view && view.time === 'over') return [texts.overTitle, ''];
      return [texts.firstTitle, view && view.link !== '' ? texts.firstText : texts.waitingText];
  }
}

/** An address without its scheme, which breaks after a slash where it is long. */
function writeAddress(line: HTMLElement, address: string): void {
  line.textContent = '';
  address
    .replace(/^https?:\/\//, '')
    .split('/')
    .forEach((part, place) => {
      if (place > 0) line.appendChild(element('wbr', ''));
      line.appendChild(document.createTextNode(place > 0 ? `/${part}` : part));
    });
}

function button(onPress: () => void): HTMLButtonElement {
  const made = element('button', '');
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
}

/** The pointer and the buttons are seen while the pointer moves, or a button has the focus. */
function showButtonsOnMove(wall: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    wall.setAttribute('data-active', 'true');
    clearTimeout(timer);
    timer = setTimeout(() => wall.setAttribute('data-active', 'false'), BUTTONS_MS);
  };
  ['mousemove', 'touchstart', 'keydown'].forEach((name) => document.addEventListener(name, show, { passive: true }));
  show();
}

/** Shows a slide, to readers as well, or hides it. */
function turn(figure: HTMLElement, isOn: boolean): void {
  figure.setAttribute('data-on', String(isOn));
  figure.setAttribute('aria-hidden', String(!isOn));
}

interface Slide {
  figure: HTMLElement;
  load(photo: AlbumPhoto, address: string, texts: WallTexts): Promise<boolean>;
  write(texts: WallTexts): void;
}

function createSlide(): Slide {
  const glow = element('canvas', 'glow');
  glow.width = GLOW.width;
  glow.height = GLOW.height;
  const caption = element('figcaption', '');
  let img = element('img', 'photo');
  img.alt = '';
  const figure = element('figure', 'slide', glow, img, caption);
  turn(figure, false);
  let name: string | null = null;
  const write = (texts: WallTexts): void => {
    if (name === null) return;
    img.alt = texts.photoBy(name);
    caption.textContent = name === '' ? '' : texts.photoBy(name);
    caption.hidden = name === '';
  };
  return {
    figure,
    write,
    async load(photo, address, texts) {
      const made = element('img', 'photo');
      made.src = address;
      try {
        await loaded(made);
      } catch {
        return false;
      }
      figure.replaceChild(made, img);
      img = made;
      name = photo.name;
      write(texts);
      const context = glow.getContext('2d');
      if (context) context.drawImage(made, 0, 0, GLOW.width, GLOW.height);
      return true;
    },
  };
}

/** Resolves when a picture can be painted without a pause. */
function loaded(img: HTMLImageElement): Promise<void> {
  if ('decode' in img) return img.decode();
  const old = img as HTMLImageElement;
  return new Promise((resolve, reject) => {
    old.onload = () => resolve();
    old.onerror = () => reject(new Error('no picture'));
  });
}
