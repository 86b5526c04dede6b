import type { AddFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { useCallback, useEffect, type KeyboardEvent } from 'react';
import { TextField } from '../../../components/form/form-fields.js';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { Icon } from '../../../components/ui/icon.js';
import { Select, type SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { ApiError } from '../../../lib/api-error.js';
import { useForm } from '../../../lib/form/use-form.js';
import { addDraftKey, newFamily, type NewFamily } from '../model/use-adding.js';
import { SeatsField } from './seats-field.js';
import { SessionChoice } from '../sessions/session-choice.js';
import * as css from '../guest-list.module.css';

const loadDto = () => import('@serikad/shared/guest-list/family.dto').then((m) => m.AddFamilyDto);
const loadCheck = () => Promise.all([loadDto(), import('@serikad/shared/validation/validate')]);

interface Props {
  invitationId: string;
  /** What the row begins with, where nothing typed is kept. */
  start: NewFamily;
  branches: readonly SelectOption[];
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  /** What was done last: the family that was added. */
  message: string | undefined;
  add: (family: AddFamilyDto) => void;
  onClose: () => void;
}

/**
 * A row for one family after the other: Enter adds, the name has the focus again; seats, branch and sessions stay.
 */
export function AddRow({ invitationId, start, branches, sessions, message, add, onClose }: Props) {
  const toBody = useCallback(
    (typed: NewFamily) => ({ invitationId, ...typed, sessions: present(typed.sessions, sessions) }),
    [invitationId, sessions],
  );
  const form = useForm<NewFamily, AddFamilyDto>(loadDto, start, { draftKey: addDraftKey(invitationId), toBody });
  const nameId = form.fieldId('name');
  useEffect(() => {
    document.getElementById(nameId)?.focus();
    // Enter is answered at once, also when the connection is lost meanwhile.
    loadCheck().catch(() => undefined);
  }, [nameId]);

  const submit = form.props(
    (family) => {
      if (family.sessions?.length === 0) return Promise.reject(invitedNowhere());
      add(family);
      const { seats, branch, sessions: invited } = form.latest.get();
      form.reset({ ...newFamily(branch), seats, sessions: invited });
      document.getElementById(nameId)?.focus();
      return Promise.resolve();
    },
    () => undefined,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <form
      className={css.addRow}
      data-branches={branches.length > 1}
      aria-label={t.addTitle}
      onKeyDown={onKeyDown}
      {...submit}
    >
      <TextField form={form} path="name" label={t.name} placeholder={t.nameExample} autoComplete="off" />
      <TextField form={form} path="title" label={t.card} placeholder={t.cardExample} autoComplete="off" optional />
      <TextField
        form={form}
        path="phone"
        label={t.phone}
        placeholder={t.phoneExample}
        type="tel"
        autoComplete="off"
        optional
      />
      <SeatsField form={form} label={t.seats} />
      {branches.length > 1 && (
        <Field id={form.fieldId('branch')} label={t.branch} error={form.error('branch')}>
          <Select value={form.values.branch} options={branches} onChange={(branch) => form.set('branch', branch)} />
        </Field>
      )}
      {sessions.length > 0 && (
        <div className={css.addSessions}>
          <SessionChoice
            id={form.fieldId('sessions')}
            sessions={sessions}
            chosen={present(form.values.sessions, sessions)}
            error={form.error('sessions')}
            onChange={(chosen) => form.set('sessions', chosen)}
          />
        </div>
      )}
      <div className={css.addAct}>
        <Button type="submit" icon="plus">
          {t.add}
        </Button>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      <p className={css.addHint} role="status">
        {message === undefined ? (
          t.addHint
        ) : (
          <>
            <Icon name="check" className="green" />
            <b className="green">{message}</b>
          </>
        )}
      </p>
    </form>
  );
}

/** As the server refuses it, which would be seen only once the row is empty again. */
function invitedNowhere(): ApiError {
  return new ApiError('validation', t.noSession, { fields: [{ field: 'sessions', message: t.noSession }] });
}

/** Of chosen sessions those that are still there: one may have been removed since. */
function present(chosen: string[] | null, sessions: readonly SelectOption[]): string[] | null {
  if (chosen === null || sessions.length === 0) return null;
  return chosen.filter((id) => sessions.some(({ value }) => value === id));
}
