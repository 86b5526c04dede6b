import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.js';
import * as css from './crumbs.module.css';
import { uiTexts } from '../../i18n/ui.js';

/** Where a page is: links to its parents, and its own name. */
export function Crumbs({ above, here }: { above: readonly { to: string; label: string }[]; here: string }) {
  return (
    <nav className={css.crumbs} aria-label={uiTexts.crumbs}>
      {above.map(({ to, label }) => (
        <Fragment key={to}>
          <Link to={to}>{label}</Link>
          <Icon name="chevron-right" />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
