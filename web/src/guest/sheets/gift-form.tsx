import { useRef, useState, type SubmitEvent } from 'react';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { BookingContent } from '../gifts/booking.types.js';
import { checkBooking, type BookingField } from '../gifts/check-booking.js';
import { useGuest } from '../guest-context.js';
import { Field } from '../ui/field.js';
import { GiftPicture } from './gift-picture.js';

interface Props {
  gift: GiftView;
  onBooked: () => void;
  /** The gift is not to be had any more; the notice says why. */
  onLost: (notice: string) => void;
}

/** Who reserves the gift: a name, and a phone number for those who like. What was typed survives errors and reloads. */
export function GiftForm({ gift, onBooked, onLost }: Props) {
  const { bundle, texts, mode, answer, gifts } = useGuest();
  const { isSample } = bundle.invitation;
  const [typed, setTyped] = useState<BookingContent>(() => {
    const kept = gifts.store.typed();
    // A guest who has answered need not say their name twice.
    return kept.name === '' ? { ...kept, name: answer.stored?.from ?? answer.pending?.from ?? '' } : kept;
  });
  const [errors, setErrors] = useState<Partial<Record<BookingField, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (part: Partial<BookingContent>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    setErrors({});
    gifts.store.keepTyped(next);
  };
  const fail = (list: readonly [BookingField, string][]): void => {
    setErrors(Object.fromEntries(list));
    const first = list[0]?.[0];
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const checked = checkBooking(typed, texts);
    if ('errors' in checked) return fail(checked.errors);
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await gifts.book(gift._id, checked.content);
      if (outcome.state === 'refused') {
        const { field, message } = outcome;
        if (field === 'name' || field === 'contactNo') fail([[field, message]]);
        else setFailure(message || texts.giftFailed);
      } else if (outcome.state === 'booked') onBooked();
      else onLost(outcome.state === 'taken' ? texts.giftTaken : texts.giftGone);
    } catch {
      setFailure(texts.giftFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className="form"
      ref={form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="row flat">
        <GiftPicture gift={gift} />
        <span className="row-t">
          <b>{gift.title}</b>
          {gift.notes !== '' && <small className="two-lines">{gift.notes}</small>}
        </span>
      </div>
      <Field label={texts.name} error={errors.name}>
        {(input) => (
          <input
            {...input}
            type="text"
            name="name"
            autoComplete="name"
            enterKeyHint="next"
            placeholder={texts.namePlaceholder}
            value={typed.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.phone} hint={texts.optional} error={errors.contactNo}>
        {(input) => (
          <input
            {...input}
            type="tel"
            name="contactNo"
            autoComplete="tel"
            inputMode="tel"
            enterKeyHint="done"
            value={typed.contactNo}
            onChange={(event) => change({ contactNo: event.target.value })}
          />
        )}
      </Field>
      <p className="hint">{isSample ? texts.giftSample : mode === 'preview' ? texts.giftPreview : texts.reserveHint}</p>
      {failure !== null && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      <div className="foot">
        <button type="submit" className="btn solid wide" disabled={busy}>
          {busy ? texts.reserving : failure !== null ? texts.retry : texts.confirmReserve}
        </button>
      </div>
    </form>
  );
}
