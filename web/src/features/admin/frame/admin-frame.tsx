import { MOST_COUNTED } from '@serikad/shared/admin/counted';
import type { UserView } from '@serikad/shared/users/user.types';
import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { SignOutButton } from '../../../components/session/sign-out-button.js';
import { LanguageSwitch } from '../../../components/layout/language-switch.js';
import { Logo } from '../../../components/layout/logo.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { paths } from '../../../config/paths.js';
import { countText, adminTexts as t } from '../../../i18n/admin/common.js';
import { shellTexts } from '../../../i18n/shell.js';
import { useShop } from '../../../lib/queries/shop.js';
import { useShortcut, useShortcutsHelp } from './shortcuts-context.js';
import { useAdminCounts, type AdminCounts } from './use-admin-counts.js';
import * as css from '../admin.module.css';

const ENTRIES: readonly { to: string; label: string; short?: string; icon: IconName | 'chart'; end?: true }[] = [
  { to: paths.admin, label: t.today, icon: 'checklist', end: true },
  { to: paths.adminOrders(), label: t.orders, icon: 'box' },
  { to: paths.adminDesigns, label: t.designs, icon: 'palette' },
  { to: paths.adminFigures, label: t.figures, icon: 'chart' },
  { to: paths.adminAudit, label: t.audit, short: t.auditShort, icon: 'book' },
];

/** Sidebar on a desktop, bar at the foot of a phone, and the page between. */
export function AdminFrame({ seller, children }: { seller: UserView; children: ReactNode }) {
  const { shopName } = useShop();
  const openHelp = useShortcutsHelp();
  const { counts, news } = useAdminCounts();
  const navigate = useNavigate();
  const goTo = (index: number) => () => void navigate(ENTRIES[index]?.to ?? paths.admin);
  useShortcut('today', goTo(0));
  useShortcut('orders', goTo(1));
  useShortcut('designs', goTo(2));
  useShortcut('figures', goTo(3));
  useShortcut('audit', goTo(4));
  return (
    <div className={css.frame}>
      <a className="skip" href="#content">
        {shellTexts.skip}
      </a>
      <aside className={classNames(css.side, 'from-desktop')} aria-label={t.admin}>
        <Logo name={shopName} />
        <AdminNav counts={counts} />
        <div className={classNames(css.sideEnd, 'xs soft')}>
          <b>{seller.name}</b>
          {seller.email}
          <button type="button" className={css.sideLink} onClick={openHelp}>
            {t.shortcuts} <kbd>?</kbd>
          </button>
          <Link className={css.sideLink} to={paths.home}>
            {t.shop}
          </Link>
          <LanguageSwitch />
          <SignOutButton />
        </div>
      </aside>
      <div className={css.page}>
        <header className={classNames(css.top, 'until-desktop')}>
          <Logo name={shopName} />
          <span className="xs soft">{t.admin}</span>
          <LanguageSwitch />
          <Link className="avatar" to={paths.profile(seller._id)} aria-label={shellTexts.profile}>
            <Icon name="user" />
          </Link>
        </header>
        <main id="content" className={css.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <div className={classNames(css.bar, 'until-desktop')}>
        <AdminNav counts={counts} short />
      </div>
      <p className="sr" role="status">
        {news}
      </p>
    </div>
  );
}

function AdminNav({ counts, short = false }: { counts: AdminCounts | undefined; short?: boolean }) {
  return (
    <nav className={short ? css.barNav : css.sideNav} aria-label={t.admin}>
      {ENTRIES.map((entry) => (
        <NavLink key={entry.to} to={entry.to} {...(entry.end && { end: true })}>
          {entry.icon === 'chart' ? <ChartIcon /> : <Icon name={entry.icon} />}
          {(short && entry.short) || entry.label}
          {counts && entry.to === paths.admin && <Waiting count={counts.waiting} />}
          {counts && entry.to === paths.adminOrders() && <Orders all={counts.orders} made={counts.made} />}
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
        <span className={classNames(css.navCount, 'num')} aria-hidden="true">
          {count}
        </span>
        <span className="sr">, {t.waiting(count)}</span>
      </>
    )
  );
}

function Orders({ all, made }: { all: number; made: number }) {
  return (
    <>
      <span className={classNames(css.navAll, 'num')} aria-hidden="true">
        {made > 0 && <span className={css.navNew}>+{made}</span>}
        {all < 10_000 ? all.toLocaleString('en-MY') : all.toLocaleString('en-MY', { notation: 'compact' })}
      </span>
      {made > 0 && (
        <span className={classNames(css.navCount, css.navCountPhone, 'num')} aria-hidden="true">
          {made}
        </span>
      )}
      <span className="sr">
        , {t.ordersInAll(countText({ count: all, countIs: all < MOST_COUNTED ? 'exact' : 'estimate' }), made)}
      </span>
    </>
  );
}

/** In the style of the shop's icons; here, because only the admin pages need it. */
function ChartIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4v16h16M8.500 16v-4M13 16V7.500M17.500 16v-6" />
    </svg>
  );
}
