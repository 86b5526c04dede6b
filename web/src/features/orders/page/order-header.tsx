import { namesSlug } from '@serikad/shared/invitations/couple-names';
import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { CoupleNames } from '../../../components/couple-names.js';
import { DesignCover } from '../../../components/design-cover.js';
import { ShareButton } from '../../../components/share/share-button.js';
import { ButtonAnchor, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { longDate } from '../../../lib/format.js';
import * as css from '../orders.module.css';

/** Whose order it is, when the day is, and the ways to the invitation. */
export function OrderHeader({ details: { order, invitation } }: { details: OrderDetails }) {
  const hasRsvp = rsvpPackage(order.items) !== null;
  return (
    <div className={css.orderHead}>
      <DesignCover design={invitation.design} sizes="6rem" eager />
      <div>
        <p className="kicker">{invitation.title === '' ? DEFAULT_TITLE : invitation.title}</p>
        <h1 className="h-page">
          <CoupleNames couple={invitation.couple} fallback={t.noNames} />
        </h1>
        <p className={classNames('sm soft num', css.orderHeadDate)}>
          {invitation.date ? longDate(invitation.date) : t.noDate}
        </p>
      </div>
      <div className={css.orderHeadAct}>
        {hasRsvp && order.paymentState !== 'trial-expired' && (
          <>
            <ButtonAnchor
              variant="second"
              icon="eye"
              newTab
              href={paths.guestView(invitation._id, namesSlug(invitation.couple))}
            >
              {t.view}
            </ButtonAnchor>
            <ShareButton variant="second" invitation={invitation} />
          </>
        )}
        <ButtonLink icon="pencil" to={paths.editor(invitation._id)}>
          {t.edit}
        </ButtonLink>
      </div>
    </div>
  );
}
