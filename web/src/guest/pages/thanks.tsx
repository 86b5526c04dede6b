import { useGuest } from '../guest-context.js';
import { AROUND, Section } from './section.js';

/** The first page after the wedding: the couple's thanks. */
export function Thanks() {
  const { bundle, texts } = useGuest();
  return (
    <Section name="letter" page="page2" layers={AROUND}>
      <h2 className="rv">
        <span>{texts.thankYou}</span>
      </h2>
      <p className="word rv" dir="auto" data-field="dateTime">
        {bundle.invitation.phases.thanks || texts.thanks}
      </p>
    </Section>
  );
}
