import { classNames } from '../../../components/ui/class-names.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import * as css from './fields.module.css';

/** Suggested colours, and any other. */
export function Swatches({
  label,
  colours,
  value,
  standard,
  onChange,
}: {
  /** What is coloured, for screen readers. */
  label: string;
  colours: readonly string[];
  /** `#rrggbb`; `null` as the design sets it. */
  value: string | null;
  /** The design's own colour, where going back to it is a choice. */
  standard?: { label: string; colour: string };
  onChange: (colour: string | null) => void;
}) {
  const chosen = value?.toLowerCase() ?? null;
  const own = chosen !== null && !colours.includes(chosen);
  return (
    <div className={css.sw} role="group" aria-label={label}>
      {standard && (
        <button type="button" className={css.swStandard} aria-pressed={value === null} onClick={() => onChange(null)}>
          <i style={{ background: standard.colour }} />
          {standard.label}
        </button>
      )}
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={t.colour(colour)}
          aria-pressed={colour === chosen}
          onClick={() => onChange(colour)}
        >
          <i style={{ background: colour }} />
        </button>
      ))}
      <label className={own ? classNames(css.swOther, css.isOn) : css.swOther}>
        <span className="sr">{t.otherColour}</span>
        <input
          type="color"
          value={value ?? standard?.colour ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <i style={own ? { background: value ?? undefined } : undefined} />
      </label>
    </div>
  );
}
