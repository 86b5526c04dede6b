import type { AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../../components/design-cover.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Pill } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { CATEGORY_NAMES } from '../../../i18n/designs.js';
import { VisibilityButton } from './visibility-button.js';
import * as adminCss from '../admin.module.css';
import * as designsCss from './designs.module.css';

/** A design of the catalogue: to its page, and out of the catalogue or back. */
export function DesignCard({ design }: { design: AdminDesignSummary }) {
  const { _id, name, category, theme, hidden, basedOn, edited, hasOwnCover } = design;
  return (
    <li className={hidden ? classNames(designsCss.design, designsCss.isHidden) : designsCss.design}>
      <Link to={paths.adminDesign(_id)} aria-label={t.editOf(name)}>
        <DesignCover design={_id} sizes="(min-width: 60rem) 13rem, 45vw" />
      </Link>
      <p>
        <b className="b sm">{name}</b>
        <span className={adminCss.sub}>
          {_id} · {CATEGORY_NAMES[category]} · {t.themes[theme]}
        </span>
      </p>
      <p className={designsCss.designPills}>
        {hidden && <Pill tone="mute">{t.hidden}</Pill>}
        {basedOn !== null && <Pill tone="info">{t.own}</Pill>}
        {(edited.length > 0 || hasOwnCover) && (
          <Pill tone="ok" icon="pencil">
            {t.edited}
          </Pill>
        )}
      </p>
      <VisibilityButton design={design} size="sm" block aria-label={hidden ? t.showOf(name) : t.hideOf(name)} />
    </li>
  );
}
