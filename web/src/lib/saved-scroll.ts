const KEY = 'scrollAfterReload';
/** How long what the page loads by itself may take to give it its height, in ms. */
const PATIENCE_MS = 10_000;

/** Before a reload by the app: keeps the place. */
export function saveScroll(): void {
  try {
    sessionStorage.setItem(KEY, String(scrollY));
  } catch {
    // Storage is blocked: the router brings the page as far down as it is tall at first.
  }
}

/** After that reload: scrolls to the place once the page is tall enough, unless the person does something before. */
export function restoreScroll(): void {
  const top = takeKept();
  if (top === 0) return;
  const acts = ['pointerdown', 'wheel', 'keydown'];
  const sizes = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY > top - 1) stop();
  });
  function stop(): void {
    sizes.disconnect();
    acts.forEach((act) => removeEventListener(act, stop));
  }
  sizes.observe(document.body);
  acts.forEach((act) => addEventListener(act, stop));
  setTimeout(stop, PATIENCE_MS);
}

function takeKept(): number {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return Number(kept);
  } catch {
    return 0;
  }
}
