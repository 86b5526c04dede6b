/** Filling the screen, as browsers name it; the oldest have the `webkit` names alone. */
interface Root {
  requestFullscreen?: () => Promise<void>;
  webkitRequestFullscreen?: () => void;
}
interface Page {
  fullscreenElement?: Element | null;
  webkitFullscreenElement?: Element | null;
  exitFullscreen?: () => Promise<void>;
  webkitExitFullscreen?: () => void;
}

export function canFillScreen(): boolean {
  const root: Root = document.documentElement;
  return Boolean(root.requestFullscreen || root.webkitRequestFullscreen);
}

export function fillsScreen(): boolean {
  const page: Page = document;
  return Boolean(page.fullscreenElement || page.webkitFullscreenElement);
}

/** Fills the screen, or leaves it. */
export function toggleFullScreen(): void {
  const root: Root = document.documentElement;
  const page: Page = document;
  // A browser that refuses shows the page as before.
  const ignore = (): void => undefined;
  if (fillsScreen()) {
    if (page.exitFullscreen) page.exitFullscreen().catch(ignore);
    else if (page.webkitExitFullscreen) page.webkitExitFullscreen();
  } else if (root.requestFullscreen) root.requestFullscreen().catch(ignore);
  else if (root.webkitRequestFullscreen) root.webkitRequestFullscreen();
}

/** Keeps the screen on while the page is seen; where the browser cannot, the device's own setting counts. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) return;
  const request = (): void => {
    if (!document.hidden) navigator.wakeLock.request('screen').catch(() => undefined);
  };
  // The browser takes it back when the page is hidden.
  document.addEventListener('visibilitychange', request);
  request();
}
