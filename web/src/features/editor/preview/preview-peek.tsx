import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { liveTexts as t } from '../../../i18n/editor-live.js';
import { whenIdle } from '../../../platform/when-idle.js';
import type { SectionDefinition } from '../sections/section.types.js';
import { PreviewFrame } from './preview-frame.js';
import * as css from './preview-peek.module.css';
import type { PreviewSource } from './use-preview-source.js';

/** On a phone: a small live preview at the window's foot, which opens the whole preview and can be hidden. */
export function PreviewPeek({
  source,
  place,
  rests,
  onOpen,
  onHide,
}: {
  source: PreviewSource;
  place: SectionDefinition['preview'] | undefined;
  /** The whole preview is open: one frame is enough. */
  rests: boolean;
  onOpen: () => void;
  onHide: () => void;
}) {
  const isLive = useIdleOnQuickDevice();
  return (
    <aside className={css.peek} aria-label={t.peek}>
      <button type="button" className={css.open} onClick={onOpen}>
        <span className={css.window} aria-hidden="true" inert>
          {isLive && !rests ? (
            <span className={css.frame}>
              <PreviewFrame source={source} place={place} scaled onField={ignore} />
            </span>
          ) : (
            <Icon name="eye" />
          )}
        </span>
        <span className={css.text}>
          <b className="sm">{t.peekOpen}</b>
          <small>{t.peekText}</small>
        </span>
      </button>
      <IconButton icon="close" className={css.hide} label={t.peekHide} onClick={onHide} />
    </aside>
  );
}

/** Its frame takes no taps. */
function ignore(): void {}

/** Least memory, in GB, for a second document beside the form; assumed where the browser does not say. */
const ENOUGH_MEMORY = 4;

/** True once the page is idle; stays false where memory is small or the person saves data. */
function useIdleOnQuickDevice(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const { deviceMemory = ENOUGH_MEMORY, connection } = navigator as Navigator & DeviceHints;
    if (deviceMemory < ENOUGH_MEMORY || connection?.saveData === true) return;
    let isOver = false;
    whenIdle(() => {
      if (!isOver) setReady(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isReady;
}

/** What some browsers report of the device. */
interface DeviceHints {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}
