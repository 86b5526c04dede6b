import { DESIGN_CATEGORIES } from '@serikad/shared/designs/design.types';
import type { AdminDesignPage } from '@serikad/shared/designs/admin-design.types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { ChipLinks } from '../../../components/ui/navigation.js';
import { EmptyState, Skeleton } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { CATEGORY_NAMES } from '../../../i18n/designs.js';
import { adminDesignsQuery } from '../queries/admin.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { Loaded } from '../components/loaded.js';
import { DesignCard } from './design-card.js';
import { DesignSorter } from './design-sorter.js';
import { NewDesignDialog } from './new-design-dialog.js';
import * as adminCss from '../admin.module.css';
import * as designsCss from './designs.module.css';

const KINDS = ['all', ...DESIGN_CATEGORIES, 'hidden'] as const;
type Kind = (typeof KINDS)[number];
const nameOf = (kind: Kind): string => (kind === 'all' ? t.all : kind === 'hidden' ? t.hidden : CATEGORY_NAMES[kind]);

/** /admin/designs: the catalogue, hidden designs too. */
export function Component() {
  usePageTitle(adminTexts.designs);
  const designs = useQuery(adminDesignsQuery());
  const [sorting, setSorting] = useState(false);
  const [creating, setCreating] = useState(false);
  const ready = designs.data !== undefined;
  return (
    <>
      <div className={adminCss.head}>
        <h1>{sorting ? t.sortTitle : adminTexts.designs}</h1>
        {!sorting && (
          <div className="row row--wrap">
            <Button variant="second" icon="grip" disabled={!ready} onClick={() => setSorting(true)}>
              {t.sort}
            </Button>
            <Button icon="plus" disabled={!ready} onClick={() => setCreating(true)}>
              {t.create}
            </Button>
          </div>
        )}
      </div>
      <Loaded query={designs} skeleton={<CatalogueSkeleton />}>
        {(page) => (
          <>
            {sorting ? (
              <DesignSorter designs={page.designs} onDone={() => setSorting(false)} />
            ) : (
              <Catalogue page={page} />
            )}
            <NewDesignDialog open={creating} onClose={() => setCreating(false)} designs={page.designs} />
          </>
        )}
      </Loaded>
    </>
  );
}

function CatalogueSkeleton() {
  return (
    <div className={designsCss.designs}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
        <Skeleton key={card} ratio="2 / 3" />
      ))}
    </div>
  );
}

function Catalogue({ page: { designs, count } }: { page: AdminDesignPage }) {
  const [query] = useSearchParams();
  const kind = KINDS.find((each) => each === query.get('category')) ?? 'all';
  const isOf = (of: Kind) => (design: (typeof designs)[number]) =>
    of === 'all' || (of === 'hidden' ? design.hidden : design.category === of);
  const shown = designs.filter(isOf(kind));
  return (
    <>
      <div className={adminCss.filterChips}>
        <ChipLinks
          label={t.categories}
          current={kind}
          chips={KINDS.map((each) => ({
            id: each,
            label: (
              <>
                {nameOf(each)} <span className="num">{each === 'all' ? count : designs.filter(isOf(each)).length}</span>
              </>
            ),
            to: each === 'all' ? paths.adminDesigns : `${paths.adminDesigns}?category=${each}`,
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="palette" title={t.empty} />
      ) : (
        <ul className={designsCss.designs}>
          {shown.map((design) => (
            <DesignCard key={design._id} design={design} />
          ))}
        </ul>
      )}
    </>
  );
}
