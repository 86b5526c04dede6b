import { useEffect, type RefObject } from 'react';

/** How often buttons are placed anew while the page scrolls, in ms: it may scroll by itself for minutes. */
const EVERY_MS = 150;
/** Room between them and the control above which they are, in px. */
const GAP = 8;
/** How wide one of them is at most, at the left and at the right, in px. */
const SIZE = 52;
/** A higher control, such as a photo, is reached beside them. */
const HIGHEST = 120;
const CONTROLS = '.pages a,.pages button,.pages summary,.pages input';

/** Moves buttons that float above the page up, so that they cover no control. */
export function useClearOfControls(afloat: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = (): void => {
      timer = undefined;
      const element = afloat.current;
      if (element) element.style.transform = `translateY(${-liftOf(element)}px)`;
    };
    const later = (): void => {
      timer ??= setTimeout(place, EVERY_MS);
    };
    const events = ['scroll', 'resize', 'click'];
    for (const event of events) addEventListener(event, later, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, later);
    };
  }, [afloat]);
}

/** Pixels; 0 where no place above the controls is free. */
function liftOf(element: HTMLElement): number {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height, offsetParent } = element;
  const dock = offsetParent?.getBoundingClientRect();
  if (!dock) return 0;
  const [left, foot] = [dock.left + x, dock.top + y + height];
  for (let lift = 0; lift + height < foot;) {
    const top = topOfControls(left, foot - lift - height, width, height);
    if (top === undefined) return lift;
    lift = foot - top + GAP;
  }
  return 0;
}

/** Where the highest of the controls within a box starts, in px of the window. */
function topOfControls(left: number, top: number, width: number, height: number): number | undefined {
  for (let y = 0; y <= height; y += height / 6) {
    for (const x of [1, SIZE, width - SIZE, width - 1]) {
      for (const element of document.elementsFromPoint(left + x, top + y)) {
        const control = element.closest<HTMLElement>(CONTROLS);
        if (control && control.offsetHeight <= HIGHEST) return control.getBoundingClientRect().top;
      }
    }
  }
  return undefined;
}
