import type { FamilyAnswer, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { hasVisibleCharacter, normaliseText, textLength } from '@serikad/shared/validation/text';
import { useGuest } from '../guest-context.js';
import { waits } from '../rsvp/waits.js';
import { SheetForm } from '../sheets/sheet-form.js';
import { useDraft } from '../sheets/use-draft.js';
import { useSheetForm } from '../sheets/use-sheet-form.js';
import { WishField } from '../sheets/wish-field.js';
import { useFamilyState } from './use-family.js';
import { wordsOf } from './words.js';

const LONGEST_MESSAGE = 1000;

interface Props {
  info: PersonalInvitation;
  answer: FamilyAnswer;
  /** @param isWaiting whether others read the wish only after its approval */
  onSent: (isWaiting: boolean) => void;
}

/** The wish of a family that has answered; it is sent with the RSVP as it is stored. */
export function FamilyWish({ info, answer, onSent }: Props) {
  const { bundle, texts: common } = useGuest();
  const { store, send, texts } = useFamilyState();
  const stored = wordsOf(answer, info.seats, info.sessions);
  const [draft, merge] = useDraft(
    () => ({ message: store.read('draft')?.message ?? stored.message }),
    ({ message }) => store.write('draft', { ...stored, message }),
  );
  const form = useSheetForm<'message'>();
  const submit = (): void => {
    const message = normaliseText(draft.message);
    // An empty one takes an earlier wish back.
    if (!hasVisibleCharacter(message) && stored.message === '') return form.refuse([['message', common.wishRequired]]);
    if (textLength(message) > LONGEST_MESSAGE) return form.refuse([['message', common.wishTooLong]]);
    const isWaiting = waits(
      { from: '', message },
      { from: '', message: stored.message },
      bundle.invitation.approveWishes,
    );
    void form.run(async () => {
      const outcome = await send({ ...stored, message });
      if (outcome.state === 'refused') return outcome.message || common.failed;
      if (outcome.state === 'later') return texts.offline;
      onSent(isWaiting);
      return null;
    }, common.failed);
  };
  return (
    <SheetForm form={form} onSubmit={submit} send={common.send} sending={common.sending}>
      <WishField
        value={draft.message}
        error={form.errors.message}
        onChange={(message) => {
          merge({ message });
          form.clearErrors();
        }}
      />
    </SheetForm>
  );
}
