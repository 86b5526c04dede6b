import { coverImage, coverSrcSet, HERO_COVER } from '@serikad/shared/designs/cover-picture';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../components/design-cover.js';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Icon, type IconName } from '../../components/ui/icon.js';
import { paths } from '../../config/paths.js';
import { homeTexts as t, TAGLINES } from '../../i18n/home.js';
import { useTyping } from './use-typing.js';
import * as css from './home.module.css';

const LENGTHS = TAGLINES.map(([first, second]) => first.length + second.length);
const CARD_SIZES = '(min-width: 60rem) 214px, 152px';
const BAR_ICONS: readonly IconName[] = ['calendar', 'users', 'mail', 'gift', 'pin'];

type Typing = 'running' | 'paused' | 'ended';

/** The first screen: what the shop does, typed, and what it looks like. */
export function Hero() {
  const [typing, setTyping] = useState<Typing>('running');
  const end = useCallback(() => setTyping('ended'), []);
  return (
    <section className={css.hero}>
      <div className="wrap">
        <div className={css.heroCopy}>
          <Tagline typing={typing} onEnd={end} />
          <p className="lead">{t.lead}</p>
          <div className="btn-row">
            <ButtonLink size="lg" to={paths.catalogue()}>
              {t.choose}
            </ButtonLink>
            <ButtonLink variant="second" size="lg" to={paths.pricing}>
              {t.prices}
            </ButtonLink>
          </div>
          <p className={css.heroNote}>
            <Icon name="check" />
            <span>
              {t.note}{' '}
              <Link className="link" to={paths.editor('new')}>
                {t.tryFree}
              </Link>
            </span>
          </p>
          {typing !== 'ended' && (
            <button
              type="button"
              className={classNames(css.heroPause, 'script-only')}
              onClick={() => setTyping(typing === 'paused' ? 'running' : 'paused')}
            >
              <Icon name={typing === 'paused' ? 'play' : 'pause'} />
              {typing === 'paused' ? t.resumeTyping : t.pauseTyping}
            </button>
          )}
        </div>
        <div className={css.heroArt} role="img" aria-label={t.printed}>
          <div className={css.heroArch}>
            <i />
          </div>
          <DesignCover
            className={classNames(css.heroCard, css.heroCardBack)}
            design="cv0004"
            sizes={CARD_SIZES}
            eager
            behind
          />
          <DesignCover className={css.heroCard} design="cv0003" sizes={CARD_SIZES} eager behind />
          <div className={css.heroPhone}>
            <div className={css.heroPhoneScreen}>
              <img
                src={coverImage(HERO_COVER.design, 400)}
                srcSet={coverSrcSet(HERO_COVER.design)}
                sizes={HERO_COVER.sizes}
                alt=""
                width="480"
                height="720"
                fetchPriority="high"
              />
              <div className={css.heroPhoneCount}>
                {t.countdown.map(([figure, unit]) => (
                  <div key={unit}>
                    <b>{figure}</b>
                    <span>{unit}</span>
                  </div>
                ))}
              </div>
              <div className={css.heroPhoneBar}>
                {t.bar.map((label, i) => (
                  <span key={label}>
                    <Icon name={BAR_ICONS[i] ?? 'mail'} />
                    {label}
                  </span>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Tagline({ typing, onEnd }: { typing: Typing; onEnd: () => void }) {
  const { line, letters, ended } = useTyping(LENGTHS, typing === 'paused');
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  const [first, second] = TAGLINES[line] ?? ['', ''];
  return (
    // Screen readers get one tagline whole, not its letters.
    <h1 aria-label={TAGLINES[0]?.join(' ')}>
      <span aria-hidden="true">
        {first.slice(0, letters)}
        <br />
        {second.slice(0, Math.max(0, letters - first.length))}
        {typing === 'running' && <span className={css.heroCaret} />}
      </span>
    </h1>
  );
}
