import { HIGHEST_PAGE_HEADER } from '@serikad/shared/invitations/invitation.types';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../../../components/ui/class-names.js';
import { COMMON_ART } from '../../../../guest/view/common-art.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import * as css from '../../fields/fields.module.css';

const CHOICES = Array.from({ length: HIGHEST_PAGE_HEADER + 1 }, (_, value) => value);
/** The headings that are pictures, by the picture's role. */
const ART: Readonly<Record<number, string>> = { 1: 'bismillah', 2: 'bismillah-ruqaa', 3: 'assalamualaikum' };

/** From 1 to 4 they are Islamic, and go with the other Islamic items. */
export function isIslamicHeading(choice: number): boolean {
  return choice >= 1 && choice <= 4;
}

/** The headings above the text of the second page, each as it looks there. */
export function PageHeadings({
  label,
  value,
  initials,
  onChange,
}: {
  label: string;
  value: number;
  initials: string;
  onChange: (choice: number) => void;
}) {
  const name = useId();
  return (
    <div className={css.headsPick} role="radiogroup" aria-label={label}>
      {CHOICES.map((choice) => (
        <label key={choice} className={classNames(css.tile, css.headsPickI)}>
          <input type="radio" className="sr" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span className={css.tilePic} aria-hidden="true">
            {picture(choice, initials)}
          </span>
          <b>{s.headers[choice]}</b>
        </label>
      ))}
    </div>
  );
}

function picture(choice: number, initials: string): ReactNode {
  const art = COMMON_ART[ART[choice] ?? ''];
  if (art !== undefined) {
    const style: CSSProperties = { maskImage: `url("${art}")` };
    return <i className={css.headsPickArt} style={style} />;
  }
  switch (choice) {
    case 4:
      return <em>Assalamualaikum</em>;
    case 5:
      return <em>{initials}</em>;
    case 6:
      return <i className={css.headsPickRule} />;
    default:
      return '—';
  }
}
