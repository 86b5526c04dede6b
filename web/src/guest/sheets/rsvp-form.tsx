import { useState } from 'react';
import type { Locale } from '@serikad/shared/i18n/language';
import { countInput, DROPDOWN_BELOW, totalLimitText } from '@serikad/shared/rsvp/seats';
import type { RsvpDraft, StoredRsvp } from '../rsvp/rsvp.types.js';
import { checkRsvp, type RsvpField } from '../rsvp/check-rsvp.js';
import { draftOf } from '../rsvp/use-rsvp.js';
import { waits } from '../rsvp/waits.js';
import { useGuest } from '../guest-context.js';
import { Field, type FieldInput } from '../ui/field.js';
import { Icon } from '../ui/icon.js';
import { NameField, SheetForm } from './sheet-form.js';
import { useDraft } from './use-draft.js';
import { useSheetForm } from './use-sheet-form.js';
import { WishField } from './wish-field.js';

/** What the thanks are for. */
export interface SentRsvp extends Pick<StoredRsvp, 'attendanceCount' | 'wishOnly'> {
  /** Whether the wish is shown only after its approval. */
  waits: boolean;
}

interface Props {
  /** Whether the form has the fields for attendance; else the wish alone. */
  asksAttendance: boolean;
  /** What is chosen first. */
  attending: boolean;
  onSent: (outcome: 'sent' | 'later', rsvp: SentRsvp) => void;
}

/** At most four fields: name, whether they come, how many, a wish. What was typed survives errors and reloads. */
export function RsvpForm({ asksAttendance, attending, onSent }: Props) {
  const { bundle, view, texts, mode, rsvp, shop } = useGuest();
  const { attendanceLimit, wishEnabled, approveWishes, isSample } = bundle.invitation;
  const { store, stored, pending, send } = rsvp;
  const keeps = mode !== 'preview' && !isSample;
  const [draft, merge] = useDraft<RsvpDraft>(
    () => {
      const sent = pending ?? stored;
      if (sent) return draftOf(sent);
      return { from: '', count: '1', message: '', ...(keeps ? store.read('draft') : null), attending };
    },
    (next) => keeps && store.write('draft', next),
  );
  const form = useSheetForm<RsvpField>();
  // How many seats are left is not public: the server's refusal has it when they do not suffice.
  const [seatsLeft, setSeatsLeft] = useState<number>();
  const withMessage = wishEnabled || !asksAttendance;

  const change = (part: Partial<RsvpDraft>): void => {
    merge(part);
    form.clearErrors();
  };
  const submit = (): void => {
    const checked = checkRsvp(draft, { asksAttendance, perGuestLimit: attendanceLimit, locale: view.locale, texts });
    if ('errors' in checked) return form.refuse(checked.errors);
    const wishOnly = !asksAttendance;
    const { attendanceCount } = checked.content;
    const sent = { attendanceCount, wishOnly, waits: waits(checked.content, stored, approveWishes) };
    void form.run(async () => {
      const outcome = await send({ ...checked.content, wishOnly });
      if (outcome.state === 'refused') {
        const left = seatsIn(outcome.message, view.locale);
        if (left !== undefined) {
          setSeatsLeft(left);
          change({ count: String(left) });
        }
        return outcome.message || texts.failed;
      }
      onSent(outcome.state, sent);
      return null;
    }, texts.failed);
  };

  return (
    <SheetForm
      form={form}
      onSubmit={submit}
      send={stored ? texts.update : texts.send}
      sending={texts.sending}
      hint={
        isSample
          ? texts.sample
          : mode === 'preview'
            ? texts.preview
            : `${approveWishes ? texts.seenOnceApproved : texts.seenBy} ${texts.erased(shop.guestDataMonths)}`
      }
    >
      <NameField name="from" error={form.errors.from} value={draft.from} onChange={(from) => change({ from })} />
      {asksAttendance && (
        <>
          <Choice attending={draft.attending} onChange={(value) => change({ attending: value })} />
          {draft.attending && (
            <Field label={texts.count} error={form.errors.count}>
              {(input) => (
                <CountInput
                  input={input}
                  limit={attendanceLimit}
                  most={seatsLeft}
                  value={draft.count}
                  onChange={(count) => change({ count })}
                />
              )}
            </Field>
          )}
        </>
      )}
      {withMessage && (
        <WishField
          value={draft.message}
          hint={asksAttendance ? texts.optional : undefined}
          error={form.errors.message}
          onChange={(message) => change({ message })}
        />
      )}
    </SheetForm>
  );
}

function Choice({ attending, onChange }: { attending: boolean; onChange: (attending: boolean) => void }) {
  const { texts } = useGuest();
  return (
    <fieldset className="choice">
      <legend className="cap">{texts.will}</legend>
      {[true, false].map((value) => (
        <label key={String(value)} className={attending === value ? 'on' : undefined}>
          <input type="radio" name="attending" checked={attending === value} onChange={() => onChange(value)} />
          <Icon name={value ? 'heart' : 'sad'} />
          <span>{value ? texts.yes : texts.no}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How many seats a refusal says are left; only as many as a list offers are looked for. */
function seatsIn(message: string, locale: Locale): number | undefined {
  const counts = Array.from({ length: DROPDOWN_BELOW - 1 }, (_, index) => index + 1);
  return counts.find((count) => totalLimitText(count, locale) === message);
}

interface CountProps {
  input: FieldInput;
  /** Most guests per RSVP; 0: no limit. */
  limit: number;
  /** Seats that are left for this RSVP; absent: there is no limit. */
  most: number | undefined;
  value: string;
  onChange: (count: string) => void;
}

function CountInput({ input, limit, most, value, onChange }: CountProps) {
  const { texts } = useGuest();
  if (countInput(limit) === 'number') {
    return (
      <input
        {...input}
        type="number"
        name="count"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  // An RSVP from before the couple lowered the limit stays to be seen, and is refused with the limit's sentence.
  const counts = Array.from({ length: Math.min(limit, most ?? limit) }, (_, index) => String(index + 1));
  const options = counts.includes(value) ? counts : [...counts, value];
  return (
    <select {...input} name="count" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((count) => (
        <option key={count} value={count}>
          {count} {texts.persons}
        </option>
      ))}
    </select>
  );
}
