import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';

/** Until when the couple take RSVPs, or since when they do not any more. */
export function ClosingLine({ day, passed }: { day: string; passed: boolean }) {
  const { texts } = useGuest();
  return (
    <p className="closing">
      <Icon name="calendar" />
      {passed ? texts.closedSince(day) : texts.replyBy(day)}
    </p>
  );
}
