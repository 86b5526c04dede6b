import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { shellTexts } from '../i18n/ms/shell.js';
import { clearBegunDrafts } from '../lib/form/draft.js';
import { BrokenPage, MissingPart } from './missing-part.js';

/** Code or styles that did not come, in the words of each engine. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|module script|Unable to preload CSS/i.test(error.message)
  );
}

/** Which page of this tab broke last. */
const BROKEN_KEY = 'brokenPage';

/** Whether this page is the one that broke last; notes it. */
function brokeBefore(path: string): boolean {
  try {
    const last = sessionStorage.getItem(BROKEN_KEY);
    sessionStorage.setItem(BROKEN_KEY, path);
    return last === path;
  } catch {
    return true;
  }
}

/** In place of a page that broke; header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isMissingPart(error);
  useEffect(() => {
    // It broke again after a reload: what it began with may be the reason.
    if (!isMissing && brokeBefore(window.location.pathname)) clearBegunDrafts();
  }, [isMissing]);
  return <div className="wrap main">{isMissing ? <MissingPart /> : <BrokenPage text={shellTexts.brokenText} />}</div>;
}
