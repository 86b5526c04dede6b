import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import {
  PREVIEW_STILL,
  type PreviewMessage,
  type PreviewReply,
  type PreviewWindow,
} from '../../../guest/preview.types.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { useShop } from '../../../lib/queries/shop.js';
import type { SectionDefinition } from '../sections/section.types.js';
import { PREVIEW_AREAS, type PreviewArea } from './preview-areas.js';
import { previewSender } from './preview-sender.js';
import type { PreviewSource } from './use-preview-source.js';
import * as css from '../preview.module.css';

/** The width, in CSS pixels, of the guest page in a frame that is scaled. */
const PAGE_WIDTH = 375;

/**
 * The guest page in an iframe, with the invitation as the forms have it.
 * It scrolls to the section that is being filled in, and outlines its texts.
 */
export function PreviewFrame({
  source,
  place,
  area,
  scaled,
  onField,
}: {
  source: PreviewSource;
  /** Where the section that is being filled in is on the page. */
  place: SectionDefinition['preview'] | undefined;
  /** An area to scroll to; another object scrolls there again. */
  area?: { name: PreviewArea } | undefined;
  /** Beside the form: renders the page as on a phone, without motion, and scales it to the frame. */
  scaled: boolean;
  onField: (name: string) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(0);
  const [scale, setScale] = useState(1);
  const { shopName } = useShop();

  const [sender] = useState(previewSender);
  const field = useRef(onField);
  useEffect(() => {
    field.current = onField;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const reply = event.data as PreviewReply;
      if (reply.type === 'preview-ready') {
        sender.begin((message) => showIn(frame.current?.contentWindow, message));
        setReady((count) => count + 1);
      } else if (reply.type === 'field') field.current(reply.name);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [sender]);

  useEffect(() => () => sender.stop(), [sender]);
  useLayoutEffect(() => {
    const show = () => sender.show({ bundle: source.get(), shopName });
    show();
    return source.subscribe(show);
  }, [source, shopName, sender]);

  const scrollTo = useCallback((selector: string) => {
    const view = frame.current?.contentWindow;
    const target = view?.document.querySelector(selector);
    if (!view || !target) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { top, height } = target.getBoundingClientRect();
    // The frame alone: `scrollIntoView` scrolls the page around it as well.
    view.scrollTo({
      top: view.scrollY + top - (view.innerHeight - height) / 2,
      behavior: calm ? 'instant' : 'smooth',
    });
  }, []);
  useEffect(() => {
    if (ready === 0 || !place) return;
    outline(frame.current?.contentDocument, place.outline);
    // The page renders a moment after it reports that it is ready.
    const timer = setTimeout(() => scrollTo(place.scrollTo), 350);
    return () => clearTimeout(timer);
  }, [place, ready, scrollTo]);
  useEffect(() => {
    if (area) scrollTo(PREVIEW_AREAS[area.name]);
  }, [area, scrollTo]);

  useEffect(() => {
    if (!scaled || !box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / PAGE_WIDTH);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [scaled]);

  return (
    <div ref={box} className={scaled ? classNames(css.pvScreen, css.pvScreenScaled) : css.pvScreen}>
      <iframe
        ref={frame}
        title={t.previewFrame}
        src={scaled ? `/preview.html${PREVIEW_STILL}` : '/preview.html'}
        style={scaled ? { transform: `scale(${scale})` } : undefined}
      />
    </div>
  );
}

/**
 * Renders a message in the frame by a call: a posted message would be handled a frame of the screen later.
 * A preview that fails must not stop the typing.
 */
function showIn(frame: PreviewWindow | null | undefined, message: PreviewMessage): void {
  try {
    frame?.showInPreview?.(message);
  } catch (error) {
    reportError(error);
  }
}

const STYLE_ID = 'editor-ring';

/** Outlines the texts of the section that is being filled in. */
function outline(document: Document | null | undefined, selector: string): void {
  if (!document?.head) return;
  let style = document.getElementById(STYLE_ID);
  if (!style) {
    style = document.createElement('style');
    style.id = STYLE_ID;
    document.head.append(style);
  }
  style.textContent = `:is(${selector}){outline:2px solid #2f7d5b;outline-offset:4px;border-radius:4px}`;
}
