import { useGuest } from '../guest-context.js';
import { Contacts } from './contacts.js';
import { Sheet } from './sheet.js';

export function ContactsSheet({ onClosed }: { onClosed: () => void }) {
  const { texts } = useGuest();
  return (
    <Sheet title={texts.contacts} onClosed={onClosed}>
      <Contacts />
    </Sheet>
  );
}
