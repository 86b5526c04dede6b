import { DETAILS_COVER_SIZES } from '@serikad/shared/designs/cover-picture';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { useState } from 'react';
import { DesignCover } from '../../../components/design-cover.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { detailsTexts as t } from '../../../i18n/designs.js';
import { NamedCover } from '../names/named-cover.js';
import { PhoneCard } from './phone-card.js';
import { PrintedCards } from './printed-cards.js';
import * as css from './design-viewer.module.css';

const VIEWS = ['cover', 'video', 'card', 'print'] as const;
type View = (typeof VIEWS)[number];

/** A design as what it becomes: the cover, the video, the card on a phone, the printed cards. */
export function DesignViewer({ design }: { design: DesignView }) {
  const [view, setView] = useState<View>('cover');
  return (
    <div>
      <div className={css.viewer}>
        {view === 'card' ? (
          <PhoneCard design={design._id} alt={t.onPhone(design.name)} />
        ) : view === 'print' ? (
          <PrintedCards design={design} />
        ) : (
          <NamedCover
            className={css.viewerCover}
            design={design._id}
            alt={t.cover(design.name)}
            first
            sizes={DETAILS_COVER_SIZES}
          />
        )}
        {(view === 'cover' || view === 'video') && <PlayVideo href={design.videoUrl.premium} />}
      </div>
      <div className={classNames(css.thumbs, 'script-only')} role="group" aria-label={t.viewsLabel}>
        {VIEWS.map((each) => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
            <span className={css.thumbsPicture} data-view={each} aria-hidden="true">
              {/* In the width of the large one, which is loaded already. */}
              <DesignCover design={design._id} sizes={DETAILS_COVER_SIZES} />
              {each === 'print' && <DesignCover design={design._id} sizes={DETAILS_COVER_SIZES} />}
              {each === 'video' && (
                <i>
                  <Icon name="play" />
                </i>
              )}
            </span>
            {t.views[each]}
          </button>
        ))}
      </div>
    </div>
  );
}

function PlayVideo({ href }: { href: string | null }) {
  if (href === null) {
    return (
      <p className={classNames(css.play, css.playSoon)}>
        <Icon name="film" />
        {t.noVideo}
      </p>
    );
  }
  return (
    <a className={css.play} href={href} target="_blank" rel="noopener noreferrer">
      <i>
        <Icon name="play" />
      </i>
      <Prescribed text={t.play} inControl />
      <span className="sr">({t.newTab})</span>
    </a>
  );
}
