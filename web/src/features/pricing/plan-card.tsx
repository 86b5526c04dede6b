import { DIGITAL_OPTIONS, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../components/design-cover.js';
import { ButtonLink } from '../../components/ui/button.js';
import { classNames } from '../../components/ui/class-names.js';
import { Icon } from '../../components/ui/icon.js';
import { Price, Tag } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { PLAN_NAMES, PLAN_TEXTS, pricingTexts as t } from '../../i18n/pricing.js';
import { storeOption } from '../../lib/chosen-option.js';
import * as css from './pricing-page.module.css';

/** A digital option with its price; the best one is tall and green. */
export function PlanCard({
  plan,
  percent,
  best = false,
}: {
  plan: DigitalOptionId;
  /** How much it is reduced. */
  percent: number;
  best?: boolean;
}) {
  const option = DIGITAL_OPTIONS.find(({ id }) => id === plan);
  if (!option) return null;
  const { what, points } = PLAN_TEXTS[plan];
  return (
    <article className={best ? classNames(css.plan, css.planBest, 'on-inverse') : css.plan}>
      <div>
        <h3>{PLAN_NAMES[plan]}</h3>
        <p className={css.planWhat}>{what}</p>
      </div>
      <p className={css.planCost}>
        <Price amount={option.current} />
        {option.initial > option.current && <s className="was">RM{option.initial}</s>}
        {percent > 0 && <Tag>−{percent}%</Tag>}
      </p>
      <ul className="ticks">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {best && (
        <div className={css.planArt} aria-hidden="true">
          {['cv0003', 'cv0005', 'cv0001'].map((id) => (
            <DesignCover key={id} design={id} sizes="9rem" />
          ))}
        </div>
      )}
      <ButtonLink variant={best ? 'inverse' : 'second'} size="lg" to={paths.catalogue({}, plan)}>
        {t.choose}
      </ButtonLink>
      <p className={css.planRoads}>
        <Link className="link link--row" to={paths.createOrder({ option: plan })}>
          {t.order}
        </Link>
        <Link className="link link--row" to={paths.editor('new')} onClick={() => storeOption(plan)}>
          {t.tryFree}
        </Link>
      </p>
    </article>
  );
}
