import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { shellTexts } from '../i18n/ms/shell.js';
import { BrokenPage, MissingPart } from './missing-part.js';

/** Code or styles that did not come, in the words of each engine. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|module script|Unable to preload CSS/i.test(error.message)
  );
}

/** In place of a page that broke; header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) return;
    void import('../lib/form/all-drafts.js').then(({ noteBrokenPage }) => noteBrokenPage(window.location.pathname));
  }, [isMissing]);
  return <div className="wrap main">{isMissing ? <MissingPart /> : <BrokenPage text={shellTexts.brokenText} />}</div>;
}
