import { isDesignColour } from '@serikad/shared/designs/design-colour';
import { opaqueHex } from '@serikad/shared/designs/opaque-colour';
import { TextField } from '../../../components/form/form-fields.js';
import type { PathOf, TextPath } from '../../../lib/form/path.js';
import type { FormFields } from '../../../lib/form/use-form.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import type { DesignValues } from './design-values.js';
import * as css from './designs.module.css';

/** A colour as text, beside what it looks like; an opaque one is also picked. */
export function ColourField({
  form,
  path,
  label,
}: {
  form: FormFields<DesignValues>;
  path: TextPath<DesignValues> & PathOf<DesignValues>;
  label: string;
}) {
  const value = form.get(path);
  const hex = isDesignColour(value) ? opaqueHex(value) : null;
  return (
    <div className={css.colour}>
      <TextField form={form} path={path} label={label} autoComplete="off" spellCheck={false} />
      <label className={css.colourSwatch}>
        <i style={isDesignColour(value) ? { background: value } : undefined} />
        <input
          type="color"
          value={hex ?? '#ffffff'}
          disabled={hex === null}
          aria-label={t.pick(label)}
          onChange={({ target }) => form.set(path, target.value)}
        />
      </label>
    </div>
  );
}
