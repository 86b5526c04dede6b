import { type BranchView, MOST_FAMILY_SEATS } from '@serikad/shared/guest-list/family.types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { SegmentedControl, Stepper } from '../../../components/ui/choices.js';
import { Field, FieldGroup } from '../../../components/ui/field.js';
import { Select, type SelectOption, TextArea } from '../../../components/ui/inputs.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { ApiError, errorMessage } from '../../../lib/api-error.js';
import { useBusy } from '../../../lib/use-busy.js';
import { SessionChoice } from '../sessions/session-choice.js';
import { FromContacts } from './from-contacts.js';
import { FromFile } from './from-file.js';
import { sourceOf, UNCHECKED, type Way } from './import-draft.js';
import { importPreviewQuery } from '../queries/import-preview.js';
import { ParsePreview } from './parse-preview.js';
import type { Import } from './use-import.js';
import * as css from './import.module.css';

const WAYS = (['lines', 'file', 'contacts'] as const).map((value) => ({ value, label: t.ways[value] }));

interface Props {
  invitationId: string;
  work: Import;
  branches: readonly BranchView[];
  branchName: (id: string) => string;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
}

/** Step 1: the families, pasted, in a file or from the phone's contacts, and what they have in common. */
export function EnterStep({ invitationId, work, branches, branchName, sessions }: Props) {
  const { draft, change } = work;
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { way, text } = draft;
  const count = way === 'lines' ? text.split('\n').filter((line) => line.trim() !== '').length : undefined;
  const isEmpty = sourceOf(draft).text.trim() === '';
  // A session may have been removed since it was chosen.
  const invited = draft.sessions?.filter((id) => sessions.some(({ value }) => value === id)) ?? null;
  const [isNowhere, setNowhere] = useState(false);

  const [isChecking, check] = useBusy(async () => {
    if (isEmpty) {
      setFailure(t.nothing[way]);
      return;
    }
    setFailure(undefined);
    setNowhere(invited?.length === 0 && sessions.length > 0);
    if (invited?.length === 0 && sessions.length > 0) return;
    try {
      await client.fetchQuery({ ...importPreviewQuery(invitationId, { ...draft, ...UNCHECKED }), staleTime: 0 });
      change({ step: 'check', sessions: sessions.length > 0 ? invited : null, ...UNCHECKED });
    } catch (error) {
      const field = error instanceof ApiError ? error.fields[0] : undefined;
      setFailure(field?.message ?? errorMessage(error));
    }
  });
  const choose = (next: Way) => {
    setFailure(undefined);
    change({ way: next });
  };
  const options = branches.map(({ id, seats, quota }) => ({
    value: id,
    label: quota === null ? branchName(id) : t.filled(branchName(id), seats, quota),
  }));

  return (
    <div className={css.body}>
      <div className={css.columns}>
        <div className={css.way}>
          <SegmentedControl label={t.wayLabel} value={way} choices={WAYS} onChange={choose} />
          {way === 'lines' && (
            <Field label={t.linesLabel} hint={t.linesHint} error={failure}>
              <TextArea
                className={css.lines}
                rows={9}
                autoComplete="off"
                spellCheck={false}
                placeholder={t.linesExample}
                value={text}
                onChange={(event) => change({ text: event.target.value })}
              />
            </Field>
          )}
          {way === 'file' && (
            <FromFile
              source={draft.file}
              failure={failure}
              onSource={(file) => change({ file })}
              onBegin={setFailure}
            />
          )}
          {way === 'contacts' && (
            <FromContacts
              source={draft.contacts}
              failure={failure}
              onSource={(contacts) => change({ contacts })}
              onBegin={setFailure}
            />
          )}
          <div className={css.common}>
            {options.length > 1 && (
              <Field label={t.branch}>
                <Select value={draft.branch} options={options} onChange={(branch) => change({ branch })} />
              </Field>
            )}
            <FieldGroup label={t.seatsUnsaid}>
              <Stepper
                label={t.seatsUnsaid}
                value={draft.seats}
                min={1}
                max={MOST_FAMILY_SEATS}
                onChange={(seats) => change({ seats })}
              />
            </FieldGroup>
            {sessions.length > 0 && (
              <SessionChoice
                sessions={sessions}
                chosen={invited}
                hint={t.sessionsHint}
                error={isNowhere && invited?.length === 0 ? t.noSession : undefined}
                onChange={(chosen) => change({ sessions: chosen })}
              />
            )}
          </div>
          <div>
            <Button size="lg" busy={isChecking} busyLabel={t.checking} onClick={check}>
              {count === undefined || count === 0 ? t.check : t.checkRows(count)}
            </Button>
          </div>
        </div>
        <aside className={css.aside}>
          <h4 className="h-card">{t.understood}</h4>
          {way === 'lines' && <ParsePreview text={text} seats={draft.seats} />}
          <p className="xs soft">{t.nothingStored}</p>
        </aside>
      </div>
    </div>
  );
}
