import type { ReactNode } from 'react';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { ButtonLink } from '../ui/button.js';

export function NotFound({ actions }: { actions?: ReactNode }) {
  return (
    <div className="wrap nf">
      <div>
        <h1 className="h-lg" lang="en">
          {shellTexts.notFound}
        </h1>
        <p className="lead">{shellTexts.notFoundText}</p>
        <div className="btn-row">
          <ButtonLink size="lg" to={paths.home}>
            {shellTexts.homepage}
          </ButtonLink>
          <ButtonLink size="lg" variant="second" to={paths.catalogue()}>
            {shellTexts.invitations}
          </ButtonLink>
          {actions}
        </div>
      </div>
      <svg viewBox="0 0 440 380" fill="none" aria-hidden="true">
        <defs>
          <pattern id="lining" width="30" height="30" patternUnits="userSpaceOnUse">
            <path
              d="M15 4l4 4-4 4-4-4zM15 18l4 4-4 4-4-4zM4 15l4-4 4 4-4 4zM18 15l4-4 4 4-4 4z"
              fill="#c79a4c"
              opacity=".8"
            />
          </pattern>
          <filter id="shadow" x="-20%" y="-20%" width="140%" height="150%">
            <feDropShadow dx="0" dy="18" stdDeviation="16" floodColor="#342810" floodOpacity=".22" />
          </filter>
        </defs>
        <g filter="url(#shadow)">
          <path d="M30 158 220 26l190 132z" fill="#1c4a38" />
          <path d="M30 156h380v182a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" fill="#1c4a38" />
        </g>
        <path d="M46 160 220 40l174 120-174 110z" fill="url(#lining)" />
        <path d="M46 160 220 40l174 120" stroke="#b58a3c" />
        <path d="M30 158 220 274 410 158v180a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" fill="#fffdf8" stroke="#e2d8c6" />
        <path d="M32 342 186 252M408 342 254 252" stroke="#e2d8c6" strokeWidth="1.5" />
      </svg>
    </div>
  );
}

export function Component() {
  return <NotFound />;
}
