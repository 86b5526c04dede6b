import { useEffect } from 'react';
import { shellTexts } from '../../i18n/shell.js';
import { BrokenPage, MissingPart } from './missing-part.js';

/** Code or styles that did not come, in the words of each engine. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|module script|Unable to preload CSS/i.test(error.message)
  );
}

/** In place of a page that broke, inside the frame that stays. */
export function PageError({ error }: { error: unknown }) {
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) return;
    void import('../../lib/form/all-drafts.js').then(({ noteBrokenPage }) => noteBrokenPage(window.location.pathname));
  }, [isMissing]);
  return isMissing ? <MissingPart /> : <BrokenPage text={shellTexts.brokenText} />;
}
