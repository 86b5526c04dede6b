import { ButtonLink } from '../../components/ui/button.js';
import { paths } from '../../config/paths.js';
import { appsTexts as t } from '../../i18n/pages.js';
import { PlainPage } from './plain-page.js';

/** /apps */
export function Component() {
  return (
    <PlainPage title={t.title} text={t.text}>
      <ButtonLink size="lg" to={paths.home}>
        {t.home}
      </ButtonLink>
    </PlainPage>
  );
}
