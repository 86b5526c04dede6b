import type { AuditEntry } from '@serikad/shared/admin/audit.types';
import { classNames } from '../../../components/ui/class-names.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { AuditLine } from '../components/audit-line.js';
import * as css from './order.module.css';

export function HistoryCard({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">{t.history}</h2>
      </div>
      {entries.length === 0 ? (
        <p className="card__pad sm soft">{t.noHistory}</p>
      ) : (
        <ol className={classNames(css.tl, 'card__pad')}>
          {entries.map((entry) => (
            <AuditLine key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
