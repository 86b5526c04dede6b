import { coverImage } from '@serikad/shared/designs/cover-picture';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../components/layout/language-switch.js';
import { Logo } from '../../../components/layout/logo.js';
import { useShop } from '../../../lib/queries/shop.js';
import * as css from '../auth.module.css';

/** Covers as a fan beside the form; the last lies on top. */
const FAN = ['cv0003', 'cv0005', 'cv0001'];

/** Half form, half picture; on a phone the picture is above. */
export function AuthLayout({
  caption,
  foot,
  languages = true,
  children,
}: {
  caption: string;
  foot?: ReactNode;
  /** Whether the language can be switched: a page that is checking a sign-in would lose it by the reload. */
  languages?: boolean;
  children: ReactNode;
}) {
  const { shopName } = useShop();
  return (
    <div className={css.auth}>
      <div className={css.authForm}>
        <div className={css.authTop}>
          <Logo name={shopName} />
          {languages && <LanguageSwitch />}
        </div>
        <div className={css.authMid}>{children}</div>
        {foot}
      </div>
      <div className={css.authArt} aria-hidden="true">
        <div className={css.authFan}>
          {FAN.map((id) => (
            <img key={id} src={coverImage(id, 400)} alt="" width="480" height="720" />
          ))}
        </div>
        <p className={css.authCaption}>{caption}</p>
      </div>
    </div>
  );
}
