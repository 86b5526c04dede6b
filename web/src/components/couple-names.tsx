import { inOrder } from '@serikad/shared/invitations/couple-names';
import type { Couple } from '@serikad/shared/invitations/invitation.types';
import { Fragment } from 'react';

/** Short names in the couple's order, joined by the shop's ampersand; `fallback` while there are none. */
export function CoupleNames({ couple, fallback }: { couple: Couple; fallback: string }) {
  const names = inOrder(couple)
    .map(({ shortName }) => shortName)
    .filter((name) => name !== '');
  if (names.length === 0) return <span className="soft">{fallback}</span>;
  return names.map((name, i) => (
    <Fragment key={i}>
      {i > 0 && (
        <>
          {' '}
          <span className="amp">&amp;</span>{' '}
        </>
      )}
      {name}
    </Fragment>
  ));
}
