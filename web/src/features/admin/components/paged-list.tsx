import type { ReactNode } from 'react';
import { ListFoot } from './list-foot.js';

/** A page of a list: its rows, or a sentence where there are none, and links to the other pages. */
export function PagedList({
  empty,
  children,
  ...foot
}: Parameters<typeof ListFoot>[0] & {
  empty: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {foot.shown === 0 ? empty : children}
      <ListFoot {...foot} />
    </>
  );
}
