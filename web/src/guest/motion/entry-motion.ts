import { collectCrashes, sendCrashes } from '../../platform/crashes/collect-crashes.js';
import { MOTION_TEXTS } from './motion-texts.js';
import { Player } from './player.js';
import { animate, findParts } from './scene.js';
import { copiesGone } from './score.js';
import { DURATION_MS } from './move.js';

/** For filming frame by frame: the page as it is at a moment, and nothing moves. */
export interface Motion {
  /** Milliseconds. */
  duration: number;
  /** When letters and pictures are there. */
  ready: Promise<void>;
  /** Holds the motion at a moment (milliseconds); done when that is painted. */
  seek(at: number): Promise<void>;
  play(): void;
  pause(): void;
}
declare global {
  interface Window {
    motion?: Motion;
  }
}

/** Slow lines: the motion begins without the pictures that have not come by then. */
const LONGEST_WAIT_MS = 6000;
const AWAKE_MS = 5000;

collectCrashes();
const root = document.documentElement;
const texts = MOTION_TEXTS[root.lang === 'en' ? 'en' : 'ms'];
const toggle = document.querySelector<HTMLButtonElement>('#toggle');
const slider = document.querySelector<HTMLInputElement>('#time');
const query = new URLSearchParams(location.search);
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

root.classList.toggle('film', query.has('film'));
const parts = findParts(Number(root.dataset['flakes'] ?? 0));
/** From then on the copies of pictures need no textures. */
const copied = copiesGone(parts.scene);
const player = new Player(animate(parts), show);
player.hold(0);
root.classList.add('bound');
const ready = whenThere();
window.motion = {
  duration: DURATION_MS,
  ready,
  seek: async (at) => {
    await ready;
    player.hold(at);
    await painted();
  },
  play: () => player.play(),
  pause: () => player.pause(),
};

const asked = query.get('t');
const wanted = asked === null ? NaN : Number(asked);
if (calm) {
  root.classList.add('still');
  player.hold(DURATION_MS);
} else if (Number.isFinite(wanted)) player.hold(wanted);
else void ready.then(() => (player.time === 0 ? player.play() : undefined));

toggle?.addEventListener('click', () => (player.playing ? player.pause() : player.play()));
slider?.addEventListener('input', () => player.hold(Number(slider.value)));
let sleep: ReturnType<typeof setTimeout> | undefined;
addEventListener('pointermove', wake);
addEventListener('keydown', wake);
wake();

function show({ at, playing }: { at: number; playing: boolean }): void {
  root.classList.toggle('playing', playing);
  root.classList.toggle('complete', at >= copied);
  const state = playing ? 'pause' : at >= DURATION_MS ? 'replay' : 'play';
  if (toggle && toggle.dataset['state'] !== state) {
    toggle.dataset['state'] = state;
    toggle.setAttribute('aria-label', texts[state]);
  }
  const shown = Math.round(at / 100) * 100;
  if (!slider || slider.dataset['shown'] === String(shown)) return;
  slider.dataset['shown'] = String(shown);
  slider.value = String(shown);
  slider.style.setProperty('--part', `${((shown / DURATION_MS) * 100).toFixed(2)}%`);
  const words = texts.moment(Math.round(at / 1000), DURATION_MS / 1000);
  if (slider.getAttribute('aria-valuetext') !== words) slider.setAttribute('aria-valuetext', words);
}

/** On a desktop only the bar of the time stays while it plays, until the pointer moves. */
function wake(): void {
  root.classList.add('awake');
  clearTimeout(sleep);
  sleep = setTimeout(() => root.classList.remove('awake'), AWAKE_MS);
}

void ready.finally(() => void sendCrashes(() => ({ part: 'shop', page: '/motion/:designId' })));

async function whenThere(): Promise<void> {
  const addresses = [
    ...document.querySelectorAll<HTMLElement>('.layer, .layer > b, .seal-disc, .rule, .drift'),
  ].flatMap((element) => {
    const { backgroundImage, borderImageSource } = getComputedStyle(element);
    return [...`${backgroundImage} ${borderImageSource}`.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? '');
  });
  const pictures = [...new Set(addresses)].map((src) =>
    Object.assign(new Image(), { src })
      .decode()
      .catch(() => undefined),
  );
  const late = new Promise((done) => setTimeout(done, LONGEST_WAIT_MS));
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), late]);
}

function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
