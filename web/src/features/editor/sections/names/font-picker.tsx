import { FACES, FONT_NAMES, TEXT_SIZES, type FontName } from '@serikad/shared/designs/fonts';
import type { TextStyle } from '@serikad/shared/invitations/invitation.types';
import { useId, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Select } from '../../../../components/ui/inputs.js';
import { fontFaceCss } from '../../../../guest/view/faces.js';
import { namesTexts as own } from '../../../../i18n/editor-names.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { luminance } from '@serikad/shared/designs/hex-colour';
import { Swatches } from '../../fields/swatches.js';
import * as css from '../../fields/fields.module.css';

const FIRST_FONTS = 8;
const COLOURS = ['#463636', '#8a5b3a', '#8f3742', '#1c4a38', '#1f3a63', '#ffffff'];
/** Narrow faces look smaller than wide ones of the same size. */
const SAMPLE_WIDTH = 0.62;
/** From here on a colour is read on a dark ground rather than on paper. */
const LIGHT = 0.3;

/** Face, size, colour and weight of names, each face shown with the couple's own. */
export function FontPicker({
  names,
  style,
  onChange,
}: {
  /** The names to show, such as `Aisyah & Danial`. */
  names: string;
  style: TextStyle;
  onChange: (style: TextStyle) => void;
}) {
  const group = useId();
  const chosen = FONT_NAMES.indexOf(style.font);
  const [all, setAll] = useState(chosen >= FIRST_FONTS);
  const fonts = all ? FONT_NAMES : FONT_NAMES.slice(0, FIRST_FONTS);
  return (
    <div className={css.fp}>
      <style>{fontFaceCss(FONT_NAMES)}</style>
      <p
        className={classNames(css.fpShow, luminance(style.color) > LIGHT && css.fpShowDark)}
        style={{
          fontFamily: FACES[style.font].family,
          fontVariantLigatures: 'no-common-ligatures',
          fontWeight: style.bold ? 700 : FACES[style.font].weight,
          fontSize: `min(${style.size}px, 3rem)`,
          color: style.color,
        }}
      >
        {names}
      </p>
      <div className={css.fpBar}>
        <Select
          aria-label={own.size}
          value={String(style.size)}
          options={TEXT_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChange({ ...style, size: Number(size) })}
        />
        <button
          type="button"
          className={css.tgl}
          aria-label={t.bold}
          aria-pressed={style.bold}
          onClick={() => onChange({ ...style, bold: !style.bold })}
        >
          <b>B</b>
        </button>
        <Swatches
          label={own.colours}
          colours={COLOURS}
          value={style.color}
          onChange={(color) => onChange({ ...style, color: color ?? style.color })}
        />
      </div>
      <div className={css.fpList} role="radiogroup" aria-label={own.font}>
        {fonts.map((font) => (
          <label key={font} className={css.fpI}>
            <input
              type="radio"
              className="sr"
              name={group}
              checked={font === style.font}
              onChange={() => onChange({ ...style, font })}
            />
            <span style={sample(font)}>{names}</span>
            <small>{font}</small>
          </label>
        ))}
      </div>
      {!all && (
        <Button variant="ghost" block className={css.fpMore} onClick={() => setAll(true)}>
          {own.moreFonts(FONT_NAMES.length - FIRST_FONTS)}
        </Button>
      )}
    </div>
  );
}

function sample(font: FontName) {
  const { family, advance, weight } = FACES[font];
  return { fontFamily: family, fontWeight: weight, fontSize: `${(SAMPLE_WIDTH / advance).toFixed(2)}rem` };
}
