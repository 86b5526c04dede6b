import { shellTexts as t } from '../../i18n/shell.js';
import { ButtonAnchor } from '../ui/button.js';
import { EmptyState } from '../ui/states.js';

/** In place of a page that the server can't make now. No script runs on it. */
export function Unavailable() {
  return (
    <div className="wrap main">
      <EmptyState
        heading="h1"
        icon="hourglass"
        title={t.unavailableTitle}
        actions={
          // The empty address is that of the page.
          <ButtonAnchor size="lg" icon="retry" href="">
            {t.unavailableRetry}
          </ButtonAnchor>
        }
      >
        {t.unavailableText}
      </EmptyState>
    </div>
  );
}
