import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageError } from '../components/layout/page-error.js';
import { noteCrash } from '../platform/crashes/collect-crashes.js';

/** In place of a page that broke; header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  // Not by RouterProvider's onError: that leaves out the errors of the first page.
  useEffect(() => noteCrash(error), [error]);
  return (
    <div className="wrap main">
      <PageError error={error} />
    </div>
  );
}
