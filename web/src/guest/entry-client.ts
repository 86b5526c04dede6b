import './styles/pages.css';
import './styles/sheets.css';

/** The longest that the names' letters are waited for. */
const LETTERS_MS = 1000;

/** The couple's names are what the guest came for: nothing else uses the line until their letters are painted. */
async function namesPainted(): Promise<void> {
  const names = document.getElementById('names');
  const letters = names && document.fonts.load(getComputedStyle(names).font, names.innerText);
  const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
  await Promise.race([Promise.resolve(letters).catch(() => undefined), late]);
  // A hidden page paints no frame, and has to come to life all the same.
  await new Promise((resolve) => (document.hidden ? resolve(null) : requestAnimationFrame(resolve)));
}

// The styles that were fetched without holding up the cover; see the server's entry.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.media = 'all';

await namesPainted();
const [{ start }, texts] = await Promise.all([
  import('./start.js'),
  document.documentElement.lang === 'en'
    ? import('./texts/en.js').then(({ en }) => en)
    : import('./texts/ms.js').then(({ ms }) => ms),
]);
start(texts);
