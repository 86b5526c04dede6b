import { useEffect, useState } from 'react';
import { Button } from '../ui/button.js';
import { PageSpinner } from '../ui/spinner.js';
import { EmptyState, ErrorState } from '../ui/states.js';
import { shellTexts as t } from '../../i18n/shell.js';
import { errorMessage } from '../../lib/api-error.js';
import { mayReload, serverBuild } from '../../lib/server-build.js';
import { useBusy } from '../../lib/use-busy.js';
import { uiTexts } from '../../i18n/ui.js';

const RETRY_MS = 5000;

/** What the server said: a newer build, nothing (`reason`), or the same build, which a reload did not make whole. */
type Found = { kind: 'updated' } | { kind: 'away'; reason: string } | { kind: 'broken' };

/**
 * In place of a page whose code did not come. Asks the server why: without an answer it says so and tries again by
 * itself; with the build of this page it was the way alone, and the page reloads; only a newer build is an update.
 */
export function ChunkError() {
  const [found, setFound] = useState<Found>();
  const [asking, ask] = useBusy(async () => {
    try {
      // The last one: on an English page the dictionary is before the app.
      const scripts = Array.from(document.querySelectorAll('script[type="module"][src]'));
      const script = scripts.pop()?.getAttribute('src') ?? '';
      if ((await serverBuild(window.location.pathname, script)) === 'newer') setFound({ kind: 'updated' });
      // A browser may cache that a module failed: only a new document requests it again.
      else if (mayReload(Date.now())) window.location.reload();
      else setFound({ kind: 'broken' });
    } catch (error) {
      setFound({ kind: 'away', reason: errorMessage(error) });
    }
  });
  useEffect(() => ask(), [ask]);

  const away = found?.kind === 'away';
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(ask, RETRY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [away, ask]);

  if (!found) {
    return (
      <>
        <h1 className="sr">{uiTexts.loading}</h1>
        <PageSpinner />
      </>
    );
  }
  if (found.kind === 'away') {
    return (
      <ErrorState heading="h1" onRetry={ask} busy={asking}>
        {found.reason} {t.opensItself}
      </ErrorState>
    );
  }
  return <BrokenPage text={found.kind === 'updated' ? t.updatedText : t.missingText} />;
}

export function BrokenPage({ text }: { text: string }) {
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        icon="alert"
        title={t.brokenTitle}
        actions={
          <Button size="lg" icon="retry" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
