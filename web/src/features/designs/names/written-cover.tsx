import {
  blankCover,
  blankCoverSrcSet,
  COVER_SIZE,
  type CoverSetting,
  type WritableCover,
} from '@serikad/shared/designs/cover-setting';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { writableCoverQuery } from '../../../lib/queries/writable-covers.js';
import { CoverTexts } from './cover-texts.js';
import { NamesCaption } from './names-caption.js';
import { addFaces } from './add-faces.js';
import { useIsNamed } from './cover-names.js';
import * as css from './written-cover.module.css';

/** How far from the window a cover is written already. */
const NEAR = '25%';
/** How long a cover waits for its letters, in ms; then they are shown in a face of the system until they arrive. */
const FACES_WITHIN_MS = 3000;

/**
 * The blank cover of a design with the visitor's names on it, over its picture. Only covers near the window fetch
 * something and follow the typing.
 */
export function WrittenCover(cover: { design: string; sizes: string }) {
  return useIsNamed() && <CoverNearWindow {...cover} />;
}

function CoverNearWindow({ design, sizes }: { design: string; sizes: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useIsNear(box);
  const [wasNear, setWasNear] = useState(near);
  if (near && !wasNear) setWasNear(true);
  const { data: cover } = useQuery({ ...writableCoverQuery(design), enabled: wasNear });
  return (
    <span className={css.box} ref={box} aria-hidden="true">
      {cover?.setting === null && <NamesCaption sample={cover.sample} follows={near} />}
      {cover?.setting && <Written cover={cover} setting={cover.setting} sizes={sizes} follows={near} />}
    </span>
  );
}

function Written({
  cover: { _id: id, sample },
  setting,
  sizes,
  follows,
}: {
  cover: WritableCover;
  setting: CoverSetting;
  sizes: string;
  follows: boolean;
}) {
  const sheet = useRef<HTMLSpanElement>(null);
  const [blankLoaded, setBlankLoaded] = useState(false);
  const facesLoaded = useFaces(setting);
  useScale(sheet);
  return (
    <span className={css.sheet} ref={sheet} data-part="written-cover" data-ready={blankLoaded && facesLoaded}>
      <img
        className={css.blank}
        src={blankCover(id, setting.version, 400)}
        srcSet={blankCoverSrcSet(id, setting.version)}
        sizes={sizes}
        alt=""
        decoding="async"
        onLoad={() => setBlankLoaded(true)}
      />
      <CoverTexts id={id} setting={setting} sample={sample} follows={follows} />
    </span>
  );
}

/** Whether an element is in or near the window. */
function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: `${NEAR} 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return near;
}

/** Scales what is set in the size of COVER_SIZE to the cover's own width, whatever that becomes. */
function useScale(sheet: RefObject<HTMLElement | null>): void {
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

/** Whether the letters of a cover are there: together with the blank cover they replace the picture in one moment. */
function useFaces({ title, names, and, date, place }: CoverSetting): boolean {
  const [loaded, setLoaded] = useState(false);
  const wanted = [title, names, and, date, place]
    .map(({ face, weight, italic }) => `${italic ? 'italic' : 'normal'} ${weight} 20px "${face}"`)
    .join('|');
  useEffect(() => {
    addFaces();
    let shown = true;
    const show = (): void => {
      if (shown) setLoaded(true);
    };
    const late = setTimeout(show, FACES_WITHIN_MS);
    void Promise.all(wanted.split('|').map((face) => document.fonts.load(face, 'Aa'))).then(show, show);
    return () => {
      shown = false;
      clearTimeout(late);
    };
  }, [wanted]);
  return loaded;
}
