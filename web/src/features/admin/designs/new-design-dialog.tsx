import type { AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import type { CreateDesignDto } from '@serikad/shared/designs/admin-design.dto';
import {
  DEFAULT_DESIGN,
  DESIGN_CATEGORIES,
  DESIGN_THEMES,
  type DesignCategory,
  type DesignTheme,
} from '@serikad/shared/designs/design.types';
import { FREE_BASES, FREE_LAYOUTS } from '@serikad/shared/designs/free-layouts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { DesignCover } from '../../../components/design-cover.js';
import { SelectField, TextField } from '../../../components/form/form-fields.js';
import { RadioRow } from '../../../components/ui/choices.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { paths } from '../../../config/paths.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { CATEGORY_NAMES } from '../../../i18n/designs.js';
import { call } from '../../../lib/api.js';
import { useForm } from '../../../lib/form/use-form.js';
import { storeAdminDesign } from '../queries/admin.js';
import * as css from '../admin.module.css';
import * as designsCss from './designs.module.css';

const loadDto = () => import('@serikad/shared/designs/admin-design.dto').then((m) => m.CreateDesignDto);
export const CATEGORIES = DESIGN_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));
export const THEMES = DESIGN_THEMES.map((value) => ({ value, label: t.themes[value] }));

interface Typed {
  basedOn: string;
  name: string;
  category: DesignCategory;
  theme: DesignTheme;
  videoUrl: string;
}

/** Makes a design with another one's layers, and goes to its page. */
export function NewDesignDialog({
  open,
  onClose,
  designs,
}: {
  open: boolean;
  onClose: () => void;
  designs: readonly AdminDesignSummary[];
}) {
  const formId = useId();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const navigate = useNavigate();
  const base = designs.find(({ _id }) => _id === DEFAULT_DESIGN) ?? designs[0];
  const form = useForm<Typed, CreateDesignDto>(loadDto, {
    basedOn: base?._id ?? '',
    name: '',
    category: base?.category ?? 'floral',
    theme: base?.theme ?? 'light',
    videoUrl: '',
  });
  const save = async (body: CreateDesignDto) => {
    const { design } = await call('POST /api/admin/design/create', { body });
    storeAdminDesign(client, design);
    toast(t.created(design.name));
    onClose();
    await navigate(paths.adminDesign(design._id));
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.create}
      keepOnBackdrop
      cancel={adminTexts.cancel}
      confirm={{
        type: 'submit',
        form: formId,
        busy: form.saving,
        busyLabel: adminTexts.saving,
        children: t.createButton,
      }}
    >
      <form id={formId} className="stack" {...form.props(save, dialogs.showError)}>
        <p className="sm soft">{t.createText}</p>
        <TextField form={form} path="name" label={t.name} autoComplete="off" />
        <Beginning
          basedOn={form.values.basedOn}
          choose={(id) => {
            form.set('basedOn', id);
            // The free layouts begin on light paper.
            form.set('theme', isFree(id) ? 'light' : (base?.theme ?? 'light'));
          }}
          firstDesign={base?._id ?? ''}
        />
        {!isFree(form.values.basedOn) && (
          <SelectField
            form={form}
            path="basedOn"
            label={t.basedOn}
            options={designs.map(({ _id, name }) => ({ value: _id, label: `${name} (${_id})` }))}
          />
        )}
        <div className={css.pair}>
          <SelectField form={form} path="category" label={t.category} options={CATEGORIES} />
          <SelectField form={form} path="theme" label={t.theme} options={THEMES} />
        </div>
        <TextField
          form={form}
          path="videoUrl"
          label={t.video}
          optional
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
      </form>
    </ConfirmDialog>
  );
}

const isFree = (id: string): boolean => Object.values(FREE_BASES).includes(id);

/** What the design begins with: one of the free layouts, or a design that is there. */
function Beginning({
  basedOn,
  choose,
  firstDesign,
}: {
  basedOn: string;
  choose: (id: string) => void;
  /** The design that is offered first. */
  firstDesign: string;
}) {
  const name = useId();
  return (
    <fieldset className={designsCss.beginning}>
      <legend className="field__label">{t.begin}</legend>
      <div className="radio-list">
        {FREE_LAYOUTS.map((layout) => (
          <RadioRow
            key={layout}
            name={name}
            checked={basedOn === FREE_BASES[layout]}
            onChange={() => choose(FREE_BASES[layout])}
            title={t.freeLayouts[layout].name}
            sub={t.freeLayouts[layout].text}
            end={<DesignCover design={FREE_BASES[layout]} sizes="3.5rem" />}
          />
        ))}
        <RadioRow
          name={name}
          checked={!isFree(basedOn)}
          onChange={() => choose(firstDesign)}
          title={t.beginDesign}
          sub={t.beginDesignText}
          end={<DesignCover design={isFree(basedOn) ? firstDesign : basedOn} sizes="3.5rem" />}
        />
      </div>
    </fieldset>
  );
}
