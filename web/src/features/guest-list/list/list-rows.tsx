import { lazy, Suspense } from 'react';
import { nearestTo } from '../model/shown-families.js';
import type { GuestListPage } from '../model/use-guest-list-page.js';
import { EVERYTHING } from '../model/use-shown.js';
import { FamilyList } from './family-list.js';
import { NoFamilies } from './no-families.js';

const DuplicateGroups = lazy(() =>
  import('./duplicate-groups.js').then((module) => ({ default: module.DuplicateGroups })),
);

/** The families that are shown, or what to do where there is none. */
export function ListRows({ page }: { page: GuestListPage }) {
  const { families, now, on, data, adding, selection, view } = page;
  const { rows, query, change, shown } = view;
  const { branchName, occasion, canSend, sessionOptions: sessions } = data;
  if (rows.length > 0) {
    return (
      <>
        {shown.filter === 'duplicates' && (
          <Suspense>
            <DuplicateGroups groups={data.duplicates} branchName={branchName} merge={page.merge} />
          </Suspense>
        )}
        <FamilyList
          families={rows}
          {...{ branchName, sessions, occasion, canSend, now, on }}
          selected={selection.ids}
          selecting={selection.selecting}
          newest={adding.marked}
          onSelectAll={(all) => selection.selectAll(rows, all)}
        />
      </>
    );
  }
  return (
    <NoFamilies
      query={query}
      nearest={query === '' ? undefined : nearestTo(families, query)}
      onNearest={(family) => change({ ...EVERYTHING, query: family.name })}
      onAdd={() => {
        adding.open(shown.branch, query.trim());
        change({ query: '' });
      }}
    />
  );
}
