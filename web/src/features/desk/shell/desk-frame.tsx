import { MOST_COUNTED } from '@serikad/shared/admin/counted';
import type { UserView } from '@serikad/shared/users/user.types';
import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { SignOutButton } from '../../../components/session/sign-out-button.js';
import { LanguageSwitch } from '../../../components/shell/language-switch.js';
import { Logo } from '../../../components/shell/logo.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { paths } from '../../../config/paths.js';
import { countText, deskTexts as t } from '../../../i18n/desk/common.js';
import { shellTexts } from '../../../i18n/shell.js';
import { useShop } from '../../../lib/queries/shop.js';
import { useShortcut, useShortcutsHelp } from './shortcuts-context.js';
import { useDeskCounts, type DeskCounts } from './use-desk-counts.js';
import * as css from '../desk.module.css';

const ENTRIES: readonly { to: string; label: string; short?: string; icon: IconName | 'chart'; end?: true }[] = [
  { to: paths.desk, label: t.today, icon: 'checklist', end: true },
  { to: paths.deskOrders(), label: t.orders, icon: 'box' },
  { to: paths.deskDesigns, label: t.designs, icon: 'palette' },
  { to: paths.deskFigures, label: t.figures, icon: 'chart' },
  { to: paths.deskAudit, label: t.audit, short: t.auditShort, icon: 'book' },
];

/** Sidebar at a desk, bar at the foot of a phone, and the page between. */
export function DeskFrame({ seller, children }: { seller: UserView; children: ReactNode }) {
  const { shopName } = useShop();
  const openHelp = useShortcutsHelp();
  const { counts, news } = useDeskCounts();
  const navigate = useNavigate();
  const goTo = (index: number) => () => void navigate(ENTRIES[index]?.to ?? paths.desk);
  useShortcut('today', goTo(0));
  useShortcut('orders', goTo(1));
  useShortcut('designs', goTo(2));
  useShortcut('figures', goTo(3));
  useShortcut('audit', goTo(4));
  return (
    <div className={css.desk}>
      <a className="skip" href="#content">
        {shellTexts.skip}
      </a>
      <aside className={classNames(css.deskSide, 'from-desk')} aria-label={t.desk}>
        <Logo name={shopName} />
        <DeskNav counts={counts} />
        <div className={classNames(css.deskSideEnd, 'xs soft')}>
          <b>{seller.name}</b>
          {seller.email}
          <button type="button" className={css.deskSideLink} onClick={openHelp}>
            {t.shortcuts} <kbd>?</kbd>
          </button>
          <Link className={css.deskSideLink} to={paths.home}>
            {t.shop}
          </Link>
          <LanguageSwitch />
          <SignOutButton />
        </div>
      </aside>
      <div className={css.deskPage}>
        <header className={classNames(css.deskTop, 'until-desk')}>
          <Logo name={shopName} />
          <span className="xs soft">{t.desk}</span>
          <LanguageSwitch />
          <Link className="avatar" to={paths.profile(seller._id)} aria-label={shellTexts.profile}>
            <Icon name="user" />
          </Link>
        </header>
        <main id="content" className={css.deskMain} tabIndex={-1}>
          {children}
        </main>
      </div>
      <div className={classNames(css.deskBar, 'until-desk')}>
        <DeskNav counts={counts} short />
      </div>
      <p className="sr" role="status">
        {news}
      </p>
    </div>
  );
}

function DeskNav({ counts, short = false }: { counts: DeskCounts | undefined; short?: boolean }) {
  return (
    <nav className={short ? css.deskBarNav : css.deskSideNav} aria-label={t.desk}>
      {ENTRIES.map((entry) => (
        <NavLink key={entry.to} to={entry.to} {...(entry.end && { end: true })}>
          {entry.icon === 'chart' ? <ChartIcon /> : <Icon name={entry.icon} />}
          {(short && entry.short) || entry.label}
          {counts && entry.to === paths.desk && <Waiting count={counts.waiting} />}
          {counts && entry.to === paths.deskOrders() && <Orders all={counts.orders} made={counts.made} />}
        </NavLink>
      ))}
    </nav>
  );
}

/** How many orders wait for a step: beside the entry, on a phone at its picture. */
function Waiting({ count }: { count: number }) {
  return (
    count > 0 && (
      <>
        <span className={classNames(css.deskNavCount, 'num')} aria-hidden="true">
          {count}
        </span>
        <span className="sr">, {t.waiting(count)}</span>
      </>
    )
  );
}

/** How many orders there are, and how many came today. */
function Orders({ all, made }: { all: number; made: number }) {
  return (
    <>
      <span className={classNames(css.deskNavAll, 'num')} aria-hidden="true">
        {made > 0 && <span className={css.deskNavNew}>+{made}</span>}
        {all < 10_000 ? all.toLocaleString('en-MY') : all.toLocaleString('en-MY', { notation: 'compact' })}
      </span>
      {made > 0 && (
        <span className={classNames(css.deskNavCount, css.deskNavCountPhone, 'num')} aria-hidden="true">
          {made}
        </span>
      )}
      <span className="sr">
        , {t.ordersInAll(countText({ count: all, countIs: all < MOST_COUNTED ? 'exact' : 'estimate' }), made)}
      </span>
    </>
  );
}

/** In the manner of the shop's set; drawn here, because nobody else ever loads it. */
function ChartIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4v16h16M8.500 16v-4M13 16V7.500M17.500 16v-6" />
    </svg>
  );
}
