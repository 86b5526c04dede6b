import { useRouteError } from 'react-router-dom';
import { Button } from '../components/ui/button.js';
import { EmptyState } from '../components/ui/states.js';
import { shellTexts } from '../i18n/ms/shell.js';

/** A chunk that is gone: the shop was updated while the page was open. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|module script|Unable to preload CSS/i.test(error.message)
  );
}

/** In place of a page that broke; header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  return (
    <div className="wrap main" role="alert">
      <EmptyState
        heading="h1"
        icon="alert"
        title={shellTexts.brokenTitle}
        actions={
          <Button size="lg" icon="retry" onClick={() => window.location.reload()}>
            {shellTexts.reload}
          </Button>
        }
      >
        {isMissingChunk(error) ? shellTexts.updatedText : shellTexts.brokenText}
      </EmptyState>
    </div>
  );
}
