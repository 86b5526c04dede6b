import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { Notice, Skeleton } from '../../../components/ui/states.js';
import { PREVIEW_STILL, type PreviewReply, type PreviewWindow } from '../../../guest/preview.types.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { invitationQuery } from '../../../lib/queries/invitations.js';
import { useShop } from '../../../lib/queries/shop.js';
import type { DesignValues } from './design-values.js';
import { PREVIEW_ID } from './preview-button.js';
import { designWith, type PreviewNames, sampleWith } from './shown-design.js';
import * as css from './designs.module.css';

/** Of the phone's page, in CSS pixels. */
const PAGE_WIDTH = 375;
const NAMES = (['sample', 'short', 'long'] as const).map((value) => ({ value, label: t.previewNames[value] }));

/** The design's sample as the form has its colours and faces, before they are saved. */
export function DesignPreview({ design, values }: { design: AdminDesign; values: DesignValues }) {
  const [names, setNames] = useState<PreviewNames>('sample');
  const sample = useQuery(invitationQuery(`sample_${design._id}`));
  const bundle = useMemo(
    () => sample.data && sampleWith(sample.data, designWith(design, values), names),
    [sample.data, design, values, names],
  );
  return (
    <section id={PREVIEW_ID} tabIndex={-1} className={classNames('card', css.previewCard)} aria-label={t.preview}>
      <div className="card__head">
        <h2 className="h-card">{t.preview}</h2>
      </div>
      <div className="card__pad stack">
        <p className="xs soft">{t.previewText}</p>
        <SegmentedControl label={t.previewNamesLabel} value={names} choices={NAMES} onChange={setNames} />
        {sample.isError ? (
          <Notice tone="bad">{t.previewError}</Notice>
        ) : bundle ? (
          <Frame bundle={bundle} />
        ) : (
          <Skeleton ratio="375 / 760" />
        )}
      </div>
    </section>
  );
}

/** The page of the editor's preview, without motion. */
function Frame({ bundle }: { bundle: Parameters<typeof sampleWith>[0] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { shopName } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(0);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if ((data as PreviewReply).type === 'preview-ready') setReady((count) => count + 1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready === 0) return;
    const shown: PreviewWindow | null | undefined = frame.current?.contentWindow;
    shown?.showInPreview?.({ type: 'preview', bundle, shopName });
  }, [ready, bundle, shopName]);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / PAGE_WIDTH);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={css.preview}>
      <iframe
        ref={frame}
        title={t.previewFrame}
        src={`/preview.html${PREVIEW_STILL}`}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
