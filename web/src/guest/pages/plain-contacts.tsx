import { internationalPhone } from '@serikad/shared/users/phone-links';
import { useGuest } from '../guest-context.js';
import { Section } from './section.js';

/** The contacts as plain links: on the wedding's day, and where no script opens their sheet. */
export function PlainContacts() {
  const { bundle, texts } = useGuest();
  const { contacts } = bundle.invitation;
  if (contacts.length === 0) return null;
  return (
    <Section name={bundle.phase === 'today' ? 'plain-contacts today' : 'plain-contacts'}>
      <h2>
        <span>{texts.contacts}</span>
      </h2>
      {contacts.map(({ name, phoneNo }, index) => (
        <p key={index}>
          {name}: <a href={`tel:+${internationalPhone(phoneNo)}`}>{phoneNo}</a>
        </p>
      ))}
    </Section>
  );
}
