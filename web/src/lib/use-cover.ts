import { COVER_SIZE, type CoverSetting } from '@serikad/shared/designs/cover-setting';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { JAWI_FACE } from '../guest/view/faces.js';

/** How long a cover waits for its letters, in ms; then they are shown in a face of the system until they arrive. */
const FACES_WITHIN_MS = 3000;

/** Scales what is set in the size of COVER_SIZE to the cover's own width, whatever that becomes. */
export function useScale(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const scale = () => element.style.setProperty('--scale', String(element.offsetWidth / COVER_SIZE.width));
    scale();
    const observer = new ResizeObserver(scale);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet]);
}

/**
 * Whether the letters of a cover are there: together with the blank cover they replace the picture in one moment.
 * @param jawi the names in Jawi on it
 */
export function useFaces({ title, names, and, date, place }: CoverSetting, jawi = ''): boolean {
  const [loaded, setLoaded] = useState(false);
  const wanted = [title, names, and, date, place]
    .map(({ face, weight, italic }) => `${italic ? 'italic' : 'normal'} ${weight} 20px "${face}"`)
    .join('|');
  useEffect(() => {
    let shown = true;
    const show = (): void => {
      if (shown) setLoaded(true);
    };
    const late = setTimeout(show, FACES_WITHIN_MS);
    const faces = wanted.split('|').map((face) => document.fonts.load(face, 'Aa'));
    if (jawi !== '') faces.push(document.fonts.load(`20px "${JAWI_FACE}"`, jawi));
    void Promise.all(faces).then(show, show);
    return () => {
      shown = false;
      clearTimeout(late);
    };
  }, [jawi, wanted]);
  return loaded;
}
