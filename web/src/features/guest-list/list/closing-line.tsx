import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { dayAndMonth } from '../../../lib/format.js';
import * as css from '../guest-list.module.css';

/** Until when families may answer, and the way to the editor where it is set. */
export function ClosingLine({
  invitationId,
  closesOn,
  now,
}: {
  invitationId: string;
  closesOn: string | null;
  now: number;
}) {
  return (
    <p className={css.closing}>
      {closesOn === null
        ? t.noClosing
        : now >= closingMoment(closesOn)
          ? t.closedSince(dayAndMonth(closesOn))
          : t.closesOn(dayAndMonth(closesOn))}{' '}
      <Link className="link" to={paths.editorSection(invitationId, 'attendance')}>
        {closesOn === null ? t.setClosing : t.changeClosing}
      </Link>
    </p>
  );
}
