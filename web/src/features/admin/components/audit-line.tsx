import type { AuditEntry } from '@serikad/shared/admin/audit.types';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import { auditText, auditTexts } from '../../../i18n/admin/audit.js';
import { dateTime } from '../../../lib/format.js';
import * as css from '../order/order.module.css';

/** One change by a seller: who, what, when, and perhaps of what. */
export function AuditLine({ entry, subject }: { entry: AuditEntry; subject?: ReactNode }) {
  const { actor, action, details, at } = entry;
  return (
    <li>
      <div className="grow">
        <p>
          <b>{actor.email ?? (/^0+$/.test(actor._id) ? auditTexts.operator : auditTexts.goneActor)}</b>{' '}
          {auditText(action, details)}
        </p>
        <p className={classNames('xs soft num', css.tlFacts)}>
          <time dateTime={at}>{dateTime(at)}</time>
          {subject}
        </p>
      </div>
    </li>
  );
}
