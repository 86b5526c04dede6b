import type { DesignSales } from '@serikad/shared/admin/figures.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { DesignCover } from '../../../components/design-cover.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Skeleton } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { paths } from '../../../config/paths.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { callText } from '../../../lib/api.js';
import { download } from '../../../lib/download.js';
import { adminDesignSalesQuery } from '../queries/admin.js';
import { useBusy } from '../../../lib/use-busy.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { Loaded } from '../components/loaded.js';
import type { Range } from './range.js';
import * as adminCss from '../admin.module.css';
import * as figuresCss from './figures.module.css';

const FIRST = 6;

export function DesignsCard({ range }: { range: Range }) {
  const sales = useQuery(adminDesignSalesQuery({ ...range }));
  return (
    <section className={classNames('card', figuresCss.best)} aria-busy={sales.isPlaceholderData || undefined}>
      <div className="card__head">
        <div>
          <h2 className="h-card">{t.designs}</h2>
          <p className="xs soft">{t.designsHint}</p>
        </div>
        <ExportButton range={range} disabled={!sales.data?.designs.length} />
      </div>
      <Loaded query={sales} skeleton={<Skeleton className={adminCss.skeleton} height="14rem" />}>
        {({ designs }) =>
          designs.length === 0 ? <p className="card__pad sm soft">{t.noSales}</p> : <Best all={designs} />
        }
      </Loaded>
    </section>
  );
}

function Best({ all }: { all: readonly DesignSales[] }) {
  const [whole, setWhole] = useState(false);
  const most = Math.max(1, ...all.map(({ orders }) => orders));
  return (
    <>
      <ol className="divide">
        {all.slice(0, whole ? all.length : FIRST).map(({ design, name, orders, revenue }) => (
          <li key={design} className={figuresCss.bestRow}>
            {name === '' ? <span className="cover" /> : <DesignCover design={design} sizes="2.25rem" />}
            <div>
              {name === '' ? (
                <b className="sm">{design}</b>
              ) : (
                <Link className={classNames(figuresCss.bestName, 'b sm')} to={paths.adminDesign(design)}>
                  {name}
                </Link>
              )}
              <span className={classNames(adminCss.sub, 'num')}>{ringgit(revenue)}</span>
            </div>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" />
              <rect className={figuresCss.pagesShare} width={(orders / most) * 100} height="6" />
            </svg>
            <span className="num sm">
              <span aria-hidden="true">{orders.toLocaleString('en-MY')}</span>
              <span className="sr">{t.sold(orders)}</span>
            </span>
          </li>
        ))}
      </ol>
      {!whole && all.length > FIRST && (
        <div className={figuresCss.bestMore}>
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {t.allDesigns(all.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function ExportButton({ range, disabled }: { range: Range; disabled: boolean }) {
  const dialogs = useDialogs();
  const toast = useToast();
  const [busy, save] = useBusy(async () => {
    try {
      const text = await callText('GET /api/admin/figures/designs/export', { params: { ...range } });
      // The answer's text comes without the mark (BOM) that makes a spreadsheet read UTF-8.
      const content = text.startsWith('\ufeff') ? text : `\ufeff${text}`;
      download(new File([content], `designs-${range.from}-${range.to}.csv`, { type: 'text/csv;charset=utf-8' }));
      toast(t.csvDone);
    } catch (error) {
      dialogs.showError(error);
    }
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon="download"
      aria-label={t.csvOf}
      busy={busy}
      disabled={disabled}
      onClick={save}
    >
      {t.csv}
    </Button>
  );
}
