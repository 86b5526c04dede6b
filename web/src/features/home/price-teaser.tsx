import {
  CARD_TIERS,
  DIGITAL_OPTIONS,
  headlineDiscountPercent,
  type DigitalOptionId,
} from '@serikad/shared/pricing/price-list';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Price, Tag } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { homeTexts as t } from '../../i18n/home.js';
import { PLAN_NAMES } from '../../i18n/pricing.js';
import * as menuListCss from '../../components/menu-list.module.css';
import * as css from './home.module.css';

const SHOWN = ['video-rsvp', 'rsvp-premium', 'rsvp-standard'] as const;

function option(id: DigitalOptionId) {
  const found = DIGITAL_OPTIONS.find((candidate) => candidate.id === id);
  return { initial: found?.initial ?? 0, current: found?.current ?? 0 };
}

export function PriceTeaser() {
  const smallest = CARD_TIERS[0];
  const video = option('video-standard').current;
  return (
    <section className="band section on-inverse">
      <div className="wrap band__grid">
        <div>
          <h2 className="h-md">{t.honest}</h2>
          <p className={classNames('lead', css.teaserText)}>{t.honestText}</p>
          <div className={css.teaserSave}>
            <b>{headlineDiscountPercent()}%</b>
            <span>{t.save}</span>
          </div>
          <ButtonLink variant="inverse" size="lg" to={paths.pricing}>
            {t.allPrices}
          </ButtonLink>
        </div>
        <ul className={menuListCss.menuList}>
          {SHOWN.map((id) => {
            const { initial, current } = option(id);
            return (
              <li key={id}>
                <span className={menuListCss.menuListName}>
                  {PLAN_NAMES[id]} {id === 'video-rsvp' && <Tag>{t.bestValue}</Tag>}
                </span>
                <Price amount={current} />
                <span className={menuListCss.menuListNote}>{t.priceNotes[id]}</span>
                {initial > current && <s className="was">RM{initial}</s>}
              </li>
            );
          })}
          <li>
            <span className={menuListCss.menuListName}>{t.video}</span>
            <Price amount={video} />
            <span className={menuListCss.menuListNote}>{t.videoNote(video, option('video-premium').current)}</span>
          </li>
          {smallest && (
            <li>
              <span className={menuListCss.menuListName}>{t.cards}</span>
              <Price amount={smallest.price} />
              <span className={menuListCss.menuListNote}>{t.cardsNote(smallest.quantity)}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
