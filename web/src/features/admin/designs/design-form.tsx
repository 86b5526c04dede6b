import type { UpdateDesignDto } from '@serikad/shared/designs/admin-design.dto';
import type { AdminDesign } from '@serikad/shared/designs/admin-design.types';
import { type ColouredDesign, unreadablePairs } from '@serikad/shared/designs/contrast';
import { FONT_NAMES } from '@serikad/shared/designs/fonts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { SelectField, TextField } from '../../../components/form/form-fields.js';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Notice } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { COLOUR_NAMES } from '../../../i18n/design-search.js';
import { call } from '../../../lib/api.js';
import { useForm, type Form } from '../../../lib/form/use-form.js';
import { sameData } from '../../../lib/form/path.js';
import { storeAdminDesign } from '../queries/admin.js';
import { ColourField } from './colour-field.js';
import { colourName, MAIN_COLOURS, OTHER_COLOURS } from './colour-names.js';
import { changesOf, followed, inputOf, type DesignInput, valuesOf } from './design-values.js';
import { MotifField } from './motif-field.js';
import { CATEGORIES, THEMES } from './new-design-dialog.js';
import { PreviewButton } from './preview-button.js';
import { UnreadablePairs } from './unreadable-pairs.js';
import * as adminCss from '../admin.module.css';
import * as designsCss from './designs.module.css';

const loadDto = () => import('@serikad/shared/designs/admin-design.dto').then((m) => m.UpdateDesignDto);
const FONTS = FONT_NAMES.map((value) => ({ value, label: value }));

/** The form of a design, which its preview follows. */
export function useDesignForm(design: AdminDesign): Form<DesignInput, UpdateDesignDto> {
  const toBody = useCallback((input: DesignInput) => changesOf(design._id, input), [design._id]);
  const form = useForm<DesignInput, UpdateDesignDto>(loadDto, inputOf(design), {
    toBody,
    draftKey: `design-${design._id}`,
  });
  useFollowStored(form, design);
  return form;
}

/** Name, category, theme, video, faces and colours of a design. */
export function DesignForm({ design, form }: { design: AdminDesign; form: Form<DesignInput, UpdateDesignDto> }) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const save = async (body: UpdateDesignDto) => {
    const answer = await call('PUT /api/admin/design/update', { body });
    storeAdminDesign(client, answer.design);
    toast(t.saved);
  };
  return (
    <form className={adminCss.column} {...form.props(save, dialogs.showError)}>
      <section className="card">
        <div className="card__head">
          <h2 className="h-card">{t.facts}</h2>
        </div>
        <div className="card__pad stack">
          <TextField form={form} path="name" label={t.name} autoComplete="off" />
          <div className={adminCss.pair}>
            <SelectField form={form} path="category" label={t.category} options={CATEGORIES} />
            <SelectField form={form} path="theme" label={t.theme} options={THEMES} />
          </div>
          <div className={adminCss.pair}>
            <SelectField form={form} path="type.name" label={t.nameFace} options={FONTS} />
            <SelectField form={form} path="type.head" label={t.headFace} options={FONTS} />
          </div>
          <TextField form={form} path="videoUrl" label={t.video} hint={t.videoHint} optional autoComplete="off" />
        </div>
      </section>
      <section className="card">
        <div className="card__head">
          <h2 className="h-card">{t.searched}</h2>
          <span className="xs soft">
            {t.coverColours} {design.colours.map((colour) => COLOUR_NAMES[colour]).join(', ') || '–'}
          </span>
        </div>
        <div className="card__pad stack">
          <MotifField
            value={form.values.motifs}
            error={form.error('motifs')}
            onChange={(motifs) => form.set('motifs', motifs)}
          />
          <TextField
            form={form}
            path="searchWords"
            label={t.searchWords}
            hint={t.searchWordsHint}
            optional
            autoComplete="off"
          />
        </div>
      </section>
      <section className="card">
        <div className="card__head">
          <h2 className="h-card">{t.colours}</h2>
          <span className="xs soft">{t.coloursText}</span>
        </div>
        <div className={classNames('card__pad', designsCss.colours)}>
          {MAIN_COLOURS.map((path) => (
            <ColourField key={path} form={form} path={path} label={colourName(path)} />
          ))}
        </div>
        <details
          className={designsCss.palette}
          open={OTHER_COLOURS.some((path) => form.error(path) !== undefined) || undefined}
        >
          <summary>{t.otherColours}</summary>
          <div className={classNames('card__pad', designsCss.colours)}>
            {OTHER_COLOURS.map((path) => (
              <ColourField key={path} form={form} path={path} label={colourName(path)} />
            ))}
          </div>
        </details>
      </section>
      <UnreadableColours design={form.values} />
      <p className="xs soft">{t.editedNote}</p>
      {form.problems.map((problem) => (
        <Notice key={problem} tone="bad" role="alert">
          {problem}
        </Notice>
      ))}
      <div className={designsCss.foot}>
        <PreviewButton />
        <span className="sm soft grow" role="status">
          {form.dirty ? t.unsaved : t.unchanged}
        </span>
        {form.dirty && (
          <Button variant="ghost" onClick={form.revert}>
            {t.revert}
          </Button>
        )}
        <Button type="submit" disabled={!form.dirty} busy={form.saving} busyLabel={adminTexts.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/**
 * Warns of texts that are hard to read on their ground, as the checks of the bundled designs do; it forbids nothing.
 */
function UnreadableColours({ design }: { design: ColouredDesign }) {
  const pairs = unreadablePairs(design);
  if (pairs.length === 0) return null;
  return (
    <Notice tone="warn" role="status" title={t.unreadable}>
      <UnreadablePairs pairs={pairs} />
    </Notice>
  );
}

/** Takes over what was stored elsewhere meanwhile, also under a draft of an earlier visit; what was typed stays. */
function useFollowStored(form: Form<DesignInput, UpdateDesignDto>, design: AdminDesign): void {
  const { latest, saving, reset, setValues } = form;
  useEffect(() => {
    const stored = valuesOf(design);
    if (saving || sameData(latest.get().base, stored)) return;
    const next = followed(latest.get(), stored);
    reset({ ...stored, base: stored }, true);
    setValues(() => next);
  }, [design, saving, latest, reset, setValues]);
}
