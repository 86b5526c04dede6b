import { useEffect, type ReactNode } from 'react';
import { LanguageSwitch } from '../../../components/layout/language-switch.js';
import { LogoMark } from '../../../components/layout/logo.js';
import * as css from './links.module.css';

/** The pages make no call for the configuration. */
const SHOP_NAME = 'SeriKad';

/** What the pages of secret links have in common: no menu, no account, nothing of the shop but its name. */
export function LinkFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${SHOP_NAME}`;
  }, [title]);
  return (
    <>
      <header className={css.head}>
        <span className="logo">
          <LogoMark />
          {SHOP_NAME}
        </span>
        <div className={css.headEnd}>
          <LanguageSwitch />
          {actions}
        </div>
      </header>
      {children}
    </>
  );
}
