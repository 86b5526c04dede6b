import type { ReactNode } from 'react';
import './pages.css';

/** A page of one heading, one sentence and what to do next, with the shop's ornament. */
export function PlainPage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="wrap plain-page">
      <div className="plain-page__art" aria-hidden="true" />
      <h1 className="h-lg">{title}</h1>
      <p className="lead">{text}</p>
      {children !== undefined && <div className="btn-row">{children}</div>}
    </div>
  );
}
