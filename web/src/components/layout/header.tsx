import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { useShop } from '../../lib/queries/shop.js';
import { useUserId } from '../../lib/session/use-session.js';
import { SignInButton } from '../session/sign-in-button.js';
import { Icon } from '../ui/icon.js';
import { LanguageLinks, LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { MobileMenu } from './mobile-menu.js';
import { activeEntry, NAV_ENTRIES } from './nav-entries.js';

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const userId = useUserId();
  const { shopName } = useShop();
  const active = activeEntry(pathname);
  return (
    <header className="header">
      <div className="wrap">
        <Logo name={shopName} />
        <nav className="nav" aria-label={shellTexts.mainNav}>
          {NAV_ENTRIES.map((entry) => (
            <Link key={entry.id} to={entry.to} aria-current={entry.id === active ? 'page' : undefined}>
              {entry.label}
            </Link>
          ))}
        </nav>
        <div className="header__end">
          <div className="from-desktop script-only">
            <LanguageSwitch />
          </div>
          <noscript>
            <LanguageLinks />
          </noscript>
          {userId === null ? (
            <div className="from-desktop">
              <SignInButton />
            </div>
          ) : (
            <Link className="avatar" to={paths.profile(userId)} aria-label={shellTexts.profile}>
              <Icon name="user" />
            </Link>
          )}
          <button
            type="button"
            className="menu-button until-desktop script-only"
            aria-label={shellTexts.openMenu}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
