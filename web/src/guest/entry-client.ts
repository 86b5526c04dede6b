import { SHOW_PLAIN } from '@serikad/shared/invitations/early-tap';
import { collectCrashes, sendCrashes } from '../platform/crashes/collect-crashes.js';
import { whenIdle } from '../platform/when-idle.js';
import './styles/pages.css';
import './styles/sheets.css';

collectCrashes();

/** The longest wait for the cover: a picture that does not load must not keep it from opening. */
const COVER_MS = 2000;
/** The longest wait for its paint once all has loaded: not every browser reports it. */
const PAINT_MS = 400;

/**
 * The couple's names are what the guest came for, and the pictures round them what they see: nothing else uses the line
 * or the processor until the cover is painted, or a guest touches it sooner.
 */
async function coverPainted(): Promise<void> {
  const touched = new Promise<unknown>((resolve) => {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, resolve, { once: true, passive: true });
  });
  await Promise.race([loaded(), touched, after(COVER_MS)]);
  // A hidden page paints nothing, and has to come to life all the same.
  if (!document.hidden) await Promise.race([painted(), touched, after(PAINT_MS)]);
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/**
 * The pictures have come with the load; they are decoded and painted some frames later. What follows waits for the
 * frame after the last of them.
 */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => whenIdle(resolve, PAINT_MS, 0));
}

function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Loads the styles of what lies below the cover; see the server's entry. One that fails is no reason to stop. */
function stylesLoaded(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
  return Promise.all(
    [...links].map((link) => {
      const settled = new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
      link.rel = 'stylesheet';
      return settled;
    }),
  );
}

/** Whether this is the page of a family's link. */
const isPersonal = document.querySelector('.addressee') !== null;

/** Not as `await` of the module itself: Chrome has it from 89 on. */
async function begin(): Promise<void> {
  await coverPainted();
  const [{ start }, texts, personal] = await Promise.all([
    import('./start.js'),
    document.documentElement.lang === 'en'
      ? import('./texts/en.js').then(({ en }) => en)
      : import('./texts/ms.js').then(({ ms }) => ms),
    isPersonal ? import('./personal/load.js').then(({ load }) => load()) : undefined,
    stylesLoaded(),
  ]);
  start(texts, personal);
}

// A module that this browser cannot read, or a line that broke on the way.
begin()
  .catch((error: unknown) => {
    dispatchEvent(new Event(SHOW_PLAIN));
    throw error;
  })
  .finally(
    () => void sendCrashes(() => ({ part: 'guest', page: isPersonal ? '/i/:token' : '/invitation/view/:id/:names' })),
  );
