import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { ButtonLink } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { guestDataTexts as t } from '../../../i18n/guest-data.js';
import { paths } from '../../../config/paths.js';
import { dayAndMonth } from '../../../lib/format.js';

interface Props {
  orderId: string;
  guestData: NonNullable<InvitationView['guestData']>;
}

const dayOf = (moment: string): string => dayAndMonth(malaysiaDay(Date.parse(moment)));

/** Tells the couple when the data of their guests is erased, with the way to the export, or that it was. */
export function GuestDataNotice({ orderId, guestData: { eraseAt, erasedAt } }: Props) {
  if (erasedAt !== null) {
    return (
      <Notice role="note" title={t.erased(dayOf(erasedAt))}>
        {t.erasedText}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      role="note"
      title={t.title(dayOf(eraseAt))}
      actions={
        <ButtonLink variant="second" size="sm" icon="download" to={paths.orderView(orderId, 'wish-attendance')}>
          {t.download}
        </ButtonLink>
      }
    >
      {t.text}
    </Notice>
  );
}
