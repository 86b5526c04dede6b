import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names.js';
import * as css from './pages.module.css';

/** A page of one heading, one sentence and what to do next, with the shop's ornament. */
export function PlainPage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={classNames('wrap', css.plainPage)}>
      <div className={css.plainPageArt} aria-hidden="true" />
      <h1 className="h-lg">{title}</h1>
      <p className="lead">{text}</p>
      {children !== undefined && <div className="btn-row">{children}</div>}
    </div>
  );
}
