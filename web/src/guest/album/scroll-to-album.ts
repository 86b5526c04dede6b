/** In the address that the hall's screen has in its code. */
const HASH = '#album';
const LOOK_MS = 200;
/** So often it is waited for the parts above to be laid out, once the cover is open. */
const MOST_LOOKS = 25;

/**
 * Scrolls to the album once the cover is open, for guests who come by the code of the hall's screen.
 * @returns a function that cancels it
 */
export function scrollToAlbum(album: () => Element | null): () => void {
  if (location.hash !== HASH) return () => undefined;
  let looks = 0;
  const timer = setInterval(() => {
    if (!document.documentElement.classList.contains('is-open')) return;
    looks += 1;
    // Until then their heights are estimates.
    const isMoving = document.querySelector('#pages > :not(.layer):not(.laid)') !== null;
    if (isMoving && looks < MOST_LOOKS) return;
    clearInterval(timer);
    album()?.scrollIntoView({ block: 'center' });
  }, LOOK_MS);
  return () => clearInterval(timer);
}
