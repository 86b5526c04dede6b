import type { ReactNode } from 'react';
import { DoorIcon } from './door-icon.js';

interface Props {
  kind: 'plain' | 'ok' | 'warn';
  icon: 'offline' | 'users' | 'alert';
  title: string;
  children: ReactNode;
}

export function Notice({ kind, icon, title, children }: Props) {
  return (
    <div className="notice" data-kind={kind} role="status">
      <DoorIcon name={icon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
