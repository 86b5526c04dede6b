import { Button } from '../../../components/ui/button.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import * as css from './designs.module.css';

/** Of the preview's section. */
export const PREVIEW_ID = 'design-preview';

/** Leads to the preview where it is below the form; in wide windows it is beside it, and there is no button. */
export function PreviewButton() {
  const show = () => {
    const preview = document.getElementById(PREVIEW_ID);
    preview?.scrollIntoView({ block: 'start' });
    preview?.focus({ preventScroll: true });
  };
  return (
    <span className={css.toPreview}>
      <Button variant="ghost" size="sm" icon="eye" onClick={show}>
        {t.toPreview}
      </Button>
    </span>
  );
}
