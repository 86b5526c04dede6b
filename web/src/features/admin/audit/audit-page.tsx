import { AUDIT_SUBJECT_KINDS, type AuditEntry, type AuditSubjectKind } from '@serikad/shared/admin/audit.types';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { ChipLinks } from '../../../components/ui/navigation.js';
import { EmptyState, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { auditTexts as t } from '../../../i18n/admin/audit.js';
import { countText, adminTexts } from '../../../i18n/admin/common.js';
import { adminAuditQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { AuditLine } from '../components/audit-line.js';
import { Loaded } from '../components/loaded.js';
import { lastPage, pageOf } from '../components/pages-of.js';
import { PagedList } from '../components/list-foot.js';
import * as adminCss from '../admin.module.css';
import * as orderCss from '../order/order.module.css';

const PER_PAGE = 50;

interface Filters {
  kind?: AuditSubjectKind;
  subject?: string;
  page?: number;
}

function addressOf({ kind, subject, page = 1 }: Filters): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (subject) query.set('subject', subject);
  if (page > 1) query.set('page', String(page));
  return `${paths.adminAudit}${query.size > 0 ? `?${query}` : ''}`;
}

/** /admin/audit: what sellers changed, newest first. */
export function Component() {
  usePageTitle(adminTexts.audit);
  const [query] = useSearchParams();
  const kind = AUDIT_SUBJECT_KINDS.find((known) => known === query.get('kind'));
  const subject = query.get('subject')?.slice(0, 100) || undefined;
  const page = pageOf(query.get('page'), lastPage(PER_PAGE));
  const filters: Filters = { ...(kind && { kind }), ...(subject && { subject }) };
  const audit = useQuery(adminAuditQuery({ skip: (page - 1) * PER_PAGE, limit: PER_PAGE, ...filters }));
  return (
    <>
      <div className={adminCss.head}>
        <h1>{adminTexts.audit}</h1>
        <p className="sm soft num" role="status">
          {audit.data && t.count(countText(audit.data))}
        </p>
      </div>
      <div className={adminCss.filterChips}>
        <ChipLinks
          label={t.kindsLabel}
          current={kind ?? 'all'}
          chips={(['all', ...AUDIT_SUBJECT_KINDS] as const).map((each) => ({
            id: each,
            label: t.kinds[each],
            to: addressOf(each === 'all' ? {} : { kind: each }),
          }))}
        />
        {subject !== undefined && (
          <Link
            className={classNames('chip', adminCss.filterChipsFrom)}
            to={addressOf(kind ? { kind } : {})}
            state={{ keepFocus: true }}
            aria-label={t.dropOnly(t.subject(kind ?? 'order', subject))}
          >
            {t.only(t.subject(kind ?? 'order', subject))}
            <Icon name="close" />
          </Link>
        )}
      </div>
      <section className="card" aria-busy={audit.isPlaceholderData || undefined}>
        <Loaded query={audit} skeleton={<AuditSkeleton />}>
          {({ entries, count, countIs }) => (
            <PagedList
              page={page}
              perPage={PER_PAGE}
              shown={entries.length}
              count={count}
              countIs={countIs}
              to={(target) => addressOf({ ...filters, page: target })}
              empty={
                <EmptyState icon="book" title={t.none}>
                  {t.noneText}
                </EmptyState>
              }
            >
              <ol className={classNames(orderCss.tl, 'card__pad')}>
                {entries.map((entry) => (
                  <AuditLine key={entry._id} entry={entry} subject={<Subject of={entry} />} />
                ))}
              </ol>
            </PagedList>
          )}
        </Loaded>
      </section>
    </>
  );
}

function AuditSkeleton() {
  return (
    <div className={classNames('card__pad', adminCss.column)}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width="min(100%, 30rem)" height="2.5rem" />
      ))}
    </div>
  );
}

function Subject({ of: { subject } }: { of: AuditEntry }) {
  const { kind, id } = subject;
  // A customer has no page of their own; of a deleted one there is nothing else.
  if (kind === 'customer') return <span>{t.subject(kind, id)}</span>;
  const to = kind === 'order' ? paths.adminOrder(id) : id === 'all' ? paths.adminDesigns : paths.adminDesign(id);
  return (
    <Link className="link link--row" to={to}>
      {t.subject(kind, id)}
    </Link>
  );
}
