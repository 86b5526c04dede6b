import type { ReactNode } from 'react';
import '../../../components/ui/guest-list-icons.js';
import { Icon } from '../../../components/ui/icon.js';
import * as css from './links.module.css';

/** For an unknown, renewed and revoked link alike. */
export function LinkGone({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className={css.gone}>
      <Icon name="link" />
      <h1 className="h-sec">{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
