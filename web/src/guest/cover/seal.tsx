import type { CSSProperties } from 'react';
import { nameLines } from '@serikad/shared/invitations/fit-names';
import type { GuestPageBundle } from '@serikad/shared/api/guest-page.types';
import { useGuest } from '../guest-context.js';
import { pictureUrl } from '../view/picture-url.js';

/** Letters that fit a line of the seal at full size; three initials with their ampersand do. */
const LETTERS_AT_FULL_SIZE = 4.2;
const LETTERS_PER_LINE = 8;

/**
 * What opens the invitation: the seal with the couple's initials, a text or a picture of theirs. Once gone it keeps
 * its place, so that the names above it stay where they are.
 */
export function Seal({ onOpen, gone }: { onOpen: () => void; gone: boolean }) {
  const { texts, bundle, view } = useGuest();
  return (
    <button className={`seal${gone ? ' gone' : ''}`} id="open" type="button" disabled={gone} onClick={onOpen}>
      <span className="seal-disc" aria-hidden="true">
        <SealMark invitation={bundle.invitation} initials={view.shortNames[0] ?? ['', '']} />
      </span>
      <span className="seal-label">{texts.open}</span>
    </button>
  );
}

function SealMark({
  invitation,
  initials,
}: {
  invitation: GuestPageBundle['invitation'];
  initials: readonly [string, string];
}) {
  if (invitation.customOpeningLogo && invitation.openingLogo !== null) {
    return <img className="seal-logo" src={pictureUrl(invitation.openingLogo)} alt="" />;
  }
  // One character is no text of the couple's own: it leaves the initials.
  if ([...invitation.openingText].length > 1) {
    const lines = nameLines(invitation.openingText, LETTERS_PER_LINE);
    const longest = Math.max(...lines.map((line) => [...line].length), lines.length * 2.2);
    const style: CSSProperties & Record<'--mk', number> = { '--mk': Math.min(1, LETTERS_AT_FULL_SIZE / longest) };
    return (
      <span className="seal-mark seal-text" style={style}>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </span>
    );
  }
  const [first, second] = initials.map((name) => [...name][0] ?? '');
  return (
    <span className="seal-mark">
      {first}
      {first && second ? <i>&amp;</i> : null}
      {second}
    </span>
  );
}
