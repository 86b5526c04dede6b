import { useRouteError } from 'react-router-dom';
import { PageError } from '../components/shell/page-error.js';

/** In place of a page that broke; header and footer stay. */
export function RouteError() {
  return (
    <div className="wrap main">
      <PageError error={useRouteError()} />
    </div>
  );
}
