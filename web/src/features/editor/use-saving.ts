import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationAnswer, InvitationView } from '@serikad/shared/invitations/invitation.types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../components/ui/toast.js';
import { editorTexts as t } from '../../i18n/editor.js';
import { errorMessage, isApiError } from '../../lib/api-error.js';
import { invitationQuery } from '../../lib/queries/invitations.js';
import { INVITATION } from '../../lib/queries/keys.js';
import { invalidateOrders } from '../../lib/queries/orders.js';
import type { EditorMedia } from './media/media.types.js';
import { afterSave, storedInput } from './after-save.js';
import { CouplesChanged, hadSecondCouple, lacksSecondCouple } from './sections/names/couples-changed.js';
import { NEW } from './new-bundle.js';
import { FORM_DEFINITIONS, hasForm } from './sections/sections.js';
import type { EditorSection } from '../../config/editor-sections.js';
import type { EditorForms, FormSection, SectionForm, SectionInput } from './sections/section.types.js';
import { inputOf } from './sections/section-input.js';
import { mediaOf, pictureOf } from './section-state.js';
import { conflictOf, type SaveConflict } from './save-conflict.js';
import { focusFirstInvalid } from './use-field-target.js';
import { valuesOfForm } from './use-editor-forms.js';

interface FailedSave {
  state: 'failed';
  message: string;
}

/** The outcome of a section's last save. `at`: ISO 8601. */
export type SaveResult = { state: 'saved'; at: string } | FailedSave | { state: 'conflict'; bundle: InvitationBundle };

export type SaveResults = Partial<Record<EditorSection, SaveResult>>;

/** The section's files or list have errors: the form must not count as saved. */
class MediaInvalid extends Error {}

interface SaveOptions {
  /** Leaves out the dialogs. */
  quiet?: boolean;
  /** Called with the section that could not be saved, before a dialog says why: to open it. */
  onFailed?: (section: EditorSection) => Promise<void>;
}

export interface Saving {
  results: SaveResults;
  /** @returns whether the section is stored */
  save: (section: EditorSection, options?: SaveOptions) => Promise<boolean>;
  /** After a conflict: saves what is typed over what is stored. */
  keepOwn: (section: FormSection) => Promise<boolean>;
  /** After a conflict: takes what is stored. */
  useStored: (section: FormSection) => void;
}

/** Saves the sections of a stored invitation, one by one. */
export function useSaving(bundle: InvitationBundle, forms: EditorForms, media: EditorMedia): Saving {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [results, setResults] = useState<SaveResults>({});
  const { _id: id, orderId } = bundle.invitation;
  // A save may follow another one without a render between them.
  const latest = useRef({ forms, bundle, media });
  useEffect(() => {
    latest.current = { forms, bundle, media };
  });

  const setResult = (section: EditorSection, result: SaveResult | undefined) => {
    setResults(({ [section]: _before, ...others }) => (result ? { ...others, [section]: result } : others));
  };

  const setSaved = (section: EditorSection) => setResult(section, { state: 'saved', at: new Date().toISOString() });

  const notSaved = async (section: EditorSection, result: SaveResult, { onFailed }: SaveOptions): Promise<false> => {
    setResult(section, result);
    await onFailed?.(section);
    return false;
  };

  const updateCache = (invitation: InvitationView) => {
    client.setQueryData(invitationQuery(id).queryKey, (stored) => stored && { ...stored, invitation });
    void invalidateOrders(client);
    void client.invalidateQueries({ queryKey: [INVITATION, 'of-order'] });
  };

  const send = async <S extends FormSection>(section: S, revision?: number): Promise<boolean> => {
    const form: SectionForm<S> = latest.current.forms[section];
    const files = mediaOf(latest.current.media, section);
    let sent: SectionInput<S> = form.latest.get();
    // A section with files may have nothing new but those: its texts stay as they are stored.
    const withTexts = form.dirty || !files?.dirty || files.savedWithForm;
    let answer: InvitationAnswer | undefined;
    let checked = false;
    const stored = await form
      .submit(async (body, input) => {
        checked = true;
        sent = input;
        if (files && !(await files.check({ focus: true }))) throw new MediaInvalid();
        if (files?.dirty) await files.save();
        if (!withTexts) return;
        const headers = { 'If-Match': `"${revision ?? sent.revision}"` };
        answer = await FORM_DEFINITIONS[section].save(body, headers, latest.current.media).catch((error: unknown) => {
          throw lacksSecondCouple(body, error) ? new CouplesChanged() : error;
        });
        if (hadSecondCouple(body, answer.invitation)) dialogs.showMessage(t.couplesChanged, t.oneCoupleNow);
      })
      .catch((error: unknown) => {
        if (error instanceof MediaInvalid) return false;
        throw error;
      });
    // Errors of the files are shown together with those of the fields.
    if (!stored && !checked) await files?.check({ focus: false });
    if (!stored) return false;
    if (answer) {
      const next = storedInput(section, answer.invitation, sent);
      form.reset(next, true);
      form.setValues((now) => afterSave(next, sent, now));
      updateCache(answer.invitation);
    }
    setSaved(section);
    return true;
  };

  const sendMedia = async (section: EditorSection): Promise<boolean> => {
    const files = mediaOf(latest.current.media, section);
    if (!files || !(await files.check({ focus: true }))) return false;
    await files.save();
    setSaved(section);
    return true;
  };

  const showIncomplete = (section: EditorSection) => {
    const own = hasForm(section) ? incompleteMessage(latest.current.forms, section) : undefined;
    const [title, text] = own ?? [t.incomplete, t.incompleteText];
    dialogs.showMessage(title, text, focusFirstInvalid);
  };

  const readConflict = async (section: FormSection): Promise<SaveConflict | FailedSave> => {
    const { forms, media } = latest.current;
    try {
      const [bundle, { differences }] = await Promise.all([
        client.fetchQuery({ ...invitationQuery(id), staleTime: 0 }),
        import('./components/conflict.js'),
      ]);
      return conflictOf(section, forms, media, bundle, differences);
    } catch (error) {
      return { state: 'failed', message: errorMessage(error) };
    }
  };

  /** Takes the texts that are stored; a picture that is not is sent with them. */
  const sendPicture = async (section: FormSection, bundle: InvitationBundle, options: SaveOptions) => {
    takeStored(latest.current.forms, section, bundle);
    if (!mediaOf(latest.current.media, section)?.dirty) {
      setSaved(section);
      return true;
    }
    try {
      return await send(section, bundle.invitation.revisions[section]);
    } catch (error) {
      return fail(section, error, options);
    }
  };

  const resolveConflict = async (section: FormSection, options: SaveOptions): Promise<boolean> => {
    const conflict = await readConflict(section);
    if (conflict.state !== 'stored') return notSaved(section, conflict, options);
    if (conflict.changed.length > 0) toast(t.alsoChanged(conflict.changed.join(', ')));
    return sendPicture(section, conflict.bundle, options);
  };

  const fail = async (section: EditorSection, error: unknown, options: SaveOptions): Promise<false> => {
    if (error instanceof CouplesChanged) {
      // Renders the fields of the second couple.
      await client.fetchQuery({ ...invitationQuery(id), staleTime: 0 }).catch(() => undefined);
      await notSaved(section, { state: 'failed', message: t.twoCouplesNow }, options);
      if (!options.quiet) dialogs.showMessage(t.couplesChanged, t.twoCouplesNow);
      return false;
    }
    await notSaved(section, { state: 'failed', message: errorMessage(error) }, options);
    // Without network the foot of the section shows the error.
    const isAnswer = isApiError(error) && error.status !== undefined;
    if (!options.quiet && isAnswer) dialogs.showError(error, orderId ?? undefined);
    return false;
  };

  const recover = (section: EditorSection, error: unknown, options: SaveOptions): Promise<boolean> =>
    hasForm(section) && isApiError(error, 'conflict')
      ? resolveConflict(section, options)
      : fail(section, error, options);

  const save = async (section: EditorSection, options: SaveOptions = {}): Promise<boolean> => {
    if (id === NEW) return false;
    const incomplete = async (which: EditorSection): Promise<false> => {
      await options.onFailed?.(which);
      if (!options.quiet) showIncomplete(which);
      return false;
    };
    const { bundle: known, media: files } = latest.current;
    if (hasForm(section) && pictureOf(files, section)?.overtaken(known.invitation)) {
      // The texts may have been read since the picture was chosen: their revision does not show the conflict.
      return notSaved(section, { state: 'conflict', bundle: known }, options);
    }
    setResult(section, undefined);
    let sending: EditorSection = section;
    try {
      // How many couples there are is saved with the design; the names of a second one count only after it.
      const { coupleNo } = latest.current.forms.designLanguage.values;
      if (section === 'names' && coupleNo !== latest.current.bundle.invitation.coupleNo) {
        sending = 'designLanguage';
        if (!(await send('designLanguage'))) return await incomplete(sending);
        sending = section;
      }
      const stored = await (hasForm(section) ? send(section) : sendMedia(section));
      return stored || (await incomplete(section));
    } catch (error) {
      // The names failed with the design, whose own page shows why.
      if (sending !== section) setResult(section, { state: 'failed', message: errorMessage(error) });
      return recover(sending, error, options);
    }
  };

  const keepOwn = async (section: FormSection): Promise<boolean> => {
    const result = results[section];
    if (result?.state !== 'conflict') return false;
    const picture = pictureOf(latest.current.media, section);
    picture?.confirmOverwrite(result.bundle.invitation);
    try {
      const stored = await send(section, result.bundle.invitation.revisions[section]);
      if (!stored) showIncomplete(section);
      return stored;
    } catch (error) {
      return recover(section, error, {});
    }
  };

  const useStored = (section: FormSection) => {
    const result = results[section];
    if (result?.state !== 'conflict') return;
    const picture = pictureOf(latest.current.media, section);
    if (picture?.overtaken(result.bundle.invitation)) picture.reset();
    takeStored(latest.current.forms, section, result.bundle);
    setResult(section, undefined);
  };

  return { results, save, keepOwn, useStored };
}

function incompleteMessage<S extends FormSection>(forms: EditorForms, section: S) {
  return FORM_DEFINITIONS[section].incomplete?.(valuesOfForm(forms, section));
}

function takeStored<S extends FormSection>(forms: EditorForms, section: S, { invitation }: InvitationBundle): void {
  const form: SectionForm<S> = forms[section];
  form.reset(inputOf(section, invitation));
}
