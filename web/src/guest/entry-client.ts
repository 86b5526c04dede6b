import './styles/pages.css';
import './styles/sheets.css';

/** The longest that the cover is waited for: a picture that never comes keeps nobody from opening it. */
const COVER_MS = 2000;

/**
 * The couple's names are what the guest came for, and the pictures round them what they see: nothing else uses the line
 * until the cover is painted, or a guest touches it sooner.
 */
async function coverPainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      addEventListener('load', resolve, { once: true });
      for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, resolve, { once: true, passive: true });
      setTimeout(resolve, COVER_MS);
    });
  }
  // A hidden page paints no frame, and has to come to life all the same.
  await new Promise((resolve) => (document.hidden ? resolve(null) : requestAnimationFrame(resolve)));
}

/** Puts on the styles of what lies below the cover; see the server's entry. One that fails keeps nobody out. */
function dressed(): Promise<unknown> {
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

await coverPainted();
const [{ start }, texts] = await Promise.all([
  import('./start.js'),
  document.documentElement.lang === 'en'
    ? import('./texts/en.js').then(({ en }) => en)
    : import('./texts/ms.js').then(({ ms }) => ms),
  dressed(),
]);
start(texts);
