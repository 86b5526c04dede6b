import { ButtonLink } from '../../components/ui/button.js';
import { paths } from '../../config/paths.js';
import { plannerTexts as t } from '../../i18n/ms/pages.js';
import { PlainPage } from './plain-page.js';

/** /planner */
export function Component() {
  return (
    <PlainPage title={t.title} text={t.text}>
      <ButtonLink size="lg" to={paths.catalogue()}>
        {t.browse}
      </ButtonLink>
    </PlainPage>
  );
}
