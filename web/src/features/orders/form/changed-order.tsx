import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { CoupleNames } from '../../../components/couple-names.js';
import { DesignCover } from '../../../components/design-cover.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import * as css from '../orders.module.css';

/** Which order is being changed. */
export function ChangedOrder({ order: { invitation, createdAt } }: { order: OrderView }) {
  const card = invitation[0];
  return (
    <div className={css.chosenDesign}>
      <DesignCover design={card?.design ?? DEFAULT_DESIGN} sizes="4rem" eager />
      <div className="grow">
        <p className="kicker">{card?.title ? card.title : DEFAULT_TITLE}</p>
        <p className={css.chosenDesignName}>
          {card ? <CoupleNames couple={card.couple} fallback={t.noNames} /> : t.noNames}
        </p>
        <p className="xs soft num">{dateTime(createdAt)}</p>
      </div>
    </div>
  );
}
