import { internationalPhone } from '@serikad/shared/users/phone-links';
import { useGuest } from '../guest-context.js';
import { useFamilyState } from './use-family.js';

/** How many of the family's seats are taken; at the last one, whom to call for more. */
export function SeatsLine({ used, most }: { used: number; most: number }) {
  const { bundle } = useGuest();
  const { texts } = useFamilyState();
  const [contact] = bundle.invitation.contacts;
  return (
    <>
      <p className="seats-line" role="status">
        {texts.used(used, most)}
      </p>
      {used >= most && contact && (
        <p className="hint need-more">
          {texts.needMore}{' '}
          <a href={`tel:+${internationalPhone(contact.phoneNo)}`}>{texts.contact(contact.name || contact.phoneNo)}</a>
        </p>
      )}
    </>
  );
}
