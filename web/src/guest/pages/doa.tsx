import { DEFAULT_DOA } from '@serikad/shared/invitations/defaults';
import { useGuest } from '../guest-context.js';
import { Section } from './section.js';

export function Doa() {
  const { bundle, view, texts } = useGuest();
  if (!view.shows.islamic) return null;
  const { doa, language } = bundle.invitation;
  return (
    <Section name="doa" page="doa" layers={['frame', 'top', 'bottom']}>
      <h2 className="rv">
        <span>{texts.doa}</span>
      </h2>
      <p className="doa-text rv" dir="auto">
        {doa ?? DEFAULT_DOA[language]}
      </p>
    </Section>
  );
}
