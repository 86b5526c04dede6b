import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { Section } from './section.js';

export function DressCode() {
  const { bundle, texts } = useGuest();
  const { enabled, male, female } = bundle.invitation.dressCode;
  if (!enabled) return null;
  return (
    <Section name="dress">
      <h2 className="rv">
        <span>{texts.dress}</span>
      </h2>
      <div className="dresses rv">
        <div>
          <Icon name="man" className="big" />
          <h3>{texts.men}</h3>
          <p dir="auto">{male}</p>
        </div>
        <div>
          <Icon name="woman" className="big" />
          <h3>{texts.women}</h3>
          <p dir="auto">{female}</p>
        </div>
      </div>
    </Section>
  );
}
