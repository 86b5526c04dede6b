import { internationalPhone } from '@serikad/shared/users/phone-links';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';

/** Whom the guests may call, each with the ways to do so. */
export function Contacts() {
  const { bundle, texts } = useGuest();
  return bundle.invitation.contacts.map(({ name, phoneNo }, index) => {
    const phone = internationalPhone(phoneNo);
    return (
      <div className="person" key={index}>
        <div className="who">
          <b>{name}</b>
          <span>{phoneNo}</span>
        </div>
        <div className="duo">
          <a className="btn ghost" href={`tel:+${phone}`} aria-label={texts.callPerson(name)}>
            <Icon name="phone" />
            <span>{texts.call}</span>
          </a>
          <a
            className="btn wa"
            href={`https://wa.me/${phone}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.chatPerson(name)}
          >
            <Icon name="chat" />
            <span>{texts.chat}</span>
          </a>
        </div>
      </div>
    );
  });
}
