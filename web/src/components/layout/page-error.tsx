import { useEffect } from 'react';
import { shellTexts } from '../../i18n/shell.js';
import { isChunkLoadError } from '../../platform/chunk-load-error.js';
import { BrokenPage, ChunkError } from './chunk-error.js';

/** In place of a page that broke, inside the frame that stays. */
export function PageError({ error }: { error: unknown }) {
  const isMissing = isChunkLoadError(error);
  useEffect(() => {
    if (isMissing) return;
    void import('../../lib/form/all-drafts.js').then(({ noteBrokenPage }) => noteBrokenPage(window.location.pathname));
  }, [isMissing]);
  return isMissing ? <ChunkError /> : <BrokenPage text={shellTexts.brokenText} />;
}
