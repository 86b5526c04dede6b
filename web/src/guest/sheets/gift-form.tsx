import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { BookingContent } from '../gifts/booking.types.js';
import { checkBooking, type BookingField } from '../gifts/check-booking.js';
import { useGuest } from '../guest-context.js';
import { Field } from '../ui/field.js';
import { GiftPicture } from './gift-picture.js';
import { NameField, SheetForm } from './sheet-form.js';
import { useDraft } from './use-draft.js';
import { useSheetForm } from './use-sheet-form.js';

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
  const [typed, merge] = useDraft<BookingContent>(
    () => {
      const kept = gifts.store.typed();
      // A guest who has answered need not say their name twice.
      return kept.name === '' ? { ...kept, name: answer.stored?.from ?? answer.pending?.from ?? '' } : kept;
    },
    (next) => gifts.store.keepTyped(next),
  );
  const form = useSheetForm<BookingField>();

  const change = (part: Partial<BookingContent>): void => {
    merge(part);
    form.clearErrors();
  };
  const submit = (): void => {
    const checked = checkBooking(typed, texts);
    if ('errors' in checked) return form.refuse(checked.errors);
    void form.run(async () => {
      const outcome = await gifts.book(gift._id, checked.content);
      if (outcome.state === 'booked') onBooked();
      else if (outcome.state !== 'refused') onLost(outcome.state === 'taken' ? texts.giftTaken : texts.giftGone);
      else {
        const { field, message } = outcome;
        if (field !== 'name' && field !== 'contactNo') return message || texts.giftFailed;
        form.refuse([[field, message]]);
      }
      return null;
    }, texts.giftFailed);
  };

  return (
    <SheetForm
      form={form}
      onSubmit={submit}
      send={texts.confirmReserve}
      sending={texts.reserving}
      hint={isSample ? texts.giftSample : mode === 'preview' ? texts.giftPreview : texts.reserveHint}
    >
      <div className="row flat">
        <GiftPicture gift={gift} />
        <span className="row-t">
          <b>{gift.title}</b>
          {gift.notes !== '' && <small className="two-lines">{gift.notes}</small>}
        </span>
      </div>
      <NameField name="name" error={form.errors.name} value={typed.name} onChange={(name) => change({ name })} />
      <Field label={texts.phone} hint={texts.optional} error={form.errors.contactNo}>
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
    </SheetForm>
  );
}
