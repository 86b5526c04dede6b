import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialogs } from '../../components/app-dialogs/dialogs-context.js';
import { editorTexts as t } from '../../i18n/ms/editor.js';
import { errorMessage, isApiError } from '../../lib/api-error.js';
import { sameData } from '../../lib/form/path.js';
import { invitationQuery } from '../../lib/queries/invitations.js';
import { afterSave, storedInput } from './model/after-save.js';
import { SAVES } from './model/calls.js';
import { NEW } from './model/new-bundle.js';
import type { EditorSection } from './model/sections.js';
import { BODIES, inputOf, valuesIn, type SectionInput } from './model/values.js';
import type { EditorForms, SectionForm } from './use-editor-forms.js';

/** How the last save of a section went. `at`: ISO 8601. */
export type SaveResult =
  | { state: 'saved'; at: string }
  | { state: 'failed'; message: string }
  | { state: 'conflict'; bundle: InvitationBundle };

export type SaveResults = Partial<Record<EditorSection, SaveResult>>;

export interface Saving {
  results: SaveResults;
  /** Saves a section; `quiet` leaves out the dialogs. @returns whether it is stored */
  save: (section: EditorSection, options?: { quiet?: boolean }) => Promise<boolean>;
  /** After a conflict: saves what is typed over what is stored. */
  keepOwn: (section: EditorSection) => Promise<boolean>;
  /** After a conflict: takes what is stored. */
  useStored: (section: EditorSection) => void;
}

/** Saves the sections of a stored invitation, one by one. */
export function useSaving(bundle: InvitationBundle, forms: EditorForms): Saving {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [results, setResults] = useState<SaveResults>({});
  const { _id: id, orderId } = bundle.invitation;
  // A save may follow another one without a render between them.
  const latest = useRef({ forms, bundle });
  useEffect(() => {
    latest.current = { forms, bundle };
  });

  const setResult = useCallback((section: EditorSection, result: SaveResult | undefined) => {
    setResults(({ [section]: _before, ...others }) => (result ? { ...others, [section]: result } : others));
  }, []);

  const take = useCallback(
    (next: InvitationBundle) => {
      client.setQueryData(invitationQuery(id).queryKey, next);
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['invitation', 'of-order'] });
    },
    [client, id],
  );

  const send = useCallback(
    async <S extends EditorSection>(section: S, revision?: number): Promise<boolean> => {
      const form: SectionForm<S> = latest.current.forms[section];
      const sent: SectionInput<S> = form.values;
      let answer: InvitationBundle | undefined;
      const stored = await form.submit(async (body) => {
        const { invitation } = await SAVES[section](body, { 'If-Match': `"${revision ?? sent.revision}"` });
        answer = { ...latest.current.bundle, invitation };
      });
      if (!stored || !answer) return false;
      const next = storedInput(section, answer.invitation, sent);
      form.reset(next, true);
      form.setValues((now) => afterSave(next, sent, now));
      setResult(section, { state: 'saved', at: new Date().toISOString() });
      take(answer);
      return true;
    },
    [setResult, take],
  );

  const showIncomplete = useCallback(
    (section: EditorSection) => {
      const { dateTime } = latest.current.forms;
      if (section === 'names') dialogs.showMessage(t.namesIncomplete, t.namesIncompleteText);
      else if (section === 'dateTime' && dateTime.values.date === '') {
        dialogs.showMessage(t.incomplete, t.dateRequired);
      } else dialogs.showMessage(t.incomplete, t.incompleteText);
    },
    [dialogs],
  );

  const fail = useCallback(
    async <S extends EditorSection>(section: S, error: unknown, quiet: boolean): Promise<boolean> => {
      if (isApiError(error, 'conflict')) {
        let current: InvitationBundle;
        try {
          current = await client.fetchQuery({ ...invitationQuery(id), staleTime: 0 });
        } catch (unread) {
          setResult(section, { state: 'failed', message: errorMessage(unread) });
          return false;
        }
        const form: SectionForm<S> = latest.current.forms[section];
        const theirs = inputOf(section, current.invitation);
        const body = (input: SectionInput<S>) =>
          BODIES[section](id, valuesIn(input), latest.current.forms.designLanguage.values.coupleNo);
        if (sameData(body(theirs), body(form.values))) {
          // The answer to an earlier save was lost on its way: it is stored already.
          form.reset(theirs);
          setResult(section, { state: 'saved', at: new Date().toISOString() });
          return true;
        }
        setResult(section, { state: 'conflict', bundle: current });
        return false;
      }
      setResult(section, { state: 'failed', message: errorMessage(error) });
      const shown = isApiError(error, 'trial-expired') || isApiError(error, 'package-required');
      // Without network the foot of the section says all there is to say.
      if (!quiet && (shown || (isApiError(error) && error.status !== undefined))) {
        dialogs.showError(error, orderId ?? undefined);
      }
      return false;
    },
    [client, dialogs, id, orderId, setResult],
  );

  const save = useCallback(
    async (section: EditorSection, { quiet = false } = {}): Promise<boolean> => {
      if (id === NEW) return false;
      setResult(section, undefined);
      let sending = section;
      try {
        // How many couples there are is saved with the design; the names of a second one count only after it.
        const { coupleNo } = latest.current.forms.designLanguage.values;
        if (section === 'names' && coupleNo !== latest.current.bundle.invitation.coupleNo) {
          sending = 'designLanguage';
          if (!(await send(sending))) {
            if (!quiet) showIncomplete(sending);
            return false;
          }
          sending = section;
        }
        const stored = await send(section);
        if (!stored && !quiet) showIncomplete(section);
        return stored;
      } catch (error) {
        // What stopped on the way to it failed too; where, its own page says.
        if (sending !== section) setResult(section, { state: 'failed', message: errorMessage(error) });
        return fail(sending, error, quiet);
      }
    },
    [fail, id, send, setResult, showIncomplete],
  );

  const keepOwn = useCallback(
    async (section: EditorSection): Promise<boolean> => {
      const result = results[section];
      if (result?.state !== 'conflict') return false;
      try {
        const stored = await send(section, result.bundle.invitation.revisions[section]);
        if (!stored) showIncomplete(section);
        return stored;
      } catch (error) {
        return fail(section, error, false);
      }
    },
    [fail, results, send, showIncomplete],
  );

  const useStored = useCallback(
    (section: EditorSection) => {
      const result = results[section];
      if (result?.state !== 'conflict') return;
      takeStored(latest.current.forms, section, result.bundle);
      setResult(section, undefined);
    },
    [results, setResult],
  );

  return { results, save, keepOwn, useStored };
}

function takeStored<S extends EditorSection>(forms: EditorForms, section: S, { invitation }: InvitationBundle): void {
  const form: SectionForm<S> = forms[section];
  form.reset(inputOf(section, invitation));
}
