import type { GiftView } from '@serikad/shared/gifts/gift.types';
import type { ReservationContent } from '../gifts/reservation.types.js';
import { checkReservation, type ReservationField } from '../gifts/check-reservation.js';
import { useGuest } from '../guest-context.js';
import { Field } from '../ui/field.js';
import { GiftPicture } from './gift-picture.js';
import { NameField, SheetForm } from './sheet-form.js';
import { useDraft } from './use-draft.js';
import { useSheetForm } from './use-sheet-form.js';

interface Props {
  gift: GiftView;
  onReserved: () => void;
  /** The gift cannot be reserved any more; the notice has the reason. */
  onLost: (notice: string) => void;
}

/** Who reserves the gift: a name, and a phone number for those who like. What was typed survives errors and reloads. */
export function GiftForm({ gift, onReserved, onLost }: Props) {
  const { bundle, texts, mode, rsvp, gifts, shop } = useGuest();
  const { isSample } = bundle.invitation;
  const [typed, merge] = useDraft<ReservationContent>(
    () => {
      const kept = gifts.store.typed();
      // A guest who has sent an RSVP need not say their name twice.
      return kept.name === '' ? { ...kept, name: rsvp.stored?.from ?? rsvp.pending?.from ?? '' } : kept;
    },
    (next) => gifts.store.keepTyped(next),
  );
  const form = useSheetForm<ReservationField>();

  const change = (part: Partial<ReservationContent>): void => {
    merge(part);
    form.clearErrors();
  };
  const submit = (): void => {
    const checked = checkReservation(typed, texts);
    if ('errors' in checked) return form.refuse(checked.errors);
    void form.run(async () => {
      const outcome = await gifts.reserve(gift._id, checked.content);
      if (outcome.state === 'reserved') onReserved();
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
      hint={
        isSample
          ? texts.giftSample
          : mode === 'preview'
            ? texts.giftPreview
            : `${texts.reserveHint} ${texts.erased(shop.guestDataMonths)}`
      }
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
