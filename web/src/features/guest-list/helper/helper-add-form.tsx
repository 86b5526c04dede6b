import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import { DEFAULT_FAMILY_SEATS } from '@serikad/shared/guest-list/family.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { useEffect, useState } from 'react';
import { TextField } from '../../../components/form/form-fields.js';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Notice } from '../../../components/ui/states.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { chatLink } from '../../../lib/chat-link.js';
import { useForm } from '../../../lib/form/use-form.js';
import { SeatsField } from '../list/seats-field.js';
import * as css from '../links/links.module.css';

const loadDto = () => import('@serikad/shared/guest-list/helper.dto').then((m) => m.AddHelperFamilyDto);
const loadCheck = () => Promise.all([loadDto(), import('@serikad/shared/validation/validate')]);

/** What the form holds. */
export type NewHelperFamily = Pick<AddHelperFamilyDto, 'name' | 'title' | 'phone' | 'seats'>;

export const NEW_FAMILY: NewHelperFamily = { name: '', title: '', phone: '', seats: DEFAULT_FAMILY_SEATS };

/** Under which name a family that is being typed is kept on the device. */
export const helperDraftKey = (branchId: string): string => `helper-add:${branchId}`;

interface Props {
  branch: { id: string; name: string };
  /** Names of the sessions that a family is invited to; empty where there is one. */
  sessions: readonly string[];
  /** Seats that are left, those on their way to the server taken off; `null`: no limit. */
  left: number | null;
  /** The family that was added last. */
  message: string | undefined;
  /** Whom to ask for more, digits with country code; empty: the couple have given no number. */
  chatNumber: string;
  add: (family: AddHelperFamilyDto) => void;
}

/** One family after the other: Enter adds, the name has the focus again, the number of persons stays. */
export function HelperAddForm({ branch, sessions, left, message, chatNumber, add }: Props) {
  const form = useForm<NewHelperFamily, AddHelperFamilyDto>(loadDto, NEW_FAMILY, {
    draftKey: helperDraftKey(branch.id),
  });
  const [changesCard, setChangesCard] = useState(false);
  useEffect(() => {
    // Enter is answered at once, also when the connection is lost meanwhile.
    loadCheck().catch(() => undefined);
  }, []);
  const { name, title, seats } = form.values;
  const missing = left === null ? 0 : Math.max(0, seats - left);
  const submit = form.props(
    (family) => {
      add(family);
      const kept = form.latest.get().seats;
      // Not more than are left after this one, which the next family would be refused for.
      form.reset({ ...NEW_FAMILY, seats: left === null ? kept : Math.max(1, Math.min(kept, left - kept)) });
      setChangesCard(false);
      document.getElementById(form.fieldId('name'))?.focus();
      return Promise.resolve();
    },
    () => undefined,
  );
  const showsCard = changesCard || title !== '';
  const hint = name.trim() !== '' && !showsCard && (
    <>
      {t.onCard} <b>{titleOf({ name, title })}</b>{' '}
      <button type="button" className={classNames('link', css.changeCard)} onClick={() => setChangesCard(true)}>
        {t.changeCard}
      </button>
    </>
  );
  return (
    <form className={css.add} aria-label={t.addTitle} {...submit}>
      <TextField
        form={form}
        path="name"
        label={t.name}
        placeholder={t.nameExample}
        autoComplete="off"
        {...(hint && { hint })}
      />
      {showsCard && <TextField form={form} path="title" label={t.card} hint={t.cardHint} autoComplete="off" optional />}
      <div className={css.pair}>
        <TextField
          form={form}
          path="phone"
          label={t.phone}
          placeholder={t.phoneExample}
          type="tel"
          autoComplete="off"
          optional
        />
        <SeatsField form={form} label={t.people} />
      </div>
      {sessions.length > 0 && <p className="sm soft">{t.invitedTo(sessions)}</p>}
      <Button type="submit" size="lg" block icon="plus" disabled={missing > 0}>
        {t.add}
      </Button>
      {missing > 0 && left !== null && (
        <Notice
          tone="warn"
          icon="info"
          role="status"
          title={t.fullTitle(left)}
          actions={
            <ButtonAnchor
              variant="second"
              icon="chat"
              newTab
              href={chatLink(chatNumber, t.askText(branch.name, t.fullTitle(left), missing))}
            >
              {t.ask(missing)}
            </ButtonAnchor>
          }
        >
          {name.trim() !== '' && t.fullText(seats)}
        </Notice>
      )}
      <p className={css.added} role="status">
        {message}
      </p>
    </form>
  );
}
