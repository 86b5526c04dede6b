import {
  blankCover,
  blankCoverSrcSet,
  type CoverSetting,
  type WritableCover,
} from '@serikad/shared/designs/cover-setting';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { writableCoverQuery } from '../../../lib/queries/writable-covers.js';
import { useFaces, useScale } from '../../../lib/use-cover.js';
import { CoverTexts } from './cover-texts.js';
import { NamesCaption } from './names-caption.js';
import { addFaces } from './add-faces.js';
import { useIsNamed } from './cover-names.js';
import * as css from './written-cover.module.css';

/** How far from the window a cover is written already. */
const NEAR = '25%';

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
  useEffect(addFaces, []);
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
