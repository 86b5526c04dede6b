import { Fragment, type CSSProperties } from 'react';
import { inOrder } from '@serikad/shared/invitations/couple-names';
import { DEFAULT_INVITATION_WORD } from '@serikad/shared/invitations/defaults';
import { capitalsIn, keepTitles, nameLines, splitFullName } from '@serikad/shared/invitations/fit-names';
import type { Couple, InvitingParty } from '@serikad/shared/invitations/invitation.types';
import { useGuest } from '../guest-context.js';
import { AROUND, Section } from './section.js';

const LETTERS_PER_LINE = 16;

/** The second page: greeting, who invites, the couple's word and their full names. */
export function Letter() {
  const { bundle, view } = useGuest();
  const { invitation } = bundle;
  const { inviter1, inviter2 } = invitation.inviter;
  const word = invitation.invitationWord ?? DEFAULT_INVITATION_WORD[invitation.language];
  return (
    <Section name="letter" page="page2" layers={AROUND}>
      <div className="heads rv">
        <Heading choice={invitation.page2.header1} />
        <Heading choice={invitation.page2.header2} />
      </div>
      <div className="inviters rv" data-field="names">
        <Party party={inviter1} />
        {inviter2 && (
          <>
            <span className="amp">&amp;</span>
            <Party party={inviter2} />
          </>
        )}
      </div>
      <p className="word rv" dir="auto" data-field="secondPage">
        {word}
      </p>
      <div className={`fullnames rv${view.couples.length > 1 ? ' two' : ''}`} data-field="names">
        {view.couples.map((couple, index) => (
          <Fragment key={index}>
            {index > 0 && <i className="pair-rule" aria-hidden="true" />}
            <FullNames couple={couple} and={view.and} />
          </Fragment>
        ))}
      </div>
    </Section>
  );
}

/** One of the heads that a couple choose: 0 none, 1 to 4 Islamic, 5 initials, 6 the design's ornament. */
function Heading({ choice }: { choice: number }) {
  const { view, texts } = useGuest();
  if (choice >= 1 && choice <= 4 && !view.shows.islamic) return null;
  switch (choice) {
    case 1:
      return <i className="head-art bismillah" role="img" aria-label="Bismillahirrahmanirrahim" />;
    case 2:
      return <i className="head-art bismillah-ruqaa" role="img" aria-label="Bismillahirrahmanirrahim" />;
    case 3:
      return <i className="head-art assalamualaikum" role="img" aria-label="Assalamualaikum" />;
    case 4:
      return <p className="salam">{texts.salam}</p>;
    case 5:
      return (
        <p className="initials">
          {view.shortNames.map((pair) => pair.map((name) => [...name][0]).join(' & ')).join(' · ')}
        </p>
      );
    case 6:
      return <i className="rule" aria-hidden="true" />;
    default:
      return null;
  }
}

function Party({ party: { name1, name2 } }: { party: InvitingParty }) {
  if (name1 === '') return null;
  return (
    <p className="party">
      <b>{keepTitles(name1)}</b>
      {name2 !== '' && (
        <>
          <span className="and">&amp;</span>
          <b>{keepTitles(name2)}</b>
        </>
      )}
    </p>
  );
}

function FullNames({ couple, and }: { couple: Couple; and: string }) {
  const [first, second] = inOrder(couple);
  return (
    <>
      <FullName name={first.fullName} />
      {first.fullName !== '' && second.fullName !== '' && <span className="amp">{and}</span>}
      <FullName name={second.fullName} />
    </>
  );
}

function FullName({ name }: { name: string }) {
  if (name === '') return null;
  const { given, lineage } = splitFullName(name);
  const lines = nameLines(given, LETTERS_PER_LINE);
  const style: CSSProperties & Record<'--n' | '--caps', number> = {
    '--n': Math.max(...lines.map((line) => [...line].length)),
    '--caps': Math.max(...lines.map(capitalsIn)),
  };
  return (
    <p className="full">
      <b style={style} dir="auto">
        {given}
      </b>
      {lineage !== '' && <span dir="auto">{keepTitles(lineage)}</span>}
    </p>
  );
}
