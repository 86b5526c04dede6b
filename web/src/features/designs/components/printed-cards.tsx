import { DETAILS_COVER_SIZES } from '@serikad/shared/designs/cover-picture';
import type { DesignView } from '@serikad/shared/designs/design.types';
import type { CSSProperties } from 'react';
import { DesignCover } from '../../../components/design-cover.js';
import { detailsTexts as t } from '../../../i18n/designs.js';
import * as css from './printed-cards.module.css';

/** The printed A6 card, front and back, coming out of its white envelope; the back in the design's own colours. */
export function PrintedCards({ design }: { design: DesignView }) {
  const { ground, ink, accent, line } = design.palette;
  const colours = { '--card-ground': ground, '--card-ink': ink, '--card-accent': accent, '--card-line': line };
  return (
    <div className={css.printed} role="img" aria-label={t.printed(design.name)}>
      <svg className={css.printedEnvelope} viewBox="0 0 420 280" aria-hidden="true">
        <path d="M10 100 210 -24l200 124z" fill="#fffaf0" />
        <path d="M6 96h408v172a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10z" fill="#efe6d3" />
      </svg>
      <DesignCover className={css.printedFront} design={design._id} sizes={DETAILS_COVER_SIZES} />
      <div className={css.printedBack} style={colours as CSSProperties}>
        <b>{t.back.title}</b>
        <i />
        {t.back.entries.map(([time, what]) => (
          <p key={time}>
            <span>{time}</span>
            {what}
          </p>
        ))}
      </div>
      <svg className={css.printedEnvelope} viewBox="0 0 420 280" aria-hidden="true">
        <path d="M6 98 210 214 414 98v170a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10z" fill="#fffdf8" />
        <path d="M8 274 172 180M412 274 248 180" stroke="#e7dcc6" strokeWidth="1.5" />
        <path d="M6 98 210 214 414 98" fill="none" stroke="#e2d6be" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
