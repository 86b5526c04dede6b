import { uiTexts } from '../../i18n/ui.js';
import { WithMalay } from './with-malay.js';

/** Turns while something is awaited. The word beside it says what. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}

export function PageSpinner() {
  return (
    <div className="state" role="status">
      <span className="spin spin--page" aria-hidden="true" />
      <p className="sm">
        <WithMalay text={uiTexts.loading} beside={uiTexts.loadingBeside} malay="inLine" />
      </p>
    </div>
  );
}
